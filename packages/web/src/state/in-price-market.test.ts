import { exampleProduct } from '@storefront/core/product/example-product';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { inPriceMarket } from './in-price-market.ts';
import { currencyCountryAtom, localPricesAtom } from './market-atoms.ts';
import { areDollarsShownAtom } from './price-country-atom.ts';
import { showLocalPrices } from './show-local-prices.ts';

it('[error.5] what a page shows is read in the US while the prices of the country cannot be loaded', async () => {
  const store = createStore();
  store.set(currencyCountryAtom, 'GB');
  expect(await inPriceMarket(store, async (country) => country)).toBe('GB');
  store.set(areDollarsShownAtom, true);
  expect(await inPriceMarket(store, async (country) => country)).toBe('US');
});

it('[error.5] what was read in a country is read again, and its prices not shown, when the page has fallen back meanwhile', async () => {
  const store = createStore();
  store.set(currencyCountryAtom, 'GB');
  const queried: string[] = [];
  const result = await inPriceMarket(store, async (country) => {
    queried.push(country);
    store.set(areDollarsShownAtom, true);
    showLocalPrices(store, [exampleProduct({ currencyCode: 'GBP' })], country);
    return country;
  });
  expect([result, queried, store.get(localPricesAtom)]).toEqual(['US', ['GB', 'US'], null]);
});
