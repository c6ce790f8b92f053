import type { SearchState } from './search-state.ts';

// Every page has this, so it imports nothing that runs.

/** The path of the search, `/search?q=…`; defaults are left out. */
export function searchPath({ text, collection, sort }: SearchState): string {
  const params = new URLSearchParams([
    ['q', text],
    ...(collection === null ? [] : [['collection', collection]]),
    ...(sort === 'featured' ? [] : [['sort', sort]]),
  ]);
  return `/search?${params}`;
}
