import type { ListingSort } from '@storefront/core/collection/sort';
import { filterCopy } from './filter-copy.ts';
import { noResultsFor } from './no-results-for.ts';
import { productCardCopy } from './product-card-copy.ts';
import { searchScreenCopy } from './search-screen-copy.ts';

const styles = (count: number) => `${count} ${count === 1 ? 'style' : 'styles'}`;

/** Texts of what a search finds. */
export const searchPageCopy = {
  ...searchScreenCopy,
  searching: 'Searching',
  results: 'Results',
  /** `corrected`: what was searched for instead. `isAll`: nothing more can be loaded. */
  found: (text: string, corrected: string | null, count: number, colours: number, isAll: boolean) =>
    `${corrected === null ? '' : `${noResultsFor(text)} `}${isAll ? '' : 'First '}${styles(count)} in ${colours} ${colours === 1 ? 'colour' : 'colours'} for “${corrected ?? text}”`,
  start: 'What will it be?',
  startHint: 'Try a fabric, a colour or a piece.',
  nothing: 'Nothing by that name',
  nothingText: (text: string) =>
    `We looked for “${text}” and found no piece. Try a fabric, a colour, or one of these.`,
  nothingInCollection: 'Nothing of this collection is among the results.',
  suggestions: 'Suggestions',
  failedHint: 'The rest of the shop works as usual.',
  moreFailed: 'More styles could not be loaded.',
  more: 'Show more styles',
  collection: 'Collection',
  all: 'All',
  byKind: 'By kind',
  byCollection: 'By collection',
  closeChoice: 'Close collections',
  clear: 'Clear all',
  show: (count: number) => `Show ${styles(count)}`,
  sort: 'Sort',
  sorts: { ...filterCopy.sorts, featured: 'Closest' } satisfies Record<ListingSort, string>,
  colours: (title: string) => `Colours of ${title}`,
  /** `[screen.product-card.8]` `[screen.product-card.9]` Without a waitlist there is none to join. */
  status: (status: 'sold-out' | 'coming-soon', hasWaitlist: boolean) => {
    if (hasWaitlist) return productCardCopy.status[status];
    return status === 'sold-out' ? 'Sold Out' : 'Coming Soon';
  },
  /** `runs`: sizes that follow each other. `isAll`: there are no others. */
  sizes: (runs: readonly (readonly string[])[], isAll: boolean) => {
    const parts = runs.flatMap((run) => (run.length > 2 ? [`${run[0]} to ${run.at(-1)}`] : run));
    const text = [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ');
    return isAll || runs.flat().length > 2 ? text : `${text} only`;
  },
};
