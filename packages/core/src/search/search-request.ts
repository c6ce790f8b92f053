import { searchTerm } from '../collection/filter-query.ts';
import { sortTable } from '../collection/sort.ts';
import type { SearchState } from './search-state.ts';
import type { Mark, Understood } from './understand.ts';

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
 * when nothing is wanted. Search syntax in words is escaped.
 */
export function searchRequest(
  { wanted }: Pick<Understood, 'wanted'>,
  sort: SearchState['sort'],
  after: string | null = null,
): SearchRequest | null {
  if (wanted.length === 0) return null;
  return {
    query: wanted.map(({ alternatives }) => group(alternatives.map(allOf), ' OR ')).join(' AND '),
    first: SEARCH_PAGE_SIZE,
    ...sortTable[sort].search,
    ...(after === null ? {} : { after }),
  };
}

const allOf = (marks: readonly Mark[]) => group(marks.map(clause), ' AND ');

function group(clauses: readonly string[], join: string): string {
  return clauses.length === 1 ? clauses.join('') : `(${clauses.join(join)})`;
}

/** Words match beginnings, so that the singular finds the plural. */
function clause(mark: Mark): string {
  return 'tag' in mark ? `tag:${searchTerm(mark.tag)}` : `${mark.word}*`;
}
