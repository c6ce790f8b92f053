/** Where an entry stands in the table: a partition and a place in it. */
export interface CacheKey {
  pk: string;
  sk: string;
}

/** JSON with two times, in seconds since the epoch: from when it should be made anew, from when it is gone. */
export interface CacheEntry {
  value: unknown;
  staleAt: number;
  expiresAt: number;
}

/**
 * What the cache's table can do. Every verb sees only entries whose `expiresAt` lies ahead, because tables
 * remove expired ones late or never. All reject with a `Fault` (outside, `cache-unavailable`).
 */
export interface CacheStore {
  read(key: CacheKey): Promise<CacheEntry | null>;
  /** Rejects with a `Fault` (input, `cache-entry-too-large`) above `MAX_ENTRY_BYTES`. */
  write(key: CacheKey, entry: CacheEntry): Promise<void>;
  /** Writes where nothing is: true for exactly one of many who try at once. */
  claim(key: CacheKey, entry: CacheEntry): Promise<boolean>;
  /** With `onlyValue`, removes nothing but an entry of that value: whose claim ran out ends nobody else's. */
  remove(key: CacheKey, onlyValue?: unknown): Promise<void>;
  /** Adds so many, one unless said, and answers the sum; an expired counter may go on from where it was. */
  count(key: CacheKey, expiresAt: number, many?: number): Promise<number>;
  /** The entries of a partition, by `sk`. */
  list(pk: string): Promise<{ sk: string; entry: CacheEntry }[]>;
}

/** The table takes items up to 400 KB (409,600 bytes); the rest is left for names, times and the key. */
export const MAX_ENTRY_BYTES = 400_000;

/** How many bytes the value takes in the table. */
export function entryBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
