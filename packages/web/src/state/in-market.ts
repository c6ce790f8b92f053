import { isFault } from '@storefront/core/fault';
import type { createStore } from 'jotai';
import { HOME, marketAtom } from './market-atom.ts';
import { currencyCountryAtom } from './market-atoms.ts';

type Store = ReturnType<typeof createStore>;

/**
 * `[error.4]` Queries the platform in the shopper's country. When the platform does not know the country, it has done
 * nothing: the country is reset to the US and the query repeated once. Rejects as `query` does.
 */
export async function inMarket<Result>(
  store: Store,
  query: (country: string) => Promise<Result>,
  country = store.get(currencyCountryAtom),
): Promise<Result> {
  try {
    return await query(country);
  } catch (error) {
    if (!isFault(error) || error.code !== 'country-unknown' || country === HOME.isoCode) throw error;
    console.error(`The platform does not sell to ${country}`, error);
    store.set(marketAtom, HOME);
    return query(HOME.isoCode);
  }
}
