import { cacheKeys } from '@storefront/core/cache/keys';
import { type CacheStore, expiringEntry } from '@storefront/core/cache/store';
import type { Clock } from '@storefront/core/clock';
import * as z from 'zod';
import type { BurstDetector } from './burst.ts';
import type { PageMessage } from './message.ts';
import type { Queue } from './queue.ts';

export interface PageMessagesDeps {
  store: CacheStore;
  queue: Pick<Queue, 'send'>;
  clock: Clock;
  burst: Pick<BurstDetector, 'remainingS'>;
}

/**
 * The messages that refresh pages later: usually one for a page, however often it is requested. What the table says about
 * them is only ever written after the queue has them, so that no request relies on a message that was never sent. Rejects
 * as the queue and the store do.
 */
export interface PageMessages {
  /** Resolves when a message is in the queue that will be received from now on, an urgent one for an urgent request. */
  add(path: string, isUrgent: boolean, requests: () => Promise<number>): Promise<void>;
  /** Sends a received message again, after at least so many seconds. */
  sendAgain(message: PageMessage, atLeastS?: number): Promise<void>;
  /** Whether an urgent message for it waits: the others stand behind all that is under way. */
  isUrgentWaiting(path: string): Promise<boolean>;
  /** Whether another message for its page waits, which serves its requests too. */
  isReplaced(message: PageMessage): Promise<boolean>;
  /** Call it before the page is made: a request from now on may come too late for the message, and needs another. */
  take(message: PageMessage): Promise<void>;
}

type Urgency = Pick<PageMessage, 'isUrgent'>;

/** What the table knows of the message that waits for a page. */
const waitingSchema = z.object({ id: z.string(), isUrgent: z.boolean() });
type WaitingMessage = z.infer<typeof waitingSchema>;

/** An urgent request needs an urgent message; the one that waits already is then replaced. */
function serves(message: Urgency | null, isUrgent: boolean): boolean {
  return message !== null && (message.isUrgent || !isUrgent);
}

/** Delay of a message outside a burst: an editor who saves twice sees the second edit after it. */
const EDITOR_DELAY_S = 1;
/** In a burst, of a page that only shows changes: there are many, and their messages must not keep workers busy. */
const BURST_DELAY_S = 5;
/** Longer than most messages wait; after it a page may have two. */
const KNOWN_S = 330;

export function createPageMessages({ store, queue, clock, burst }: PageMessagesDeps): PageMessages {
  /** Path → a message of this process, and when it can be received at the earliest: until then it serves requests. */
  const sentLast = new Map<string, Urgency & { receivedFrom: number }>();
  /** Path → whether the call under way has sent a message; it cannot be received yet. */
  const adding = new Map<string, Urgency & { isSent: Promise<boolean> }>();
  const keyOf = (path: string) => cacheKeys.refresh(path, 'waiting');

  async function waitingMessage(path: string): Promise<WaitingMessage | null> {
    return waitingSchema.safeParse((await store.read(keyOf(path)))?.value).data ?? null;
  }

  async function delayOf({ isUrgent }: PageMessage): Promise<number> {
    const burstS = await burst.remainingS();
    if (burstS === 0) return EDITOR_DELAY_S;
    return isUrgent ? burstS : BURST_DELAY_S;
  }

  async function send(message: PageMessage, atLeastS: number): Promise<void> {
    const delayS = Math.max(atLeastS, await delayOf(message));
    const sentAt = clock.now();
    await queue.send(message, delayS);
    sentLast.set(message.path, { isUrgent: message.isUrgent, receivedFrom: sentAt + delayS * 1_000 });
  }

  async function sendUnlessWaiting(
    path: string,
    isUrgent: boolean,
    requests: () => Promise<number>,
  ): Promise<boolean> {
    if (serves(await waitingMessage(path), isUrgent)) return false;
    const id = crypto.randomUUID();
    const known = { path, requests: await requests(), since: clock.now(), isUrgent };
    await send({ about: 'page', id, ...known }, 0);
    // Without it the page is at worst made once more.
    const waiting: WaitingMessage = { id, isUrgent };
    await store.write(keyOf(path), expiringEntry(waiting, KNOWN_S, clock)).catch(() => {});
    return true;
  }

  function isKnownToWait(path: string, isUrgent: boolean): boolean {
    const last = sentLast.get(path);
    return last !== undefined && clock.now() < last.receivedFrom && serves(last, isUrgent);
  }

  return {
    async add(path, isUrgent, requests) {
      if (isKnownToWait(path, isUrgent)) return;
      const other = adding.get(path);
      if (other !== undefined && (await other.isSent) && serves(other, isUrgent)) return;
      const isSent = sendUnlessWaiting(path, isUrgent, requests).finally(() => {
        if (adding.get(path)?.isSent === isSent) adding.delete(path);
      });
      adding.set(path, { isUrgent, isSent });
      await isSent;
    },
    sendAgain: (message, atLeastS = 0) => send(message, atLeastS),
    isUrgentWaiting: async (path) => isKnownToWait(path, true) || serves(await waitingMessage(path), true),
    async isReplaced({ id, path }) {
      const waiting = await waitingMessage(path);
      return waiting !== null && waiting.id !== id;
    },
    async take({ path }) {
      sentLast.delete(path);
      await store.remove(keyOf(path));
    },
  };
}
