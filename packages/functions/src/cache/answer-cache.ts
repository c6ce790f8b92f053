import type { Cache } from '@storefront/core/cache/cache';
import { cacheKeys } from '@storefront/core/cache/keys';
import type { Clock } from '@storefront/core/clock';
import type { AnswerCache } from '../doors.ts';

interface KeptAnswer {
  /** Boxed, because an answer may be null. */
  answer: unknown;
  /** Milliseconds since the epoch. */
  keptAt: number;
}

/** Providers' answers in the cache's table. Whoever changes an answer's shape changes its key. */
export function createAnswerCache(cache: Cache, clock: Clock): AnswerCache {
  return {
    async read<Value>(
      key: string,
      { freshS, keptS }: { freshS: number; keptS: number },
      load: () => Promise<Value>,
    ): Promise<Value> {
      const { value } = await cache.readThrough<KeptAnswer>({
        key: cacheKeys.answer(key),
        lifetime: { freshS, staleS: Math.max(0, keptS - freshS) },
        load: async () => ({ answer: await load(), keptAt: clock.now() }),
        parse: readKept,
      });
      // Under a key stands only what its own `load` brought.
      return value.answer as Value;
    },
    async keptAt(key) {
      const entry = await cache.read(cacheKeys.answer(key));
      return readKept(entry?.value)?.keptAt ?? null;
    },
  };
}

function readKept(value: unknown): KeptAnswer | null {
  if (typeof value !== 'object' || value === null || !('answer' in value) || !('keptAt' in value))
    return null;
  const { answer, keptAt } = value;
  return typeof keptAt === 'number' ? { answer, keptAt } : null;
}
