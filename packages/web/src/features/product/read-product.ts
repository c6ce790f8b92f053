import type { Product } from '@storefront/core/product/product';
import type { createStore } from 'jotai';
import { commerceProduct } from '../../clients/commerce-product.ts';
import { inPriceMarket } from '../../state/in-price-market.ts';
import { priceCountryAtom } from '../../state/price-country-atom.ts';
import { showLocalPrices } from '../../state/show-local-prices.ts';

/** So long a product that was read is shown without another request. */
const FRESH_MS = 30_000;

const known = new Map<string, { product: Promise<Product>; readAtMs: number }>();

/** A product with prices in the shopper's country and present stock. Rejects when it cannot be read or is gone. */
export function readProduct(store: ReturnType<typeof createStore>, handle: string): Promise<Product> {
  const key = `${store.get(priceCountryAtom)} ${handle}`;
  const found = known.get(key);
  if (found && Date.now() - found.readAtMs < FRESH_MS) return found.product;
  const product = inPriceMarket(store, async (country) => {
    const read = await commerceProduct().product(handle, country);
    if (!read) throw new Error(`The platform has no product "${handle}"`);
    showLocalPrices(store, [read], country);
    return read;
  });
  known.set(key, { product, readAtMs: Date.now() });
  product.catch(() => known.delete(key));
  return product;
}
