/** `[const.catalogue.1]` Products a page of a collection. */
export const COLLECTION_PAGE_SIZE = 20;

/** The most that the platform answers at once. */
const MOST_AT_ONCE = 250;

/** `[screen.route-table.30]` The page's number in a path; null for what is none: such a page does not exist. */
export function readPageNumber(segment: string): number | null {
  return /^[1-9]\d{0,5}$/.test(segment) ? Number(segment) : null;
}

/** The first page has the collection's own path. */
export function collectionPath(handle: string, page: number): string {
  const path = `/collections/${handle}`;
  return page > 1 ? `${path}/page/${page}` : path;
}

export interface PageWalk {
  /** Where to begin; null at the collection's start. */
  after: string | null;
  /** How many products to pass over, a request each, before the page itself. */
  skips: number[];
}

/**
 * The platform knows cursors, not page numbers: how to get to a page from the nearest earlier page of which
 * the last cursor is known (page → cursor of its last product).
 */
export function walkToPage(
  page: number,
  lastCursors: ReadonlyMap<number, string>,
  size: number = COLLECTION_PAGE_SIZE,
): PageWalk {
  const known = [...lastCursors.keys()].filter((one) => one < page);
  const nearest = known.length === 0 ? 0 : Math.max(...known);
  const missing = Math.max(0, page - 1 - nearest) * size;
  const full = Math.floor(missing / MOST_AT_ONCE);
  const rest = missing % MOST_AT_ONCE;
  return {
    after: lastCursors.get(nearest) ?? null,
    skips: [...Array.from({ length: full }, () => MOST_AT_ONCE), ...(rest > 0 ? [rest] : [])],
  };
}

export interface PageEnds {
  startCursor: string | null;
  endCursor: string | null;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

/** `[call.commerce-storefront-api.12]` The request beside a page; null where there is none. */
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
