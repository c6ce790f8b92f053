import { unreadable } from './unreadable.ts';

export interface PageInfo {
  hasNextPage: boolean;
  endCursor: string | null;
}

/**
 * The cursor of the next page; null on the last one. Throws the fault of `unreadable` when there is another page and no
 * way to it, or `seen` has its cursor: half of a list is not a shorter list.
 */
export function nextCursor(
  { hasNextPage, endCursor }: PageInfo,
  seen: ReadonlySet<string> = new Set(),
): string | null {
  if (!hasNextPage) return null;
  if (!endCursor || seen.has(endCursor)) throw unreadable('a list whose next page cannot be found');
  return endCursor;
}

/**
 * Reads the pages after `first`. `readPage` takes what it needs from the page at a cursor and returns that page's
 * info; null ends the reading.
 */
export async function readRemainingPages(
  first: PageInfo | null,
  readPage: (after: string) => Promise<PageInfo | null>,
): Promise<void> {
  const seen = new Set<string>();
  for (let page = first; page !== null; ) {
    const cursor = nextCursor(page, seen);
    if (cursor === null) return;
    seen.add(cursor);
    page = await readPage(cursor);
  }
}

/** What a later page belongs to. Throws the fault of `unreadable` when it is gone: its list would be cut. */
export function requireStillThere<Owner>(owner: Owner | null): Owner {
  if (owner === null) throw unreadable('a page of a list whose owner is gone');
  return owner;
}
