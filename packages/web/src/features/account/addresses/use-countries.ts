import type { AvailableCountry } from '@storefront/core/market/country';
import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { commercePrices } from '../../../clients/commerce-prices.ts';
import { inMarket } from '../../../state/in-market.ts';

/** The countries that the shop sends to, by name; empty until they are known, and when they cannot be read. */
export function useCountries(): readonly AvailableCountry[] {
  const store = useStore();
  const [countries, setCountries] = useState<readonly AvailableCountry[]>([]);
  useEffect(() => {
    let isStale = false;
    inMarket(store, (country) => commercePrices().countries(country)).then(
      (found) => {
        if (!isStale) setCountries(found.toSorted((a, b) => a.name.localeCompare(b.name, 'en')));
      },
      (error: unknown) => console.warn('The countries could not be read', error),
    );
    return () => {
      isStale = true;
    };
  }, [store]);
  return countries;
}
