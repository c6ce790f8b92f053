import { COLLECTION_PAGE_SIZE } from './collection-paging.ts';

/** How many page numbers fit beside 'Previous' and 'Next' on a phone. */
const MOST_LINKS = 4;

export interface KnownSize {
  page: number;
  hasNextPage: boolean;
  /** Pieces of the whole collection; null while they are not counted. */
  total: number | null;
}

/** The numbers of the pages that a page links to, itself among them: four in a row. */
export function pageLinks({ page, hasNextPage, total }: KnownSize): number[] {
  const counted = total === null ? 0 : Math.ceil(total / COLLECTION_PAGE_SIZE);
  // A count may be older than the page: what the page knows wins.
  const last = hasNextPage ? Math.max(counted, page + 1) : page;
  const first = Math.max(1, Math.min(page - 1, last - MOST_LINKS + 1));
  const most = Math.min(MOST_LINKS, last - first + 1);
  return Array.from({ length: most }, (_, at) => first + at);
}
