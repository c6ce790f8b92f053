import { matchesFilters } from '@storefront/core/collection/filter-query';
import type { FilterState } from '@storefront/core/collection/filter-state';
import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { inMarket } from '../../state/in-market.ts';
import type { ListingPage } from './listing-control.ts';

/** Four requests; of larger collections the number of matching pieces is shown when all of them are in the grid. */
const MOST_COUNTED = 1_000;

/** How many pieces of the collection a choice would show; null until that is known. */
export function useMatching({ handle, total }: ListingPage, isWanted: boolean) {
  const store = useStore();
  const [tags, setTags] = useState<{ handle: string; pieces: readonly { tags: string[] }[] } | null>(null);
  const isKnown = tags?.handle === handle;
  const isCountable = isWanted && !isKnown && total !== null && total <= MOST_COUNTED;
  useEffect(() => {
    if (!isCountable) return;
    let isStale = false;
    const read = async () => {
      const { commerceTags } = await import(
        /* webpackChunkName: "listing-choice" */ '../../clients/commerce-tags.ts'
      );
      return inMarket(store, (country) => commerceTags().collectionTags(handle, country));
    };
    read().then(
      (pieces) => {
        if (!isStale && pieces) setTags({ handle, pieces });
      },
      (error: unknown) => console.warn('The pieces could not be counted', error),
    );
    return () => {
      isStale = true;
    };
  }, [isCountable, handle, store]);
  if (!isKnown) return null;
  return (state: FilterState) => tags.pieces.filter((piece) => matchesFilters(piece.tags, state)).length;
}
