import { cacheKeys } from '@storefront/core/cache/keys';
import { type CacheStore, expiringEntry } from '@storefront/core/cache/store';
import type { Clock } from '@storefront/core/clock';

/** Recognises bursts of changes, over all workers: many more than an editor makes. Rejects as the store does. */
export interface BurstDetector {
  /** Counts changes by what they are about; only the most frequent kind counts. */
  record(kinds: readonly string[]): Promise<void>;
  /** Whole seconds until the burst is over if no further sign of it comes; 0 outside of a burst. */
  remainingS(): Promise<number>;
}

/** At least so many changes of one kind, in a span and the one before, are a burst and no editor. */
const BURST_CHANGES = 30;
const SPAN_S = 10;
/** A burst ends after this time without a sign of it. */
export const QUIET_S = 3;
const STORED_S = 86_400;
/** How long a process uses what it has read. */
const KNOWN_MS = 500;

export function createBurstDetector({ store, clock }: { store: CacheStore; clock: Clock }): BurstDetector {
  /** Adds to the changes of one kind and returns their number in this span of time and the one before. */
  async function count(kind: string, changes: number): Promise<number> {
    const span = Math.floor(clock.now() / 1_000 / SPAN_S);
    const { expiresAt } = expiringEntry(null, 3 * SPAN_S, clock);
    const [now, before] = await Promise.all([
      store.count(cacheKeys.changes(kind, span), expiresAt, changes),
      store.read(cacheKeys.changes(kind, span - 1)),
    ]);
    return now + Number(before?.value ?? 0);
  }

  let known: { readAt: number; seenAt: Promise<number> } | null = null;

  async function readSeenAt(): Promise<number> {
    return Number((await store.read(cacheKeys.burst()))?.value ?? 0);
  }

  return {
    async record(kinds) {
      const counts = await Promise.all(
        [...Map.groupBy(kinds, (kind) => kind)].map(([kind, { length }]) => count(kind, length)),
      );
      if (Math.max(0, ...counts) < BURST_CHANGES) return;
      known = { readAt: clock.now(), seenAt: Promise.resolve(clock.now()) };
      await store.write(cacheKeys.burst(), expiringEntry(clock.now(), STORED_S, clock));
    },
    async remainingS() {
      if (known === null || clock.now() - known.readAt >= KNOWN_MS) {
        const seenAt = readSeenAt();
        known = { readAt: clock.now(), seenAt };
        seenAt.catch(() => {
          known = null;
        });
      }
      const seenAt = await known.seenAt;
      return Math.max(0, Math.ceil(QUIET_S - (clock.now() - seenAt) / 1_000));
    },
  };
}
