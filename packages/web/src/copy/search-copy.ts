import { noResultsFor } from './no-results-for.ts';

/** Texts of the search panel. */
export const searchCopy = {
  search: 'Search',
  close: 'Close search',
  placeholder: 'What will it be?',
  results: 'Suggestions',
  queries: 'Searches',
  collections: 'Collections',
  products: 'Pieces',
  start: 'Start here',
  seeAll: 'See all results',
  soldOut: 'Sold out',
  searching: 'Searching',
  found: (products: number, collections: number, queries: number) =>
    [
      [products, products === 1 ? 'piece' : 'pieces'],
      [collections, collections === 1 ? 'collection' : 'collections'],
      [queries, queries === 1 ? 'search' : 'searches'],
    ]
      .flatMap(([count, noun]) => (count === 0 ? [] : `${count} ${noun}`))
      .join(', '),
  corrected: (typed: string, searched: string) => `${noResultsFor(typed)} Showing “${searched}”.`,
  nothing: (words: string) => `Nothing hangs here by the name of “${words}”.`,
  nothingHint: 'Try a colour, a fabric or a shorter word.',
  failed: 'Search cannot be reached just now.',
  failedHint: 'The rest of the shop works as usual.',
  again: 'Try again',
};
