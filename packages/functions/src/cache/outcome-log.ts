import type { Cache } from '@storefront/core/cache/cache';
import { cacheKeys } from '@storefront/core/cache/keys';
import type { Clock } from '@storefront/core/clock';
import type { OutcomeLog } from '../doors.ts';

const keptFor = { freshS: 30 * 86_400, staleS: 0 };
/** One note in so many milliseconds is enough to know how a provider does. */
const NOTE_EVERY_MS = 10_000;

/** How providers did, in the cache's table. Never rejects: the cache reports its own failures. */
export function createOutcomeLog(cache: Cache, clock: Clock): OutcomeLog {
  const noted = new Map<string, number>();
  const timeOf = async (role: string, outcome: 'success' | 'failure') => {
    const value = (await cache.read(cacheKeys.outcome(role, outcome)))?.value;
    return typeof value === 'number' ? value : null;
  };
  return {
    async note(role, outcome) {
      const id = `${role} ${outcome}`;
      const now = clock.now();
      if (now - (noted.get(id) ?? Number.NEGATIVE_INFINITY) < NOTE_EVERY_MS) return;
      noted.set(id, now);
      await cache.write(cacheKeys.outcome(role, outcome), now, keptFor);
    },
    async read(role) {
      const [lastSuccessAt, lastFailureAt] = await Promise.all([
        timeOf(role, 'success'),
        timeOf(role, 'failure'),
      ]);
      return { lastSuccessAt, lastFailureAt };
    },
  };
}
