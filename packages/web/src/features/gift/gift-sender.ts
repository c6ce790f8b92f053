import type { Clock } from '@storefront/core/clock';
import type { CreateGiftBody, GiftInfo } from '@storefront/core/gift/gift';
import { toCreateGiftBody } from '@storefront/core/gift/gift-info';
import type { Variant } from '@storefront/core/product/product';
import { ApiError } from '../../clients/api.ts';
import type { UnsentGift } from './unsent-gift.ts';

const SESSION_PATH = '/api/govalo/get-session';
const CREATE_PATH = '/api/govalo/create-gift';
/** Longer than our function may work: an attempt that is given up here could still make the gift. */
const CREATE_TIMEOUT_MS = 25_000;

interface GiftSenderDeps {
  post(path: string, body: object, timeoutMs?: number, headers?: Record<string, string>): Promise<unknown>;
  /** `[entity.browser-storage-and-cookies.5]` */
  session: { read(): string | null; write(sessionId: string | null): void };
  /** What an earlier page sent, and did not see in the bag. */
  unsent: { read(): UnsentGift | null; write(gift: UnsentGift | null): void };
  makeKey(): string;
  clock: Clock;
}

/** `refused`: something in it cannot be used. `failed`: the same gift can be sent again. */
export type GiftOutcome = { kind: 'created'; giftId: string } | { kind: 'refused' | 'failed' };

type Card = Pick<Variant, 'id' | 'price'>;

export type GiftSender = ReturnType<typeof createGiftSender>;

/**
 * Creates gifts; nothing here rejects. Of one that is sent twice, or again after a failure, there is one, until it is in
 * the bag: for a day after a reload, too.
 */
export function createGiftSender({ post, session, unsent, makeKey, clock }: GiftSenderDeps) {
  let starting: Promise<string> | null = null;
  let latest: UnsentGift | null = null;
  let creating: Promise<GiftOutcome> | null = null;

  /** `[call.products-own-server.14]` `[call.products-own-server.15]` */
  async function startSession(): Promise<string> {
    const id = (await requestSession()) ?? (await requestSession());
    if (id === null) throw new Error('No gifting session was returned');
    session.write(id);
    return id;
  }

  async function requestSession(): Promise<string | null> {
    return readText(Object(await post(SESSION_PATH, {})).data?.session?.id);
  }

  function requireSession(): Promise<string> {
    const known = session.read();
    if (known !== null) return Promise.resolve(known);
    starting ??= startSession().finally(() => {
      starting = null;
    });
    return starting;
  }

  async function send(body: CreateGiftBody, key: string): Promise<string> {
    const headers = { 'idempotency-key': key };
    const response = Object(await post(CREATE_PATH, body, CREATE_TIMEOUT_MS, headers));
    const giftId = readText(response.gift?.gift_id);
    if (giftId === null) throw new Error('No gift was returned');
    return giftId;
  }

  async function create(card: Card, info: GiftInfo): Promise<GiftOutcome> {
    // With the price: the server refuses a key that comes back with another value.
    const content = JSON.stringify([{ id: card.id, price: card.price }, info]);
    latest ??= unsent.read();
    if (latest?.content !== content) {
      latest = { content, key: makeKey(), sentAt: clock.now() };
    }
    const { key } = latest;
    unsent.write(latest);
    const attempt = async () => send(toCreateGiftBody(await requireSession(), card, info), key);
    try {
      const giftId = await attempt().catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
        // The session ended before its cookie did.
        session.write(null);
        return attempt();
      });
      return { kind: 'created', giftId };
    } catch (error) {
      console.warn('The gift could not be created', error);
      const isRefused = error instanceof ApiError && (error.status === 400 || error.status === 422);
      if (isRefused) unsent.write(null);
      return { kind: isRefused ? 'refused' : 'failed' };
    }
  }

  return {
    /** Starts a session ahead of the gift; a failure shows when the gift is created. */
    warmUp(): void {
      requireSession().catch((error: unknown) => console.warn('No gifting session could be started', error));
    },
    /** `[call.products-own-server.16]` `[call.products-own-server.18]` A call during another one gets its outcome. */
    createGift(card: Card, info: GiftInfo): Promise<GiftOutcome> {
      creating ??= create(card, info).finally(() => {
        creating = null;
      });
      return creating;
    },
    /** The gift is in the bag: the same content again is another gift. */
    finish(): void {
      latest = null;
      unsent.write(null);
    },
  };
}

function readText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
