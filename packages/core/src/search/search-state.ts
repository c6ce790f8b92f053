import { type ListingSort, readSort } from '../collection/sort.ts';

/** The state of `/search`, as it stands in its query string. */
export interface SearchState {
  /** One line, at most 120 characters; empty without a search. */
  text: string;
  /** Handle of the collection to which results are narrowed. */
  collection: string | null;
  sort: ListingSort;
}

const LONGEST_TEXT = 120;

export function readSearchState(query: string): SearchState {
  const params = new URLSearchParams(query);
  const collection = params.get('collection')?.trim() ?? '';
  return {
    text: tidySearchText(params.get('q') ?? ''),
    collection: collection === '' ? null : collection,
    sort: readSort(params.get('sort')),
  };
}

/** Collapses white space and cuts to 120 characters, never inside a surrogate pair. */
export function tidySearchText(text: string): string {
  // Firefox before 119 has no toWellFormed.
  const line = text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\s+/g, ' ')
    .trim();
  return [...line].slice(0, LONGEST_TEXT).join('').trim();
}
