import { isFault } from '@storefront/core/fault';
import { DEFAULT_MARKET } from '@storefront/core/market/market';
import type { createStore } from 'jotai';
import {
  countryNameAtom,
  currencyCodeAtom,
  currencyCountryAtom,
  currencySymbolAtom,
  HOME_COUNTRY_NAME,
} from './market-atoms.ts';

type Store = ReturnType<typeof createStore>;

/**
 * `[error.4]` Queries the platform in the shopper's country. When the platform does not know the country, it has done
 * nothing: the country is reset to the US and the query repeated once. Rejects as `query` does.
 */
export async function inMarket<Result>(
  store: Store,
  query: (country: string) => Promise<Result>,
): Promise<Result> {
  const country = store.get(currencyCountryAtom);
  try {
    return await query(country);
  } catch (error) {
    const { currencyCountry, currencyCode, currencySymbol } = DEFAULT_MARKET;
    if (!isFault(error) || error.code !== 'country-unknown' || country === currencyCountry) throw error;
    console.error(`The platform does not sell to ${country}`, error);
    store.set(currencyCountryAtom, currencyCountry);
    store.set(currencyCodeAtom, currencyCode);
    store.set(currencySymbolAtom, currencySymbol);
    store.set(countryNameAtom, HOME_COUNTRY_NAME);
    return query(currencyCountry);
  }
}
