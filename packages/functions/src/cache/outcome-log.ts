import { cacheKeys } from '@storefront/core/cache/keys';
import { type CacheStore, expiringEntry } from '@storefront/core/cache/store';
import type { Clock } from '@storefront/core/clock';

/** When calls of a provider last succeeded and last failed, in milliseconds since the epoch; null for never. */
export interface Outcomes {
  lastSuccessAt: number | null;
  lastFailureAt: number | null;
}

/** How calls of providers ended, by role, for `GET /api/health`; a role that was never called has no entry. */
export interface OutcomeLog {
  /** Rejects as the table does. */
  record(role: string, outcome: 'success' | 'failure'): Promise<void>;
  /** What this process has recorded, for while the table fails. */
  readOwn(): ReadonlyMap<string, Outcomes>;
}

/** For health only: whoever lists needs a right of its own. */
export interface OutcomeReader {
  /** Across functions. Rejects as the table does. */
  read(): Promise<ReadonlyMap<string, Outcomes>>;
}

const STORED_S = 30 * 86_400;
/** The same outcome of a role is written once in this time, which is often enough for `GET /api/health`. */
const WRITE_EVERY_MS = 10_000;

/** All entries share one partition, because they are read together. */
export function createOutcomeLog(store: CacheStore, clock: Clock): OutcomeLog {
  const last = new Map<string, { outcome: 'success' | 'failure'; at: number }>();
  const own = new Map<string, Outcomes>();
  return {
    async record(role, outcome) {
      const now = clock.now();
      own.set(role, withOutcome(own.get(role), outcome, now));
      const before = last.get(role);
      if (before?.outcome === outcome && now - before.at < WRITE_EVERY_MS) return;
      last.set(role, { outcome, at: now });
      await store.write(cacheKeys.outcome(role, outcome), expiringEntry(now, STORED_S, clock));
    },
    readOwn: () => own,
  };
}

export function createOutcomeReader(store: Pick<CacheStore, 'list'>): OutcomeReader {
  return {
    async read() {
      const all = new Map<string, Outcomes>();
      for (const { sk, entry } of await store.list(cacheKeys.outcome('', 'success').pk)) {
        const [role = '', outcome = ''] = sk.split(' ');
        all.set(role, withOutcome(all.get(role), outcome, Number(entry.value)));
      }
      return all;
    },
  };
}

function withOutcome(known: Outcomes | undefined, outcome: string, at: number): Outcomes {
  const name = outcome === 'success' ? 'lastSuccessAt' : 'lastFailureAt';
  return { lastSuccessAt: null, lastFailureAt: null, ...known, [name]: at };
}
