import { COLLECTION_PAGE_SIZE } from './collection-paging.ts';
import type { FilterMap } from './filter-map.ts';
import { filterQuery, type TagFilter, tagFilters } from './filter-query.ts';
import type { FilterState } from './filter-state.ts';
import { type CountedGroup, narrowestChoice } from './option-counts.ts';
import { sortTable } from './sort.ts';

interface Slice<SortKey> {
  sortKey: SortKey;
  reverse: boolean;
  after?: string;
}

/** How the platform is queried for a page of a filtered or sorted collection. */
export type ListingRequest =
  | ({ kind: 'search'; query: string; first: number } & Slice<
      'RELEVANCE' | 'CREATED_AT' | 'PRICE' | 'BEST_SELLING'
    >)
  | ({ kind: 'collection'; handle: string; size: number; filters: TagFilter[] } & Slice<
      'COLLECTION_DEFAULT' | 'CREATED' | 'PRICE' | 'BEST_SELLING'
    >);

/**
 * `[call.commerce-storefront-api.16]` A filtered collection with a rule is a search; any other listing is the collection
 * itself, whose products `matchesFilters` must choose from. `after` is the cursor of the last product shown.
 */
export function listingRequest(
  handle: string,
  { collections, groups, counted }: FilterMap & { counted: readonly CountedGroup[] },
  state: FilterState,
  after: string | null,
): ListingRequest {
  const filters = tagFilters({ ...state, tags: narrowestChoice(state.tags, counted) });
  const rule = Object.hasOwn(collections, handle) ? collections[handle]?.rule : undefined;
  const slice = after === null ? {} : { after };
  const { search, collection } = sortTable[state.sort];
  if (rule === undefined || filters.length === 0) {
    return { kind: 'collection', handle, size: COLLECTION_PAGE_SIZE, filters, ...collection, ...slice };
  }
  const query = filterQuery(rule, state, groups);
  return { kind: 'search', query, first: COLLECTION_PAGE_SIZE, ...search, ...slice };
}
