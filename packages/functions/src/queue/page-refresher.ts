import { cacheKeys } from '@storefront/core/cache/keys';
import { type CacheStore, expiringEntry } from '@storefront/core/cache/store';
import type { Clock } from '@storefront/core/clock';
import type { Cdn } from './cdn.ts';
import type { PageMessage } from './message.ts';
import type { Queue } from './queue.ts';
import type { Site } from './site.ts';

export interface PageRefresherDeps {
  store: CacheStore;
  queue: Queue;
  site: Site;
  cdn: Cdn;
  clock: Clock;
}

/**
 * Refreshes pages: at once when no recent request did, and once more after a burst of requests, over all workers
 * and without any of them waiting. No request is lost: while a page is fresh or being made, a message in the queue
 * refreshes it later.
 */
export interface PageRefresher {
  /**
   * Resolves when the page is new, or when a message for it is in the queue. Only urgent requests postpone a message
   * that waits already: otherwise a page that shows many things would never be refreshed.
   */
  refresh(path: string, isUrgent?: boolean): Promise<void>;
  /** Resolves when a message for the page is in the queue, which counts how often it fails. */
  refreshLater(path: string, isUrgent: boolean): Promise<void>;
  /**
   * Counts changes by what they are about: during a burst, more than an editor makes, messages wait. One edit of a
   * product arrives as changes of the product, of collections and of stock; only the most frequent kind counts.
   */
  recordChanges(kinds: readonly string[]): Promise<void>;
  /** Handles a message of the queue: refreshes the page, or sends the message again while requests keep coming. */
  receive(message: PageMessage): Promise<void>;
}

/** After a refresh, requests for the page go to the queue for this long; longer than any burst. */
const FRESH_S = 310;
/** Delay of a message outside a burst: an editor who saves twice sees the second edit after it. */
const EDITOR_DELAY_S = 1;
/** At least so many changes of one kind, in a span and the one before, are a burst and no editor. */
const BURST_CHANGES = 30;
const SPAN_S = 10;
/** A burst ends after this time without a sign of it. */
const QUIET_S = 3;
/** No message waits longer for the end of a burst; pages that shoppers visit also refresh by time. */
const MAX_BURST_MS = 300_000;
/** Longer than any message waits, so that a page never has two. */
const QUEUED_S = 330;
/** Longer than making a page may take, so that only a crash lets it expire. */
const LEASE_S = 60;
const REQUESTS_STORED_S = 86_400;

export function createPageRefresher({ store, queue, site, cdn, clock }: PageRefresherDeps): PageRefresher {
  const entry = (value: unknown, storedS: number) => expiringEntry(value, storedS, clock);

  /** Requests of this process whose page is not being made yet: they serve later requests for it too. */
  const pending = new Map<string, Promise<void>>();

  /** False while another worker makes the page: of two at once, the one that read first could write last. */
  async function makePage(path: string): Promise<boolean> {
    const lease = cacheKeys.refresh(path, 'lease');
    const holder = crypto.randomUUID();
    if (!(await store.claim(lease, entry(holder, LEASE_S)))) return false;
    pending.delete(path);
    try {
      await site.refresh(path);
      await cdn.invalidate([path]);
    } finally {
      // A lease that cannot be removed expires, and the page need not be made again for it.
      await store.remove(lease, holder).catch(() => {});
    }
    return true;
  }

  /** Adds to the changes of one kind and returns their number in this span of time and the one before. */
  async function countChanges(kind: string, changes: number): Promise<number> {
    const span = Math.floor(clock.now() / 1_000 / SPAN_S);
    const [now, before] = await Promise.all([
      store.count(cacheKeys.changes(kind, span), entry(null, 3 * SPAN_S).expiresAt, changes),
      store.read(cacheKeys.changes(kind, span - 1)),
    ]);
    return now + Number(before?.value ?? 0);
  }

  async function isBurst(): Promise<boolean> {
    const seenAt = Number((await store.read(cacheKeys.burst()))?.value ?? 0);
    return clock.now() - seenAt < QUIET_S * 1_000;
  }

  async function enqueue(path: string, requests: number, isUrgent: boolean): Promise<void> {
    const queued = cacheKeys.refresh(path, 'waiting');
    if (!(await store.claim(queued, entry(true, QUEUED_S)))) return;
    try {
      const delayS = (await isBurst()) ? QUIET_S : EDITOR_DELAY_S;
      await queue.send({ about: 'page', path, requests, since: clock.now(), isUrgent }, delayS);
    } catch (error) {
      await store.remove(queued);
      throw error;
    }
  }

  async function readRequests(path: string): Promise<number> {
    return Number((await store.read(cacheKeys.refresh(path, 'requested')))?.value ?? 0);
  }

  function countRequest(path: string): Promise<number> {
    return store.count(cacheKeys.refresh(path, 'requested'), entry(null, REQUESTS_STORED_S).expiresAt);
  }

  async function refreshOrEnqueue(path: string, isUrgent: boolean): Promise<void> {
    const requests = await (isUrgent ? countRequest(path) : readRequests(path));
    const fresh = cacheKeys.refresh(path, 'fresh');
    if (!(await store.claim(fresh, entry(true, FRESH_S)))) return enqueue(path, requests, isUrgent);
    try {
      if (!(await makePage(path))) await enqueue(path, requests, isUrgent);
    } catch (error) {
      await store.remove(fresh);
      throw error;
    }
  }

  return {
    refresh(path, isUrgent = false) {
      const known = pending.get(path);
      if (known !== undefined) return known;
      const refreshing = refreshOrEnqueue(path, isUrgent).finally(() => {
        if (pending.get(path) === refreshing) pending.delete(path);
      });
      pending.set(path, refreshing);
      return refreshing;
    },
    refreshLater: async (path, isUrgent) => enqueue(path, await readRequests(path), isUrgent),
    async recordChanges(kinds) {
      const counts = await Promise.all(
        [...Map.groupBy(kinds, (kind) => kind)].map(([kind, { length }]) => countChanges(kind, length)),
      );
      if (Math.max(0, ...counts) < BURST_CHANGES) return;
      await store.write(cacheKeys.burst(), entry(clock.now(), REQUESTS_STORED_S));
    },
    async receive(message) {
      const { path, since } = message;
      const requests = await readRequests(path);
      const isRequestedAgain = requests > message.requests || (await isBurst());
      if (isRequestedAgain && clock.now() - since < MAX_BURST_MS) {
        return queue.send({ ...message, requests }, QUIET_S);
      }
      // Removed before the page is made: a request from now on may come too late for it and needs a message.
      await store.remove(cacheKeys.refresh(path, 'waiting'));
      if (!(await makePage(path))) return enqueue(path, requests, message.isUrgent);
      // If this write fails, the page is at worst made once more.
      await store.write(cacheKeys.refresh(path, 'fresh'), entry(true, FRESH_S)).catch(() => {});
    },
  };
}
