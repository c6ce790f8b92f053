import { type ListingSort, readSort } from '../collection/sort.ts';
import { readSearchText } from './search-text.ts';

/** The state of `/search`, as it stands in its query string. */
export interface SearchState {
  /** One line, at most 120 characters; empty without a search. */
  text: string;
  /** Handle of the collection to which results are narrowed. */
  collection: string | null;
  sort: ListingSort;
}

export function readSearchState(query: string): SearchState {
  const params = new URLSearchParams(query);
  const collection = params.get('collection')?.trim() ?? '';
  return {
    text: readSearchText(query),
    collection: collection === '' ? null : collection,
    sort: readSort(params.get('sort')),
  };
}
