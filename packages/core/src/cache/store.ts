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
  /**
   * Rejects with a `Fault` (input, `cache-entry-too-large`) above `MAX_ENTRY_BYTES`. With `begunAt`, in
   * milliseconds since the epoch, what was expired since is kept as stale, and never over what is newer.
   */
  write(key: CacheKey, entry: CacheEntry, begunAt?: number): Promise<void>;
  /**
   * Makes what is kept stale, in one step, and remembers when, in milliseconds since the epoch: for whoever
   * began to make the entry before and writes it later. Where nothing is kept, that is remembered a while.
   */
  expire(key: CacheKey, at: number): Promise<void>;
  /** Writes where nothing is: true for exactly one of many who try at once. */
  claim(key: CacheKey, entry: CacheEntry): Promise<boolean>;
  /** With `onlyValue`, removes nothing but an entry of that value: whose claim ran out ends nobody else's. */
  remove(key: CacheKey, onlyValue?: unknown): Promise<void>;
  /** Adds so many, one unless said, and answers the sum; an expired counter may go on from where it was. */
  count(key: CacheKey, expiresAt: number, many?: number): Promise<number>;
  /** The entries of a partition, by `sk`. */
  list(pk: string): Promise<{ sk: string; entry: CacheEntry }[]>;
}

/** Where nothing is kept, an expiry is remembered so many seconds: longer than any function may run. */
export const EXPIRY_KEPT_S = 900;

/** The table takes items up to 400 KB (409,600 bytes); the rest is left for names, times and the key. */
export const MAX_ENTRY_BYTES = 400_000;

/** How many bytes the value takes in the table. */
export function entryBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
