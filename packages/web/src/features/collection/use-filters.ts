import { useEffect, useState } from 'react';
import { needsMap } from './listing-control.ts';
import { type CollectionFilters, loadFilters } from './load-filters.ts';

/** The filters of a collection, loaded when the address has some or the panel opens. */
export function useFilters(handle: string, query: string, isOpen: boolean) {
  const [loaded, setLoaded] = useState<{ handle: string; filters: CollectionFilters } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const filters = loaded?.handle === handle ? loaded.filters : null;
  const isWanted = (isOpen || needsMap(query)) && filters === null && !hasFailed;
  useEffect(() => {
    if (!isWanted) return;
    let isStale = false;
    loadFilters(handle).then(
      (found) => {
        if (!isStale) setLoaded({ handle, filters: found });
      },
      (error: unknown) => {
        console.warn('Problem loading filter map', error);
        if (!isStale) setFailed(true);
      },
    );
    return () => {
      isStale = true;
    };
  }, [isWanted, handle]);
  return { filters, hasFailed, retry: () => setFailed(false) };
}
