import { type ListingSort, readSort } from '../collection/sort.ts';

/** What `/search` shows, as its query string says. */
export interface SearchState {
  /** One line, at most 120 characters; empty: nothing asked for. */
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

/** The path of the search, `/search?q=…`; what is usual is left out. */
export function searchPath({ text, collection, sort }: SearchState): string {
  const params = new URLSearchParams([
    ['q', text],
    ...(collection === null ? [] : [['collection', collection]]),
    ...(sort === 'featured' ? [] : [['sort', sort]]),
  ]);
  return `/search?${params}`;
}

/** Runs of white space become one space; cut between characters, never inside one. */
export function tidySearchText(text: string): string {
  const line = text.toWellFormed().replace(/\s+/g, ' ').trim();
  return [...line].slice(0, LONGEST_TEXT).join('').trim();
}
