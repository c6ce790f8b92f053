import type { Clock } from '../clock.ts';
import type { Cache } from './cache.ts';
import { cacheKeys } from './keys.ts';

/**
 * Where the pages of a collection end: the platform knows cursors, not page numbers, and without them a page far
 * down is reached by walking over all before it (`walkToPage`). Never rejects: who finds nothing walks.
 */
export interface CursorIndex {
  /** Page → the cursor of its last product, for one order of the collection. */
  lastCursors(collection: string, sort: string): Promise<Map<number, string>>;
  /** Adds what a walk found. */
  remember(collection: string, sort: string, found: ReadonlyMap<number, string>): Promise<void>;
}

/** A cursor names a product's place, so an old one is still a place, at most a few products off. */
const lifetime = { freshS: 600, staleS: 0 };
/** Pages beyond are not visited often enough to be kept. */
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
      // What was found first ages on: cursors of before and after a change must not stand side by side for long.
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
