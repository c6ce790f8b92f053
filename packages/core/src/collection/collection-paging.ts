/** `[const.catalogue.1]` Products per page of a collection. */
export const COLLECTION_PAGE_SIZE = 20;

/** Whole pages, so that the cursors on the way are ends of pages; the platform returns at most 250 products at once. */
const MOST_PAGES_AT_ONCE = 12;

/** `[screen.route-table.30]` The page number of a path's segment; null when the page cannot exist. */
export function readPageNumber(segment: string): number | null {
  return /^[1-9]\d{0,5}$/.test(segment) ? Number(segment) : null;
}

/** `[screen.route-table.29]` `[screen.route-table.30]` The first page has the collection's own path. */
export function collectionPath(handle: string, page: number): string {
  const path = `/collections/${handle}`;
  return page > 1 ? `${path}/page/${page}` : path;
}

export interface PageWalk {
  /** The cursor to start from; null for the collection's start. */
  after: string | null;
  /** Numbers of products to skip, whole pages in one request each, before the page itself. */
  skips: number[];
}

/**
 * The requests that lead to a page: the platform pages by cursors, so they start from the nearest earlier page in
 * `lastCursors` (page → cursor of its last product).
 */
export function walkToPage(
  page: number,
  lastCursors: ReadonlyMap<number, string>,
  size: number = COLLECTION_PAGE_SIZE,
): PageWalk {
  const known = [...lastCursors.keys()].filter((one) => one < page);
  const nearest = known.length === 0 ? 0 : Math.max(...known);
  const missing = Math.max(0, page - 1 - nearest) * size;
  const most = MOST_PAGES_AT_ONCE * size;
  const full = Math.floor(missing / most);
  const rest = missing % most;
  return {
    after: lastCursors.get(nearest) ?? null,
    skips: [...Array.from({ length: full }, () => most), ...(rest > 0 ? [rest] : [])],
  };
}

export interface PageEnds {
  startCursor: string | null;
  endCursor: string | null;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

/** `[call.commerce-storefront-api.12]` The request for the next or previous page; null when there is none. */
export function pageBeside(
  ends: PageEnds,
  direction: 'next' | 'previous',
  size: number = COLLECTION_PAGE_SIZE,
): { first: number; after: string } | { last: number; before: string } | null {
  if (direction === 'next') {
    return ends.hasNextPage && ends.endCursor !== null ? { first: size, after: ends.endCursor } : null;
  }
  return ends.hasPreviousPage && ends.startCursor !== null ? { last: size, before: ends.startCursor } : null;
}
