import { createHash } from 'node:crypto';
import { GIFT_MESSAGE_LIMIT } from '@storefront/core/cart/gift-message';
import type { Clock } from '@storefront/core/clock';
import { DEFAULT_COUNTRY } from '@storefront/core/market/country';
import { toNumericId } from '@storefront/core/product/identifiers';
import { isGiftCard } from '@storefront/core/product/markers';
import type { LookUpReader } from '@storefront/core/providers/commerce/commerce';
import type { GiftProvider } from '@storefront/core/providers/gift/gift';
import type { Context, Hono } from 'hono';
import * as z from 'zod';
import type { Idempotency, Throttle } from '../doors.ts';
import { InputFault } from '../input-fault.ts';
import type { Log } from '../log.ts';
import { makeApi } from '../make-api.ts';
import type { Meter } from '../meter.ts';
import { offered } from '../not-offered.ts';
import { readBody } from '../read-body.ts';
import { slowDownAddress } from '../slow-down.ts';

export interface GiftDoors {
  siteUrl: string;
  /** Null where the shop has no such provider. */
  gifts: GiftProvider | null;
  catalogue: Pick<LookUpReader, 'variant'>;
  idempotency: Idempotency;
  throttle: Throttle;
  clock: Clock;
  log?: Log;
  meter?: Meter;
}

const sessionLimit = { name: 'gift-session', attempts: 30, withinS: 900 };
const giftLimit = { name: 'gift', attempts: 20, withinS: 900 };

const LONGEST_AHEAD_MS = 2 * 365 * 24 * 60 * 60 * 1000;

/** `[call.products-own-server.17]` What the browser says of the value is dropped. */
const giftBody = z.object({
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
});

/** POST /api/govalo/get-session → `{data: {session: {id}}}`, /api/govalo/create-gift → `{gift: {gift_id}}`. */
export function giftApi(doors: GiftDoors): Hono {
  async function getSession(context: Context): Promise<Response> {
    const gifts = offered(doors.gifts);
    await slowDownAddress(doors, context, sessionLimit);
    const { sessionId } = await gifts.startSession();
    return context.json({ data: { session: { id: sessionId } } }, 200, unkept);
  }

  async function createGift(context: Context): Promise<Response> {
    const gifts = offered(doors.gifts);
    await slowDownAddress(doors, context, giftLimit);
    const gift = await readBody(context, giftBody);
    const given = readKey(context);
    const fingerprint = hash(JSON.stringify(gift));
    // A key belongs to its session: nobody gets another shopper's gift by guessing it.
    const key = hash(`${gift.session}:${given ?? fingerprint}`);
    // What was made stays made: whoever asks again gets it, though its moment passed or the card sold out.
    const { giftId } = await doors.idempotency.once(`gift:${key}`, fingerprint, async () => {
      refuseMoment(gift.send_at, doors.clock);
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
    return context.json({ gift: { gift_id: giftId } }, 200, unkept);
  }

  /** In US cents, as the platform sells it. */
  async function priceOf(variantId: string): Promise<number> {
    const found = await doors.catalogue.variant(variantId, DEFAULT_COUNTRY);
    if (found !== null && isGiftCard(found.product) && found.variant.available) return found.variant.price;
    throw new InputFault('gift-card-unknown', 'Send the variant of a gift card that is for sale.', 'variant');
  }

  return makeApi(
    {
      '/api/govalo/get-session': { POST: getSession },
      '/api/govalo/create-gift': { POST: createGift },
    },
    doors,
  );
}

const unkept = { 'cache-control': 'private, no-store' };

function readKey(context: Context): string | null {
  const key = context.req.header('idempotency-key');
  if (key === undefined) return null;
  if (/^[\w.:-]{8,200}$/.test(key)) return key;
  const say = 'The Idempotency-Key must have 8 to 200 letters, digits, dots, colons or dashes.';
  throw new InputFault('idempotency-key-malformed', say, 'Idempotency-Key');
}

function refuseMoment(iso: string, clock: Clock): void {
  const aheadMs = Date.parse(iso) - clock.now();
  if (aheadMs >= 0 && aheadMs <= LONGEST_AHEAD_MS) return;
  throw new InputFault('gift-moment-past', 'The gift must be sent in the future.', 'send_at');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
