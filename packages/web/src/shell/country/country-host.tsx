import { chooseCountry, notUS, readCountry } from '@storefront/core/market/country';
import { useAtom, useAtomValue, useStore } from 'jotai';
import Router from 'next/router';
import { useEffect } from 'react';
import { countryCopy } from '../../copy/country-copy.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import {
  countryIsSettledAtom,
  countryOpenAtom,
  currencyCountryAtom,
  localPricesAtom,
} from '../../state/market-atoms.ts';
import { noticeAtom } from '../../state/notice-atom.ts';
import { browserPlaces } from './country-sources.ts';
import { decideCountry, hasBegun, hasFailed } from './decide-country.ts';
import { loadCountryDialog } from './load-country-dialog.ts';

/** Follows what names a country after the page was opened, and shows the list. */
export function CountryHost() {
  const store = useStore();
  const [isOpen, setOpen] = useAtom(countryOpenAtom);
  const Dialog = useLoaded(isOpen, loadCountryDialog, () => {
    setOpen(false);
    store.set(noticeAtom, { text: countryCopy.listFailed });
  });

  useEffect(() => {
    if (hasBegun(store)) return;
    void (async () => {
      // Also where the mark came too late for the frame, or not at all.
      const { source, country } = chooseCountry(browserPlaces.read());
      const located = source === 'default' ? await browserPlaces.locate() : null;
      // A country in the address is stored, also the US.
      if (source === 'query' || notUS(country) || notUS(located)) await decideCountry(store);
      store.set(countryIsSettledAtom, true);
    })();
  }, [store]);

  const isSettled = useAtomValue(countryIsSettledAtom);
  useEffect(() => {
    if (isSettled && hasFailed(store)) store.set(noticeAtom, { text: countryCopy.pricesFailed });
  }, [isSettled, store]);

  useEffect(() => {
    const followPage = () => {
      setOpen(false);
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
    // They live as long as the page. Of tabs beside each other the shared bag says that something has changed.
    Router.events.on('routeChangeComplete', followPage);
    addEventListener('visibilitychange', followTab);
    addEventListener('storage', followTab);
  }, [store, setOpen]);

  return Dialog && <Dialog isOpen={isOpen} onClose={() => setOpen(false)} />;
}
