import { createHash } from 'node:crypto';
import type { Idempotency } from '@storefront/core/cache/idempotency';
import type { RateLimiter } from '@storefront/core/cache/rate-limiter';
import { GIFT_MESSAGE_LIMIT } from '@storefront/core/cart/gift-message';
import type { Clock } from '@storefront/core/clock';
import { findScheduleProblem, type GiftSchedule } from '@storefront/core/gift/gift-schedule';
import { DEFAULT_COUNTRY } from '@storefront/core/market/country';
import { toNumericId } from '@storefront/core/product/identifiers';
import { isGiftCard } from '@storefront/core/product/markers';
import type { LookUpReader } from '@storefront/core/providers/commerce/commerce';
import type { GiftProvider } from '@storefront/core/providers/gift/gift';
import type { Context, Hono } from 'hono';
import * as z from 'zod';
import { requireProvider } from '../deps/require-provider.ts';
import { rateLimitByIp } from '../guard/rate-limit.ts';
import { InputFault } from '../http/input-fault.ts';
import { makeApi } from '../http/make-api.ts';
import { noStore } from '../http/no-store.ts';
import { readBody } from '../http/read-body.ts';
import type { Log } from '../observe/log.ts';
import type { Meter } from '../observe/meter.ts';

export interface GiftDeps {
  siteUrl: string;
  /** Null where the shop has no such provider. */
  gifts: GiftProvider | null;
  catalogue: Pick<LookUpReader, 'variant'>;
  idempotency: Idempotency;
  rateLimiter: RateLimiter;
  clock: Clock;
  log?: Log;
  meter?: Meter;
}

const sessionLimit = { name: 'gift-session', attempts: 30, withinS: 900 };
const giftLimit = { name: 'gift', attempts: 20, withinS: 900 };

const LONGEST_AHEAD_MS = 2 * 365 * 24 * 60 * 60 * 1000;

/**
 * `[call.products-own-server.17]` The price is read from the catalogue: `value`, `valid` and `is_govalo` only
 * distinguish one request from another.
 */
const giftBody = z.object({
  value: z.unknown(),
  valid: z.unknown(),
  is_govalo: z.unknown(),
  session: z.string().regex(/^[\w-]{1,200}$/),
  variant: z.string().regex(/^(gid:\/\/shopify\/ProductVariant\/)?\d{1,20}$/),
  name: z.string().trim().min(1).max(100),
  email: z
    .string()
    .trim()
    .max(254)
    .regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/),
  message: z.string().max(GIFT_MESSAGE_LIMIT).default(''),
  send_at: z.iso.datetime({ offset: true }),
  timeZone: z.string(),
  time: z.string(),
  date: z.string(),
});

/** POST /api/govalo/get-session → `{data: {session: {id}}}`, /api/govalo/create-gift → `{gift: {gift_id}}`. */
export function giftApi(deps: GiftDeps): Hono {
  async function getSession(context: Context): Promise<Response> {
    const gifts = requireProvider(deps.gifts);
    await rateLimitByIp(deps, context, sessionLimit);
    const { sessionId } = await gifts.startSession();
    return context.json({ data: { session: { id: sessionId } } }, 200, noStore);
  }

  async function createGift(context: Context): Promise<Response> {
    const gifts = requireProvider(deps.gifts);
    await rateLimitByIp(deps, context, giftLimit);
    const gift = await readBody(context, giftBody);
    requireSchedule(gift);
    const requestKey = readKey(context);
    const fingerprint = hash(JSON.stringify(gift));
    // The key includes the session, so that nobody gets another shopper's gift by guessing a key.
    const key = hash(`${gift.session}:${requestKey ?? fingerprint}`);
    // Checked only for a new gift: a repeated request gets its gift even when the date passed or the card sold out.
    const { giftId } = await deps.idempotency.once(`gift:${key}`, fingerprint, async () => {
      requireFuture(gift.send_at, deps.clock);
      return gifts.createGift({
        sessionId: gift.session,
        variantId: toNumericId(gift.variant) ?? gift.variant,
        valueCents: await priceOf(gift.variant),
        recipient: { name: gift.name, email: gift.email },
        message: gift.message,
        sendAt: gift.send_at,
        idempotencyKey: key,
      });
    });
    return context.json({ gift: { gift_id: giftId } }, 200, noStore);
  }

  /** In US cents, as the platform sells it now. */
  async function priceOf(variantId: string): Promise<number> {
    const found = await deps.catalogue.variant(variantId, DEFAULT_COUNTRY);
    if (found !== null && isGiftCard(found.product) && found.variant.available) return found.variant.price;
    throw new InputFault('gift-card-unknown', 'Send the variant of a gift card that is for sale.', 'variant');
  }

  return makeApi(
    {
      '/api/govalo/get-session': { POST: getSession },
      '/api/govalo/create-gift': { POST: createGift },
    },
    deps,
  );
}

function readKey(context: Context): string | null {
  const key = context.req.header('idempotency-key');
  if (key === undefined) return null;
  if (/^[\w.:-]{8,200}$/.test(key)) return key;
  const say = 'The Idempotency-Key must have 8 to 200 letters, digits, dots, colons or dashes.';
  throw new InputFault('idempotency-key-malformed', say, 'Idempotency-Key');
}

function requireSchedule(schedule: GiftSchedule): void {
  const field = findScheduleProblem(schedule);
  if (field === null) return;
  throw new InputFault('gift-schedule-invalid', `The value of "${field}" cannot be used.`, field);
}

function requireFuture(iso: string, clock: Clock): void {
  const aheadMs = Date.parse(iso) - clock.now();
  if (aheadMs >= 0 && aheadMs <= LONGEST_AHEAD_MS) return;
  throw new InputFault('gift-moment-past', 'The gift must be sent in the future.', 'send_at');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
