import type { createStore } from 'jotai';
import { inMarket } from './in-market.ts';
import { priceCountryAtom } from './price-country-atom.ts';

/**
 * Reads what a page shows with its prices, in the country whose prices the page shows: once more where that has changed
 * meanwhile, so that no page has two currencies. Rejects as `query` does.
 */
export async function inPriceMarket<Result>(
  store: ReturnType<typeof createStore>,
  query: (country: string) => Promise<Result>,
): Promise<Result> {
  let used = '';
  const read = (country: string) => {
    used = country;
    return query(country);
  };
  for (;;) {
    const result = await inMarket(store, read, store.get(priceCountryAtom));
    if (store.get(priceCountryAtom) === used) return result;
  }
}
