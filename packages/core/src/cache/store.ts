import type { Clock } from '../clock.ts';
import { Fault } from '../fault.ts';

/** The place of an entry in the table: a partition and a sort key. */
export interface CacheKey {
  pk: string;
  sk: string;
}

/** JSON with two times, in seconds since the epoch: when it becomes stale, when it expires. */
export interface CacheEntry {
  value: unknown;
  staleAt: number;
  expiresAt: number;
}

/** An entry that is fresh until it expires, `storedS` seconds from now. */
export function expiringEntry(value: unknown, storedS: number, clock: Clock): CacheEntry {
  const expiresAt = Math.ceil(clock.now() / 1_000 + storedS);
  return { value, staleAt: expiresAt, expiresAt };
}

/**
 * The operations of the cache's table. Every one sees only entries whose `expiresAt` lies ahead, because tables
 * remove expired ones late or never. All reject with a `Fault`: outside, `cache-unavailable` when the table refuses and
 * `cache-timeout` when it does not respond in time; bug, `cache-call-invalid` for a key that it cannot hold.
 */
export interface CacheStore {
  read(key: CacheKey): Promise<CacheEntry | null>;
  /**
   * Rejects with a `Fault` (input, `cache-entry-too-large`) above `MAX_ENTRY_BYTES`. With `begunAt`, in
   * milliseconds since the epoch, an entry that was expired since is stored as stale, and never over a newer one.
   */
  write(key: CacheKey, entry: CacheEntry, begunAt?: number): Promise<void>;
  /**
   * Makes the entry stale, in one step, and stores when, in milliseconds since the epoch, for writers that began
   * before and write later. Without an entry, only the time is stored, for a while.
   */
  expire(key: CacheKey, at: number): Promise<void>;
  /** Writes where nothing is stored: true for exactly one of many concurrent callers. */
  claim(key: CacheKey, entry: CacheEntry): Promise<boolean>;
  /** With `onlyValue`, removes only an entry of that value: an expired claim does not end another one. */
  remove(key: CacheKey, onlyValue?: unknown): Promise<void>;
  /** Adds `many`, one by default, and returns the sum; an expired counter may continue from its old value. */
  count(key: CacheKey, expiresAt: number, many?: number): Promise<number>;
  /** The entries of a partition, by `sk`. */
  list(pk: string): Promise<{ sk: string; entry: CacheEntry }[]>;
}

/** Where nothing is stored, an expiry is remembered so many seconds: longer than any function may run. */
export const EXPIRY_STORED_S = 900;

/** The table takes items up to 400 KB (409,600 bytes); the rest is left for names, times and the key. */
export const MAX_ENTRY_BYTES = 400_000;

/** How many bytes the value takes in the table. */
export function entryBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

/** What `CacheStore.write` rejects with when the table cannot take a value. */
export function tooLarge({ pk }: CacheKey): Fault {
  const say = `The entry ${pk} has more than ${MAX_ENTRY_BYTES} bytes: store less in it, or split it.`;
  return new Fault({ code: 'cache-entry-too-large', kind: 'input', say });
}
