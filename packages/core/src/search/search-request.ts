import { searchTerm } from '../collection/filter-query.ts';
import { sortTable } from '../collection/sort.ts';
import type { SearchState } from './search-state.ts';

/** `[const.catalogue.2]` Results a page. */
export const SEARCH_PAGE_SIZE = 30;

export interface SearchRequest {
  query: string;
  first: number;
  sortKey: 'RELEVANCE' | 'CREATED_AT' | 'PRICE' | 'BEST_SELLING';
  reverse: boolean;
  after?: string;
}

/**
 * `[call.commerce-storefront-api.19]` The platform's search, RELEVANCE reversed unless sorted otherwise. Null
 * when nothing is asked for. What the shopper types is words, never the platform's search syntax.
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
