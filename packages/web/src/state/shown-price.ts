import { notUS } from '@storefront/core/market/country';
import type { createStore } from 'jotai';
import { currencyCountryAtom, localPricesAtom } from './market-atoms.ts';

/** The price that a page shows of a variant; null while the price of the shopper's country is not known. Numeric ids. */
export function shownPriceOf(
  store: ReturnType<typeof createStore>,
  { productId, variantId, homePrice }: { productId: string; variantId: string; homePrice: string },
): string | null {
  if (!notUS(store.get(currencyCountryAtom))) return homePrice;
  return store.get(localPricesAtom)?.get(productId)?.variants[variantId]?.price ?? null;
}
