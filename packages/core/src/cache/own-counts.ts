import type { CacheStore } from './store.ts';

/** Beyond so many counters the one that was counted least recently is dropped. */
const MAX_COUNTERS = 10_000;

/**
 * The store, with counters that never reject: while the table fails, which is reported, each process counts alone, from
 * what the table had returned to it last.
 */
export function withOwnCounts(store: CacheStore, report: (error: unknown) => void): CacheStore {
  const counts = new Map<string, number>();

  function remember(id: string, count: number): number {
    // The map's order is that of last use.
    counts.delete(id);
    counts.set(id, count);
    const [oldest] = counts.keys();
    if (counts.size > MAX_COUNTERS && oldest !== undefined) counts.delete(oldest);
    return count;
  }

  return {
    ...store,
    async count(key, expiresAt, many = 1) {
      const id = `${key.pk} ${key.sk}`;
      try {
        return remember(id, await store.count(key, expiresAt, many));
      } catch (error) {
        report(error);
        return remember(id, (counts.get(id) ?? 0) + many);
      }
    },
    remove(key, onlyValue) {
      counts.delete(`${key.pk} ${key.sk}`);
      return store.remove(key, onlyValue);
    },
  };
}
