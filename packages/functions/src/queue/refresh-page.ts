import { cacheKeys } from '@storefront/core/cache/keys';
import type { CacheStore } from '@storefront/core/cache/store';
import type { Clock } from '@storefront/core/clock';
import type { Cdn } from './cdn.ts';
import type { PageTurn } from './message.ts';
import type { Queue } from './queue.ts';
import type { Site } from './site.ts';

export interface PageRefresherDoors {
  store: CacheStore;
  queue: Queue;
  site: Site;
  cdn: Cdn;
  clock: Clock;
}

/**
 * Makes pages anew: at once when nobody asked lately, and once more after the burst of those who did, however
 * many workers are at it and without any of them waiting. Nobody is forgotten: whoever asks while a page is
 * fresh or being made finds a turn for it in the queue, or puts one there.
 */
export interface PageRefresher {
  /**
   * Resolves when the page is new, or when its turn is safely in the queue. A turn that waits goes on waiting
   * only for who asks urgently: a page that shows many things would never have its turn.
   */
  ask(path: string, isUrgent?: boolean): Promise<void>;
  /** Resolves when the page's turn is safely in the queue, which counts how often it fails. */
  askLater(path: string, isUrgent: boolean): Promise<void>;
  /**
   * Tells what the changes that came are about: while there are more than editors make, turns wait. One edit of a
   * product is told as changes of the product, of collections and of stock; the kind of which most came counts.
   */
  noteEvents(kinds: readonly string[]): Promise<void>;
  /** What the queue brings back: makes the page anew, or lets it wait on while it is still being asked for. */
  take(turn: PageTurn): Promise<void>;
}

/** A page that was made so lately waits for its turn; longer than any burst. */
const FRESH_S = 310;
/** An editor who saves again waits so long. */
const TURN_S = 1;
/** So many changes within one span of time, or two, are no editor at work. */
const BURST_EVENTS = 30;
const SPAN_S = 10;
/** A burst has ended when there was no sign of it for so long. */
const QUIET_S = 3;
/** Nobody waits longer for the end of a burst; pages that shoppers visit heal by time meanwhile. */
const LONGEST_BURST_MS = 300_000;
/** Longer than any turn waits, so that no page has two. */
const WAITING_S = 330;
/** Longer than a page may take, so that only a crash lets it run out. */
const LEASE_S = 60;
const ASKED_S = 86_400;

export function createPageRefresher({ store, queue, site, cdn, clock }: PageRefresherDoors): PageRefresher {
  const entry = (value: unknown, keptS: number) => {
    const expiresAt = Math.ceil(clock.now() / 1_000 + keptS);
    return { value, staleAt: expiresAt, expiresAt };
  };

  /** Asks of this process whose page is not being read yet: who comes now is served by them. */
  const open = new Map<string, Promise<void>>();

  /** False when somebody else is at it: of two at once, the one that read first could write last. */
  async function refresh(path: string): Promise<boolean> {
    const lease = cacheKeys.refresh(path, 'lease');
    const holder = crypto.randomUUID();
    if (!(await store.claim(lease, entry(holder, LEASE_S)))) return false;
    open.delete(path);
    try {
      await site.refresh(path);
      await cdn.invalidate([path]);
    } finally {
      // One that cannot be given back runs out by itself, and the page need not be made again for it.
      await store.remove(lease, holder).catch(() => {});
    }
    return true;
  }

  /** Adds to the changes of one kind, and answers how many there were in this span of time and the one before. */
  async function countChanges(kind: string, events: number): Promise<number> {
    const span = Math.floor(clock.now() / 1_000 / SPAN_S);
    const [now, before] = await Promise.all([
      store.count(cacheKeys.changes(kind, span), entry(null, 3 * SPAN_S).expiresAt, events),
      store.read(cacheKeys.changes(kind, span - 1)),
    ]);
    return now + Number(before?.value ?? 0);
  }

  async function isBurst(): Promise<boolean> {
    const seenAt = Number((await store.read(cacheKeys.burst()))?.value ?? 0);
    return clock.now() - seenAt < QUIET_S * 1_000;
  }

  async function queueTurn(path: string, asked: number, isUrgent: boolean): Promise<void> {
    const waiting = cacheKeys.refresh(path, 'waiting');
    if (!(await store.claim(waiting, entry(true, WAITING_S)))) return;
    try {
      const delayS = (await isBurst()) ? QUIET_S : TURN_S;
      await queue.send({ about: 'page', path, asked, since: clock.now(), isUrgent }, delayS);
    } catch (error) {
      await store.remove(waiting);
      throw error;
    }
  }

  async function askedFor(path: string): Promise<number> {
    return Number((await store.read(cacheKeys.refresh(path, 'asked')))?.value ?? 0);
  }

  async function askAlone(path: string, isUrgent: boolean): Promise<void> {
    const count = () => store.count(cacheKeys.refresh(path, 'asked'), entry(null, ASKED_S).expiresAt);
    const asked = await (isUrgent ? count() : askedFor(path));
    const fresh = cacheKeys.refresh(path, 'fresh');
    if (!(await store.claim(fresh, entry(true, FRESH_S)))) return queueTurn(path, asked, isUrgent);
    try {
      if (!(await refresh(path))) await queueTurn(path, asked, isUrgent);
    } catch (error) {
      await store.remove(fresh);
      throw error;
    }
  }

  return {
    ask(path, isUrgent = false) {
      const known = open.get(path);
      if (known !== undefined) return known;
      const asking = askAlone(path, isUrgent).finally(() => {
        if (open.get(path) === asking) open.delete(path);
      });
      open.set(path, asking);
      return asking;
    },
    askLater: async (path, isUrgent) => queueTurn(path, await askedFor(path), isUrgent),
    async noteEvents(kinds) {
      const counts = await Promise.all(
        [...Map.groupBy(kinds, (kind) => kind)].map(([kind, { length }]) => countChanges(kind, length)),
      );
      if (Math.max(0, ...counts) < BURST_EVENTS) return;
      await store.write(cacheKeys.burst(), entry(clock.now(), ASKED_S));
    },
    async take(turn) {
      const { path, since } = turn;
      const asked = await askedFor(path);
      const isAskedFor = asked > turn.asked || (await isBurst());
      if (isAskedFor && clock.now() - since < LONGEST_BURST_MS) {
        return queue.send({ ...turn, asked }, QUIET_S);
      }
      // Before the page is read: whoever asks from now on may be too late for this turn.
      await store.remove(cacheKeys.refresh(path, 'waiting'));
      if (!(await refresh(path))) return queueTurn(path, asked, turn.isUrgent);
      // At worst a page that is not known to be fresh is made once more.
      await store.write(cacheKeys.refresh(path, 'fresh'), entry(true, FRESH_S)).catch(() => {});
    },
  };
}
