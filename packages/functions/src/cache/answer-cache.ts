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

/** A warm process asked the same again and again need not read and parse the table's copy each time. */
const AT_HAND_MS = 1_000;
const MOST_AT_HAND = 200;

/** Providers' answers in the cache's table, and the last ones for a second in the process. Whoever changes an answer's shape changes its key. */
export function createAnswerCache(cache: Cache, clock: Clock): AnswerCache {
  const atHand = new Map<string, KeptAnswer & { until: number }>();

  function hold(key: string, kept: KeptAnswer): void {
    if (atHand.size >= MOST_AT_HAND) atHand.clear();
    atHand.set(key, { ...kept, until: clock.now() + AT_HAND_MS });
  }

  return {
    async read<Value>(
      key: string,
      { freshS, keptS }: { freshS: number; keptS: number },
      load: () => Promise<Value>,
    ): Promise<Value> {
      const held = atHand.get(key);
      // Under a key stands only what its own `load` brought.
      if (held !== undefined && clock.now() < held.until) return held.answer as Value;
      const { value, state } = await cache.readThrough<KeptAnswer>({
        key: cacheKeys.answer(key),
        lifetime: { freshS, staleS: Math.max(0, keptS - freshS) },
        load: async () => ({ answer: await load(), keptAt: clock.now() }),
        parse: readKept,
      });
      if (state !== 'stale') hold(key, value);
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
