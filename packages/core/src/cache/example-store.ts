import type { Clock } from '../clock.ts';
import {
  type CacheEntry,
  type CacheKey,
  type CacheStore,
  entryBytes,
  MAX_ENTRY_BYTES,
  tooLarge,
} from './store.ts';

/** The cache's table in memory, for tests. */
export function exampleStore(clock: Clock): CacheStore & { readonly rows: ReadonlyMap<string, CacheEntry> } {
  const rows = new Map<string, CacheEntry>();
  const expiries = new Map<string, number>();
  const id = ({ pk, sk }: CacheKey) => `${pk} ${sk}`;
  const lives = (entry: CacheEntry | undefined): entry is CacheEntry =>
    entry !== undefined && entry.expiresAt > clock.now() / 1_000;
  const put = (key: CacheKey, entry: CacheEntry) => {
    if (entryBytes(entry.value) > MAX_ENTRY_BYTES) throw tooLarge(key);
    rows.set(id(key), structuredClone(entry));
  };
  return {
    rows,
    async read(key) {
      const entry = rows.get(id(key));
      return lives(entry) ? structuredClone(entry) : null;
    },
    async write(key, entry, begunAt) {
      const expiredAt = expiries.get(id(key));
      if (begunAt === undefined) expiries.delete(id(key));
      if (begunAt === undefined || expiredAt === undefined || expiredAt < begunAt) return put(key, entry);
      const stored = rows.get(id(key));
      if (!lives(stored) || stored.staleAt === 0) put(key, { ...entry, staleAt: 0 });
    },
    async expire(key, at) {
      expiries.set(id(key), at);
      const stored = rows.get(id(key));
      if (stored !== undefined) put(key, { ...stored, staleAt: 0 });
    },
    async claim(key, entry) {
      if (lives(rows.get(id(key)))) return false;
      put(key, entry);
      return true;
    },
    async remove(key, onlyValue) {
      const entry = rows.get(id(key));
      if (onlyValue === undefined || JSON.stringify(entry?.value) === JSON.stringify(onlyValue)) {
        rows.delete(id(key));
      }
    },
    async count(key, expiresAt, many = 1) {
      const sum = Number(rows.get(id(key))?.value ?? 0) + many;
      put(key, { value: sum, staleAt: expiresAt, expiresAt });
      return sum;
    },
    async list(pk) {
      const found = [...rows].filter(([at, entry]) => at.startsWith(`${pk} `) && lives(entry));
      return found
        .map(([at, entry]) => ({ sk: at.slice(pk.length + 1), entry: structuredClone(entry) }))
        .toSorted((one, other) => (one.sk < other.sk ? -1 : 1));
    },
  };
}
