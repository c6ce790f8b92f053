import { useStore } from 'jotai';
import Router from 'next/router';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useSettledAtom } from '../../hooks/use-settled-atom.ts';
import { priceCountryAtom } from '../../state/price-country-atom.ts';
import { listingAtom } from './listing-atoms.ts';
import { type ListingPage, pathOf, recallListing, rememberListing, showChoice } from './listing-control.ts';

/** React warns about layout effects where there is no layout. */
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Follows the address: shows what it names, and what the entry of the history showed when it was left. */
export function useListing(of: ListingPage) {
  const store = useStore();
  const country = useSettledAtom(priceCountryAtom, 'US');
  const shown = useSettledAtom(listingAtom, null);
  const [query, setQuery] = useState<string | null>(null);
  const path = pathOf(of);
  const listing = shown?.path === path ? shown : null;
  // The page's data are read anew on the way back, which changes nothing about the choice.
  const show = useEffectEvent((chosen: string, market: string) => void showChoice(store, of, chosen, market));

  useBeforePaint(() => {
    // A shopper may have continued the grid before the bar above it was ready.
    store.set(listingAtom, (now) => (now?.path === path ? now : recallListing(path)));
    return () => store.set(listingAtom, null);
  }, [store, path]);

  useEffect(() => {
    const follow = () => {
      if (decodeURI(location.pathname) !== decodeURI(path)) return;
      const back = recallListing(path);
      if (back) store.set(listingAtom, back);
      setQuery(location.search.slice(1));
    };
    follow();
    Router.events.on('routeChangeComplete', follow);
    return () => Router.events.off('routeChangeComplete', follow);
  }, [store, path]);

  useEffect(() => {
    if (query !== null) show(query, country);
  }, [query, country]);

  useEffect(() => {
    if (listing) rememberListing(listing);
  }, [listing]);

  const retry = () => void showChoice(store, of, query ?? '', country);
  return { query: query ?? '', setQuery, listing, retry };
}
