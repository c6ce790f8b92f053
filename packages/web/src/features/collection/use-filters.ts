import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { warmUp } from '../../hooks/use-loaded.ts';
import { useSettledAtom } from '../../hooks/use-settled-atom.ts';
import { type CollectionFilters, filterMapAtom } from './filter-map-atom.ts';
import { needsMap } from './listing-control.ts';
import { loadFilters } from './load-filters.ts';

const NONE: ReadonlyMap<string, CollectionFilters> = new Map();

/** The filters of a collection, loaded when the address has some or the panel opens. */
export function useFilters(handle: string, query: string, isOpen: boolean) {
  const store = useStore();
  const [hasFailed, setFailed] = useState(false);
  const filters = useSettledAtom(filterMapAtom, NONE).get(handle) ?? null;
  const isWanted = (isOpen || needsMap(query)) && filters === null && !hasFailed;
  useEffect(() => {
    if (!isWanted) return;
    let isStale = false;
    loadFilters(store, handle).catch((error: unknown) => {
      console.warn('Problem loading filter map', error);
      if (!isStale) setFailed(true);
    });
    return () => {
      isStale = true;
    };
  }, [isWanted, store, handle]);
  const prepare = () => warmUp(() => loadFilters(store, handle));
  return { filters, hasFailed, prepare, retry: () => setFailed(false) };
}
