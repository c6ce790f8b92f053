import { cacheKeys } from '@storefront/core/cache/keys';
import type { Versions } from '@storefront/core/cache/receipt';
import { type CacheStore, expiringEntry } from '@storefront/core/cache/store';
import type { Clock } from '@storefront/core/clock';
import * as z from 'zod';
import { claimOwn } from '../cache/claim-own.ts';
import { createBurstDetector } from './burst.ts';
import { createExpectedVersions } from './expected-versions.ts';
import type { PageMessage } from './message.ts';
import { createPageMessages } from './page-messages.ts';
import type { Queue } from './queue.ts';
import type { Site } from './site.ts';

export interface PageRefresherDeps {
  store: CacheStore;
  queue: Pick<Queue, 'send'>;
  site: Site;
  clock: Clock;
}

/** Runs the making of a page when there is a slot for it; only the making, so that nothing else waits for slots. */
export type RunInSlot = (work: () => Promise<void>) => Promise<void>;

const atOnce: RunInSlot = (work) => work();

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
  refresh(path: string, isUrgent?: boolean, versions?: Versions, run?: RunInSlot): Promise<void>;
  /** Resolves when a message for the page is in the queue, which counts how often it fails. */
  refreshLater(path: string, isUrgent: boolean, versions?: Versions): Promise<void>;
  /**
   * Counts changes by what they are about: during a burst, more than an editor makes, messages wait. One edit of a
   * product arrives as changes of the product, of collections and of stock; only the most frequent kind counts.
   */
  recordChanges(kinds: readonly string[]): Promise<void>;
  isBurst(): Promise<boolean>;
  /** Sends a message of the queue again, for a worker that has enough to do. */
  putBack(message: PageMessage): Promise<void>;
  /**
   * Handles a message of the queue: refreshes the page, or sends the message again while requests keep coming. Rejects
   * when the page cannot be made and no other message for it is in the queue: then this one is to be delivered again.
   */
  receive(message: PageMessage, run?: RunInSlot): Promise<void>;
}

/** After a refresh, requests for the page go to the queue for this long; longer than any burst. */
const FRESH_S = 310;
/** Outside of bursts the page that an edit is about is made at once again after this time. */
const SETTLED_MS = 3_000;
/** How long a worker that has enough to do leaves a message alone. */
const BUSY_DELAY_S = 2;
/** No message waits longer for the end of a burst; pages that shoppers visit also refresh by time. */
const MAX_BURST_MS = 300_000;
/** Longer than making a page may take, so that only a crash lets it expire. */
const LEASE_S = 60;
const REQUESTS_STORED_S = 86_400;

/** When a page was made last, and whether for a change of what it is about. */
const madeSchema = z.object({ at: z.number(), isUrgent: z.boolean() });
type Made = z.infer<typeof madeSchema>;

/** A request of this process that is neither made nor queued yet: it serves later requests for its page too. */
interface Pending {
  versions: Record<string, string | null>;
  /** Of the most urgent request. */
  run: RunInSlot;
  /** Whether `run` was called. */
  isInLine: boolean;
  done: Promise<void>;
}

export function createPageRefresher(deps: PageRefresherDeps): PageRefresher {
  const { store, site, clock } = deps;
  const burst = createBurstDetector(deps);
  const expected = createExpectedVersions(deps);
  const messages = createPageMessages({ ...deps, burst });
  const pending = new Map<string, Pending>();
  /** Path → how this process last made the page. */
  const lastMade = new Map<string, Made>();
  const entry = (value: unknown, storedS: number) => expiringEntry(value, storedS, clock);

  async function makeInSlot(path: string, versions: Versions, run: RunInSlot): Promise<boolean> {
    let isMade = false;
    const known = pending.get(path);
    if (known !== undefined) known.isInLine = true;
    await run(async () => {
      isMade = await makePage(path, versions);
    });
    return isMade;
  }

  /** False while another worker makes the page: of two at once, the one that read first could write last. */
  async function makePage(path: string, versions: Versions): Promise<boolean> {
    const lease = cacheKeys.refresh(path, 'lease');
    const holder = crypto.randomUUID();
    if (!(await claimOwn(store, lease, entry(holder, LEASE_S)))) return false;
    pending.delete(path);
    try {
      await site.refresh(path, versions);
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
    // Before the message: one that waits already reads them when it is received.
    await expected.add(path, versions);
    await messages.add(path, isUrgent, async () => requests ?? readRequests(path));
  }

  async function readRequests(path: string): Promise<number> {
    return Number((await store.read(cacheKeys.refresh(path, 'requested')))?.value ?? 0);
  }

  function countRequest(path: string): Promise<number> {
    return store.count(cacheKeys.refresh(path, 'requested'), entry(null, REQUESTS_STORED_S).expiresAt);
  }

  /** Whether the page was made so recently that a request waits for a message. Otherwise marks it as made now. */
  async function isFresh(path: string, isUrgent: boolean): Promise<boolean> {
    const fresh = cacheKeys.refresh(path, 'fresh');
    const made: Made = { at: clock.now(), isUrgent };
    const own = lastMade.get(path);
    const known = own !== undefined && made.at - own.at < FRESH_S * 1_000 ? own : null;
    if (known === null && (await store.claim(fresh, entry(made, FRESH_S)))) return false;
    if (!isUrgent) return true;
    const last = known ?? madeSchema.safeParse((await store.read(fresh))?.value).data;
    if (last !== undefined && (await isSettling(last, made.at))) return true;
    if (await messages.isUrgentWaiting(path)) return true;
    await store.write(fresh, entry(made, FRESH_S));
    return false;
  }

  /** In a burst the first change of each thing need not wait for the others: only its own page counts. */
  async function isSettling(last: Made, now: number): Promise<boolean> {
    return (await burst.remainingS()) > 0 ? last.isUrgent : now - last.at < SETTLED_MS;
  }

  async function refreshOrEnqueue(
    path: string,
    isUrgent: boolean,
    versions: Versions,
    inSlot: RunInSlot,
  ): Promise<void> {
    const requests = await (isUrgent ? countRequest(path) : readRequests(path));
    // Of a page that only shows the change, the versions are stored when its first try has failed: they would be many.
    const stored = isUrgent ? versions : {};
    if (await isFresh(path, isUrgent)) return enqueue(path, isUrgent, stored, requests);
    lastMade.set(path, { at: clock.now(), isUrgent });
    try {
      const run = pending.get(path)?.run ?? inSlot;
      if (!(await makeInSlot(path, versions, run))) await enqueue(path, isUrgent, stored, requests);
    } catch (error) {
      await forgetFresh(path);
      throw error;
    }
  }

  async function forgetFresh(path: string): Promise<void> {
    lastMade.delete(path);
    await store.remove(cacheKeys.refresh(path, 'fresh'));
  }

  /** Makes a queued page; false while another worker does. */
  async function makeQueued(message: PageMessage, run: RunInSlot): Promise<boolean> {
    const { path, isUrgent } = message;
    await messages.take(message);
    const versions = await expected.read(path);
    try {
      if (!(await makeInSlot(path, versions, run))) return false;
    } catch (error) {
      // The next change makes the page at once, in case it can be made by then.
      await forgetFresh(path);
      if (await messages.isReplaced(message)) return true;
      throw error;
    }
    const made: Made = { at: clock.now(), isUrgent };
    lastMade.set(path, made);
    // If these fail, the page is at worst made once more.
    const marked = store.write(cacheKeys.refresh(path, 'fresh'), entry(made, FRESH_S));
    await Promise.allSettled([expected.remove(path, versions), marked]);
    return true;
  }

  /** Equal work that waits for a slot is run once, as urgently as the most urgent of it. */
  function hurry(known: Pending, run: RunInSlot): void {
    if (known.isInLine) run(async () => {}).catch(() => {});
    else known.run = run;
  }

  return {
    refresh(path, isUrgent = false, versions = {}, run = atOnce) {
      const known = pending.get(path);
      if (known !== undefined) {
        Object.assign(known.versions, versions);
        if (isUrgent) hurry(known, run);
        return known.done;
      }
      const wanted = { ...versions };
      const done = refreshOrEnqueue(path, isUrgent, wanted, run).finally(() => {
        if (pending.get(path)?.done === done) pending.delete(path);
      });
      pending.set(path, { versions: wanted, run, isInLine: false, done });
      return done;
    },
    refreshLater: (path, isUrgent, versions = {}) => enqueue(path, isUrgent, versions),
    recordChanges: burst.record,
    isBurst: async () => (await burst.remainingS()) > 0,
    putBack: (message) => messages.sendAgain(message, BUSY_DELAY_S),
    async receive(message, run = atOnce) {
      const { path, since, isUrgent } = message;
      if (await messages.isReplaced(message)) return;
      const requests = await readRequests(path);
      const isRequestedAgain = requests > message.requests || (await burst.remainingS()) > 0;
      if (isRequestedAgain && clock.now() - since < MAX_BURST_MS) {
        return messages.sendAgain({ ...message, requests });
      }
      if (!(await makeQueued(message, run))) await enqueue(path, isUrgent, {}, requests);
    },
  };
}
