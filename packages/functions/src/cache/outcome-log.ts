import { cacheKeys } from '@storefront/core/cache/keys';
import type { CacheStore } from '@storefront/core/cache/store';
import type { Clock } from '@storefront/core/clock';
import type { OutcomeLog, Outcomes } from '../doors.ts';

const KEPT_S = 30 * 86_400;
/** While nothing changes, one note in so many milliseconds is enough to know how a provider does. */
const NOTE_EVERY_MS = 10_000;

/** How providers did, in the cache's table; all in one partition, because they are read together. */
export function createOutcomeLog(store: CacheStore, clock: Clock): OutcomeLog {
  const last = new Map<string, { outcome: 'success' | 'failure'; at: number }>();
  return {
    async note(role, outcome) {
      const now = clock.now();
      const before = last.get(role);
      if (before?.outcome === outcome && now - before.at < NOTE_EVERY_MS) return;
      last.set(role, { outcome, at: now });
      const expiresAt = Math.ceil(now / 1_000) + KEPT_S;
      await store.write(cacheKeys.outcome(role, outcome), { value: now, staleAt: expiresAt, expiresAt });
    },
    async read() {
      const all = new Map<string, Outcomes>();
      for (const { sk, entry } of await store.list(cacheKeys.outcome('', 'success').pk)) {
        const [role = '', outcome = ''] = sk.split(' ');
        const known = all.get(role) ?? { lastSuccessAt: null, lastFailureAt: null };
        const name = outcome === 'success' ? 'lastSuccessAt' : 'lastFailureAt';
        all.set(role, { ...known, [name]: Number(entry.value) });
      }
      return all;
    },
  };
}
