import type { Cache } from '@storefront/core/cache/cache';
import { cacheKeys } from '@storefront/core/cache/keys';
import type { Clock } from '@storefront/core/clock';
import type { AnswerCache, AnswerLife, AnswerReading } from '../doors.ts';

interface KeptAnswer<Value = unknown> {
  answer: Value;
  /** Milliseconds since the epoch. */
  keptAt: number;
}

/** A warm process asked the same again and again need not read and parse the table's copy each time. */
const AT_HAND_MS = 1_000;
const MOST_AT_HAND = 200;

/** Providers' answers in the cache's table, and the last ones for a second in the process. */
export function createAnswerCache(cache: Cache, clock: Clock): AnswerCache {
  const atHand = new Map<string, KeptAnswer & { until: number }>();

  function hold(key: string, kept: KeptAnswer): void {
    if (atHand.size >= MOST_AT_HAND) atHand.clear();
    atHand.set(key, { ...kept, until: clock.now() + AT_HAND_MS });
  }

  return {
    async read<Value extends NonNullable<unknown>>(
      key: string,
      { freshS, keptS }: AnswerLife,
      { load, parse }: AnswerReading<Value>,
    ): Promise<Value> {
      const held = atHand.get(key);
      const known = held !== undefined && clock.now() < held.until ? parse(held.answer) : null;
      if (known !== null) return known;
      const { value, state } = await cache.readThrough<KeptAnswer<Value>>({
        key: cacheKeys.answer(key),
        lifetime: { freshS, staleS: Math.max(0, keptS - freshS) },
        load: async () => ({ answer: await load(), keptAt: clock.now() }),
        parse: (value) => {
          const kept = readKept(value);
          const answer = kept && parse(kept.answer);
          return kept === null || answer === null ? null : { answer, keptAt: kept.keptAt };
        },
      });
      if (state !== 'stale') hold(key, value);
      return value.answer;
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
