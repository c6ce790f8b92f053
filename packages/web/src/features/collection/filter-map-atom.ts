import type { FilterMap } from '@storefront/core/collection/filter-map';
import type { CountedGroup } from '@storefront/core/collection/option-counts';
import { atom } from 'jotai';

export interface CollectionFilters extends FilterMap {
  /** The groups that the collection has something of, with counts. */
  counted: CountedGroup[];
}

/** `[entity.site-state.3]` The filters that this visit has loaded, by the handle of their collection. */
export const filterMapAtom = atom<ReadonlyMap<string, CollectionFilters>>(new Map());
