import type { FilterChip } from '@storefront/core/collection/filter-state';
import type { ListingSort } from '@storefront/core/collection/sort';

/** Texts around a collection's grid: filters, sort, density, pages. */
export const filterCopy = {
  open: 'Filter',
  close: 'Close filters',
  title: 'Filter',
  applied: 'Applied filters',
  /** A size alone is a letter. */
  chip: ({ key, label }: FilterChip) => (key === 'size' ? `Size ${label}` : label),
  remove: 'Remove',
  clear: 'Clear all',
  sort: 'Sort',
  sorts: {
    featured: 'Featured',
    newest: 'Newest',
    'price-low': 'Price, low to high',
    'price-high': 'Price, high to low',
    'best-selling': 'Best selling',
  } satisfies Record<ListingSort, string>,
  density: 'Columns',
  large: 'Large columns',
  small: 'Small columns',
  pieces: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'piece' : 'pieces'}`,
  show: (count: number | null) => (count === null ? 'Show pieces' : `Show ${filterCopy.pieces(count)}`),
  empty: 'Nothing hangs here yet.',
  nothing: 'Nothing hangs here with these filters.',
  nothingYet: 'Nothing so far with these filters. There are more pieces to look through.',
  unknown: 'A filter in this address does not exist and was left out.',
  unknownSort: 'The order in this address does not exist and was left out.',
  loading: 'Loading the filters',
  stillLoading: 'Still loading',
  filtersFailed: 'The filters cannot be loaded just now.',
  choiceFailed: 'Your choice could not be loaded. These are the pieces from before.',
  moreFailed: 'More pieces could not be loaded.',
  retry: 'Try again',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  more: 'Load more',
  seen: (shown: number, total: number) => `${shown} of ${filterCopy.pieces(total)}`,
};
