import { realBackoff } from '@storefront/core/backoff';
import { createCache } from '@storefront/core/cache/cache';
import { type CursorIndex, createCursorIndex } from '@storefront/core/cache/cursor-index';
import { systemClock } from '@storefront/core/clock';
import { COLLECTION_PAGE_SIZE, walkToPage } from '@storefront/core/collection/collection-paging';
import type { CollectionPage } from '@storefront/core/providers/commerce/commerce';
import { cacheTable } from './cache-table.ts';
import { PAGE_COUNTRY } from './cards.ts';
import { currentBuild } from './page-build.ts';
import { catalogue } from './sources.ts';

/** The merchant's order. */
const SORT = 'default';

let index: CursorIndex | null = null;

function cursorIndex(): CursorIndex {
  index ??= createCursorIndex(
    createCache({
      store: cacheTable(),
      clock: systemClock,
      backoff: realBackoff,
      report: ({ say, cause }) => console.error(say, cause),
    }),
    systemClock,
  );
  return index;
}

/** A rebuild because the collection has changed walks from the start: stored cursors point to old positions. */
function mayUseIndex(page: number): boolean {
  return page > 1 && !currentBuild()?.isOnDemand;
}

/** `[screen.route-table.30]` One page of a collection; null when the collection does not exist or ends before. */
export async function listCollection(handle: string, page: number): Promise<CollectionPage | null> {
  const known = mayUseIndex(page) ? await cursorIndex().lastCursors(handle, SORT) : new Map<number, string>();
  const walk = walkToPage(page, known);
  let after = walk.after;
  let ended = page - 1 - walk.skips.reduce((sum, size) => sum + size, 0) / COLLECTION_PAGE_SIZE;
  const passed = new Map<number, string>();
  for (const size of walk.skips) {
    const skipped = await read(handle, size, after);
    if (!skipped?.hasNextPage || !skipped.endCursor) {
      // Somebody may ask for any other page that does not exist: it is not walked to from the start again.
      if (passed.size > 0) await cursorIndex().remember(handle, SORT, passed);
      return null;
    }
    after = skipped.endCursor;
    ended += size / COLLECTION_PAGE_SIZE;
    passed.set(ended, after);
  }
  const found = await read(handle, COLLECTION_PAGE_SIZE, after);
  // A stored cursor may be the collection's end.
  if (page > 1 && found?.products.length === 0) return null;
  if (page > 1 && found) {
    if (after !== null) passed.set(page - 1, after);
    if (found.endCursor !== null) passed.set(page, found.endCursor);
    await cursorIndex().remember(handle, SORT, passed);
  }
  return found;
}

function read(handle: string, size: number, after: string | null): Promise<CollectionPage | null> {
  return catalogue().collectionPage({ handle, size, ...(after ? { after } : {}) }, PAGE_COUNTRY);
}
