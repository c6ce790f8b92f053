import { notUS } from '@storefront/core/market/country';
import { type ShownPrices, toShownPrices } from '@storefront/core/product/local-price';
import type { Product } from '@storefront/core/product/product';
import type { createStore } from 'jotai';
import { localPricesAtom } from './market-atoms.ts';
import { priceCountryAtom } from './price-country-atom.ts';

type Store = ReturnType<typeof createStore>;

/**
 * Products that were read in `country` have its prices already: their cards need no further request before they have a
 * price. Does nothing in the home country, and when the shopper has changed the country meanwhile.
 */
export function showLocalPrices(store: Store, products: readonly Product[], country: string): void {
  if (!notUS(country) || store.get(priceCountryAtom) !== country) return;
  const prices = new Map<string, ShownPrices>(store.get(localPricesAtom));
  for (const { legacy_id: id, handle, variants, currencyCode = 'USD' } of products) {
    const shown = toShownPrices({
      id,
      handle,
      currencyCode,
      variants: variants.map(({ id: variant, price, compareAtPrice }) => ({
        id: variant,
        price,
        compareAtPrice,
      })),
    });
    if (shown) prices.set(id, shown);
  }
  store.set(localPricesAtom, prices);
}
