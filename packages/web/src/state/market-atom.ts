import type { AvailableCountry } from '@storefront/core/market/country';
import { atom } from 'jotai';
import {
  countryNameAtom,
  currencyCodeAtom,
  currencyCountryAtom,
  currencySymbolAtom,
  HOME_COUNTRY_NAME,
} from './market-atoms.ts';

export const HOME: AvailableCountry = {
  isoCode: 'US',
  name: HOME_COUNTRY_NAME,
  currency: { isoCode: 'USD', symbol: '$' },
};

/** Sets the country and its currency at once: nobody reads a country with the currency of another. */
export const marketAtom = atom(null, (_, set, { isoCode, name, currency }: AvailableCountry) => {
  set(currencyCountryAtom, isoCode);
  set(currencyCodeAtom, currency.isoCode);
  set(currencySymbolAtom, currency.symbol);
  set(countryNameAtom, name);
});
