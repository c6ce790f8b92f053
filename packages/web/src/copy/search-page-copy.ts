import type { ListingSort } from '@storefront/core/collection/sort';
import { filterCopy } from './filter-copy.ts';

const styles = (count: number) => `${count} ${count === 1 ? 'style' : 'styles'}`;

/** Texts of the search page. */
export const searchPageCopy = {
  title: 'Search',
  heading: (text: string) => (text === '' ? 'Search' : `Search: ${text}`),
  submit: 'Search',
  searching: 'Searching',
  results: 'Results',
  /** `isAll`: nothing more can be loaded. */
  found: (text: string, count: number, colours: number, isAll: boolean) =>
    `${isAll ? '' : 'First '}${styles(count)} in ${colours} ${colours === 1 ? 'colour' : 'colours'} for “${text}”`,
  start: 'What will it be?',
  startHint: 'Try a fabric, a colour or a piece.',
  nothing: 'Nothing by that name',
  nothingText: (text: string) =>
    `We looked for “${text}” and found no piece. Try a fabric, a colour, or one of these.`,
  nothingInCollection: 'Nothing of this collection is among the results.',
  suggestions: 'Suggestions',
  failed: 'Search cannot be reached just now.',
  failedHint: 'The rest of the shop works as usual.',
  moreFailed: 'More styles could not be loaded.',
  retry: 'Try again',
  more: 'Show more styles',
  collection: 'Collection',
  all: 'All',
  sort: 'Sort',
  sorts: { ...filterCopy.sorts, featured: 'Closest' } satisfies Record<ListingSort, string>,
  colours: (title: string) => `Colours of ${title}`,
  soldOut: 'Sold out, join the waitlist',
  sizes: (sizes: readonly string[], isAll: boolean) => {
    const [first = '', second = ''] = sizes;
    const last = sizes.at(-1) ?? '';
    if (sizes.length === 1) return isAll ? first : `${first} only`;
    if (sizes.length === 2) return isAll ? `${first} and ${second}` : `${first} and ${second} only`;
    return `${first} to ${last}`;
  },
};
