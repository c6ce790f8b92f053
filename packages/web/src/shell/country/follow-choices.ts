import { chooseCountry, notUS, readCountry } from '@storefront/core/market/country';
import type { createStore } from 'jotai';
import Router from 'next/router';
import { countryCopy } from '../../copy/country-copy.ts';
import {
  countryIsSettledAtom,
  countryOpenAtom,
  currencyCountryAtom,
  localPricesAtom,
} from '../../state/market-atoms.ts';
import { noticeAtom } from '../../state/notice-atom.ts';
import { browserPlaces } from './country-sources.ts';
import { decideCountry, hasBegun, hasFailed } from './decide-country.ts';

type Store = ReturnType<typeof createStore>;

/** Also where the mark came too late for the frame, or not at all. */
async function decideFirst(store: Store): Promise<void> {
  const { source, country } = chooseCountry(browserPlaces.read());
  const found = source === 'default' ? await browserPlaces.locate() : country;
  // A country in the address is stored, also the US.
  if (source === 'query' || notUS(found)) await decideCountry(store);
  store.set(countryIsSettledAtom, true);
}

/**
 * Decides on the country where nothing has yet, and follows what the address of another page or another tab names.
 * Returns a cleanup function.
 */
export function followChoices(store: Store): () => void {
  if (!hasBegun(store)) void decideFirst(store);
  const followPage = () => {
    store.set(countryOpenAtom, false);
    // Another page is another try for prices that could not be loaded.
    const hasDollars = notUS(store.get(currencyCountryAtom)) && store.get(localPricesAtom) === null;
    const isAgain = hasDollars && store.get(countryIsSettledAtom);
    if (isAgain || browserPlaces.read().query !== null) void decideCountry(store);
  };
  const followTab = () => {
    const chosen = readCountry(browserPlaces.read().cookie);
    const isOther = chosen !== null && chosen !== store.get(currencyCountryAtom);
    if (!isOther || !store.get(countryIsSettledAtom)) return;
    // The tabs share one bag, which waits until this one is in the other's country.
    store.set(countryIsSettledAtom, false);
    void decideCountry(store, 'follow');
  };
  const sayFailed = () => {
    if (store.get(countryIsSettledAtom) && hasFailed(store))
      store.set(noticeAtom, { text: countryCopy.pricesFailed });
  };
  const unsubscribe = store.sub(countryIsSettledAtom, sayFailed);
  sayFailed();
  const stop = new AbortController();
  const { signal } = stop;
  Router.events.on('routeChangeComplete', followPage);
  addEventListener('visibilitychange', followTab, { signal });
  addEventListener('storage', followTab, { signal });
  return () => {
    Router.events.off('routeChangeComplete', followPage);
    stop.abort();
    unsubscribe();
  };
}
