import { cacheKeys } from '@storefront/core/cache/keys';
import { type CacheStore, expiringEntry } from '@storefront/core/cache/store';
import type { Clock } from '@storefront/core/clock';
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
  /** Resolves when a message is in the queue that will be received from now on. */
  add(path: string, isUrgent: boolean, requests: () => Promise<number>): Promise<void>;
  /** Sends a received message again, after at least so many seconds. */
  sendAgain(message: PageMessage, atLeastS?: number): Promise<void>;
  isWaiting(path: string): Promise<boolean>;
  /** Whether another message for its page waits, which serves its requests too. */
  isReplaced(message: PageMessage): Promise<boolean>;
  /** Call it before the page is made: a request from now on may come too late for the message, and needs another. */
  take(message: PageMessage): Promise<void>;
}

/** Delay of a message outside a burst: an editor who saves twice sees the second edit after it. */
const EDITOR_DELAY_S = 1;
/** In a burst, of a page that only shows changes: there are many, and their messages must not keep workers busy. */
const BURST_DELAY_S = 5;
/** Longer than most messages wait; after it a page may have two. */
const KNOWN_S = 330;

export function createPageMessages({ store, queue, clock, burst }: PageMessagesDeps): PageMessages {
  /** Path → when a message of this process can be received at the earliest: until then it serves every request. */
  const receivedFrom = new Map<string, number>();
  /** Path → whether the call under way has sent a message; it cannot be received yet. */
  const adding = new Map<string, Promise<boolean>>();
  const keyOf = (path: string) => cacheKeys.refresh(path, 'waiting');

  async function waitingId(path: string): Promise<string | null> {
    const value = (await store.read(keyOf(path)))?.value;
    return typeof value === 'string' ? value : null;
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
    receivedFrom.set(message.path, sentAt + delayS * 1_000);
  }

  async function sendUnlessWaiting(
    path: string,
    isUrgent: boolean,
    requests: () => Promise<number>,
  ): Promise<boolean> {
    if ((await waitingId(path)) !== null) return false;
    const id = crypto.randomUUID();
    const known = { path, requests: await requests(), since: clock.now(), isUrgent };
    await send({ about: 'page', id, ...known }, 0);
    // Without it the page is at worst made once more.
    await store.write(keyOf(path), expiringEntry(id, KNOWN_S, clock)).catch(() => {});
    return true;
  }

  const isKnownToWait = (path: string) => clock.now() < (receivedFrom.get(path) ?? 0);

  return {
    async add(path, isUrgent, requests) {
      if (isKnownToWait(path)) return;
      const other = adding.get(path);
      if (other !== undefined && (await other)) return;
      const sending = sendUnlessWaiting(path, isUrgent, requests).finally(() => {
        if (adding.get(path) === sending) adding.delete(path);
      });
      adding.set(path, sending);
      await sending;
    },
    sendAgain: (message, atLeastS = 0) => send(message, atLeastS),
    isWaiting: async (path) => isKnownToWait(path) || (await waitingId(path)) !== null,
    async isReplaced({ id, path }) {
      const waiting = await waitingId(path);
      return waiting !== null && waiting !== id;
    },
    async take({ path }) {
      receivedFrom.delete(path);
      await store.remove(keyOf(path));
    },
  };
}
