import { cacheKeys } from '@storefront/core/cache/keys';
import type { Versions } from '@storefront/core/cache/receipt';
import { type CacheStore, expiringEntry } from '@storefront/core/cache/store';
import type { Clock } from '@storefront/core/clock';
import { createBurstDetector } from './burst.ts';
import type { Cdn } from './cdn.ts';
import { createExpectedVersions } from './expected-versions.ts';
import type { PageMessage } from './message.ts';
import type { Queue } from './queue.ts';
import type { Site } from './site.ts';

export interface PageRefresherDeps {
  store: CacheStore;
  queue: Pick<Queue, 'send'>;
  site: Site;
  cdn: Cdn;
  clock: Clock;
}

/**
 * Refreshes pages: at once when no recent request did, and once more after a burst of requests, over all workers
 * and without any of them waiting. No request is lost: while a page is fresh or being made, a message in the queue
 * refreshes it later. `versions`: what the page's receipt must show.
 */
export interface PageRefresher {
  /**
   * Resolves when the page is new, or when a message for it is in the queue. Only urgent requests postpone a message
   * that waits already: otherwise a page that shows many things would never be refreshed.
   */
  refresh(path: string, isUrgent?: boolean, versions?: Versions): Promise<void>;
  /** Resolves when a message for the page is in the queue, which counts how often it fails. */
  refreshLater(path: string, isUrgent: boolean, versions?: Versions): Promise<void>;
  /**
   * Counts changes by what they are about: during a burst, more than an editor makes, messages wait. One edit of a
   * product arrives as changes of the product, of collections and of stock; only the most frequent kind counts.
   */
  recordChanges(kinds: readonly string[]): Promise<void>;
  isBurst(): Promise<boolean>;
  /**
   * Handles a message of the queue: refreshes the page, or sends the message again while requests keep coming. Rejects
   * when the page cannot be made and no other message for it is in the queue: then this one is to be delivered again.
   */
  receive(message: PageMessage): Promise<void>;
}

/** After a refresh, requests for the page go to the queue for this long; longer than any burst. */
const FRESH_S = 310;
/** Delay of a message outside a burst: an editor who saves twice sees the second edit after it. */
const EDITOR_DELAY_S = 1;
/** No message waits longer for the end of a burst; pages that shoppers visit also refresh by time. */
const MAX_BURST_MS = 300_000;
/** Longer than any message waits, so that a page never has two. */
const QUEUED_S = 330;
/** Longer than making a page may take, so that only a crash lets it expire. */
const LEASE_S = 60;
const REQUESTS_STORED_S = 86_400;
/** In place of `true` where the message that waits has failed before. */
const FAILED = 'failed';

/** A request of this process that is neither made nor queued yet: it serves later requests for its page too. */
interface Pending {
  versions: Record<string, string | null>;
  done: Promise<void>;
}

export function createPageRefresher(deps: PageRefresherDeps): PageRefresher {
  const { store, queue, site, cdn, clock } = deps;
  const burst = createBurstDetector(deps);
  const expected = createExpectedVersions(deps);
  const pending = new Map<string, Pending>();
  /** Path → when a message of this process can be received at the earliest: until then it serves every request. */
  const receivedFrom = new Map<string, number>();
  const entry = (value: unknown, storedS: number) => expiringEntry(value, storedS, clock);

  /** False while another worker makes the page: of two at once, the one that read first could write last. */
  async function makePage(path: string, versions: Versions): Promise<boolean> {
    const lease = cacheKeys.refresh(path, 'lease');
    const holder = crypto.randomUUID();
    if (!(await store.claim(lease, entry(holder, LEASE_S)))) return false;
    pending.delete(path);
    try {
      await site.refresh(path, versions);
      await cdn.invalidate([path]);
    } finally {
      // A lease that cannot be removed expires, and the page need not be made again for it.
      await store.remove(lease, holder).catch(() => {});
    }
    return true;
  }

  /** `requests`: how many urgent ones the page had when it was last looked at; read here by default. */
  async function enqueue(
    path: string,
    isUrgent: boolean,
    versions: Versions,
    requests?: number,
  ): Promise<void> {
    pending.delete(path);
    // Written before the claim: a message that waits already reads them when it is received.
    await expected.add(path, versions);
    if (clock.now() < (receivedFrom.get(path) ?? 0)) return;
    if (!(await claimMessage(path))) return;
    try {
      const known = requests ?? (await readRequests(path));
      const delayS = (await burst.remainingS()) || EDITOR_DELAY_S;
      await send({ about: 'page', path, requests: known, since: clock.now(), isUrgent }, delayS);
    } catch (error) {
      await store.remove(cacheKeys.refresh(path, 'waiting'));
      throw error;
    }
  }

  /** False while a message for the page waits. One that failed may wait for minutes and counts as none. */
  async function claimMessage(path: string): Promise<boolean> {
    const queued = cacheKeys.refresh(path, 'waiting');
    if (await store.claim(queued, entry(true, QUEUED_S))) return true;
    if ((await store.read(queued))?.value !== FAILED) return false;
    await store.write(queued, entry(true, QUEUED_S));
    return true;
  }

  async function send(message: PageMessage, delayS: number): Promise<void> {
    const sentAt = clock.now();
    await queue.send(message, delayS);
    receivedFrom.set(message.path, sentAt + delayS * 1_000);
  }

  async function readRequests(path: string): Promise<number> {
    return Number((await store.read(cacheKeys.refresh(path, 'requested')))?.value ?? 0);
  }

  function countRequest(path: string): Promise<number> {
    return store.count(cacheKeys.refresh(path, 'requested'), entry(null, REQUESTS_STORED_S).expiresAt);
  }

  async function refreshOrEnqueue(path: string, isUrgent: boolean, versions: Versions): Promise<void> {
    const requests = await (isUrgent ? countRequest(path) : readRequests(path));
    const fresh = cacheKeys.refresh(path, 'fresh');
    // Of a page that only shows the change, the versions are stored when its first try has failed: they would be many.
    const stored = isUrgent ? versions : {};
    if (!(await store.claim(fresh, entry(true, FRESH_S)))) return enqueue(path, isUrgent, stored, requests);
    try {
      if (!(await makePage(path, versions))) await enqueue(path, isUrgent, stored, requests);
    } catch (error) {
      await store.remove(fresh);
      throw error;
    }
  }

  /** Makes a queued page; false while another worker does. */
  async function makeQueued(path: string): Promise<boolean> {
    const queued = cacheKeys.refresh(path, 'waiting');
    const fresh = cacheKeys.refresh(path, 'fresh');
    receivedFrom.delete(path);
    // Removed before the page is made: a request from now on may come too late for it and needs a message.
    await store.remove(queued);
    const versions = await expected.read(path);
    try {
      if (!(await makePage(path, versions))) return false;
    } catch (error) {
      // The next change makes the page at once, in case it can be made by then.
      await store.remove(fresh);
      if (await store.claim(queued, entry(FAILED, QUEUED_S))) throw error;
      return true;
    }
    // If these fail, the page is at worst made once more.
    const settled = [expected.remove(path, versions), store.write(fresh, entry(true, FRESH_S))];
    await Promise.allSettled(settled);
    return true;
  }

  return {
    refresh(path, isUrgent = false, versions = {}) {
      const known = pending.get(path);
      if (known !== undefined) {
        Object.assign(known.versions, versions);
        return known.done;
      }
      const wanted = { ...versions };
      const done = refreshOrEnqueue(path, isUrgent, wanted).finally(() => {
        if (pending.get(path)?.done === done) pending.delete(path);
      });
      pending.set(path, { versions: wanted, done });
      return done;
    },
    refreshLater: (path, isUrgent, versions = {}) => enqueue(path, isUrgent, versions),
    recordChanges: burst.record,
    isBurst: async () => (await burst.remainingS()) > 0,
    async receive(message) {
      const { path, since } = message;
      const requests = await readRequests(path);
      const burstS = await burst.remainingS();
      const isRequestedAgain = requests > message.requests || burstS > 0;
      if (isRequestedAgain && clock.now() - since < MAX_BURST_MS) {
        return send({ ...message, requests }, burstS || EDITOR_DELAY_S);
      }
      if (!(await makeQueued(path))) await enqueue(path, message.isUrgent, {}, requests);
    },
  };
}
