import { searchTerm } from '../collection/filter-query.ts';
import { sortTable } from '../collection/sort.ts';
import type { SearchState } from './search-state.ts';

/** `[const.catalogue.2]` Results per page. */
export const SEARCH_PAGE_SIZE = 30;

export interface SearchRequest {
  query: string;
  first: number;
  sortKey: 'RELEVANCE' | 'CREATED_AT' | 'PRICE' | 'BEST_SELLING';
  reverse: boolean;
  after?: string;
}

/**
 * `[call.commerce-storefront-api.19]` The platform's search, by RELEVANCE reversed unless sorted otherwise. Null
 * when `text` holds no word. Search syntax in the text is escaped.
 */
export function searchRequest(
  { text, sort }: Pick<SearchState, 'text' | 'sort'>,
  after: string | null = null,
): SearchRequest | null {
  const words = text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) return null;
  return {
    query: words.map(searchTerm).join(' '),
    first: SEARCH_PAGE_SIZE,
    ...sortTable[sort].search,
    ...(after === null ? {} : { after }),
  };
}
