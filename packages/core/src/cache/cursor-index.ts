import type { Clock } from '../clock.ts';
import type { Cache } from './cache.ts';
import { cacheKeys } from './keys.ts';

/**
 * The cursors at which the pages of a collection end: the platform has no page numbers, and without cursors a later
 * page is reached by reading all pages before it (`walkToPage`). Never rejects: without a cursor the caller walks.
 */
export interface CursorIndex {
  /** Page → the cursor of its last product, for one order of the collection. */
  lastCursors(collection: string, sort: string): Promise<Map<number, string>>;
  /** Adds the cursors that a walk found. */
  remember(collection: string, sort: string, found: ReadonlyMap<number, string>): Promise<void>;
}

/** A cursor names a product's position, so an old one is at most a few products off. */
const lifetime = { freshS: 600, staleS: 0 };
/** Later pages are not visited often enough to be stored. */
const MOST_PAGES = 500;

export function createCursorIndex(cache: Cache, clock: Clock): CursorIndex {
  async function read(collection: string, sort: string) {
    const entry = await cache.read(cacheKeys.collectionCursors(collection, sort));
    return { cursors: readCursors(entry?.value), expiresAt: entry?.expiresAt ?? null };
  }

  return {
    lastCursors: async (collection, sort) => (await read(collection, sort)).cursors,
    async remember(collection, sort, found) {
      const { cursors, expiresAt } = await read(collection, sort);
      const added = [...found].filter(([page, cursor]) => page <= MOST_PAGES && cursors.get(page) !== cursor);
      if (added.length === 0) return;
      const all = Object.fromEntries([...cursors, ...added]);
      // The first cursor sets the expiry: cursors from before and after a change must not be mixed for long.
      const freshS = expiresAt === null ? lifetime.freshS : expiresAt - Math.floor(clock.now() / 1_000);
      await cache.write(cacheKeys.collectionCursors(collection, sort), all, { ...lifetime, freshS });
    },
  };
}

function readCursors(value: unknown): Map<number, string> {
  const pairs = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return new Map(
    pairs.flatMap(([page, cursor]): [number, string][] =>
      typeof cursor === 'string' && /^[1-9]\d*$/.test(page) ? [[Number(page), cursor]] : [],
    ),
  );
}
