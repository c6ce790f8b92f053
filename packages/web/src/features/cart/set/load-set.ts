import { productsOfSet } from '@storefront/core/cart/get-the-set';
import { type OfferedSet, readOfferedSet } from '@storefront/core/cart/set-offer';
import type { Product } from '@storefront/core/product/product';
import { getOwn } from '../../../clients/api.ts';
import { commerceProduct } from '../../../clients/commerce-product.ts';
import { warnUnlessLeft } from '../../../hooks/late-part.ts';

export interface ShownSet extends Omit<OfferedSet, 'handles'> {
  products: Product[];
}

/**
 * `[screen.get-the-set-drawer.4]` What is offered with a product, at the prices of `inCountry`'s country; null where it
 * stands alone or all else is sold out. Rejects when the offer cannot be read; a piece that cannot is left out.
 */
export async function loadSet(
  handle: string,
  inCountry: <Result>(read: (country: string) => Promise<Result>) => Promise<Result>,
): Promise<ShownSet | null> {
  const offer = readOfferedSet(await getOwn(`/api/get-the-set?handle=${encodeURIComponent(handle)}`));
  if (offer === null) throw new Error('/api/get-the-set returned no set');
  const { handles, ...texts } = offer;
  const reader = commerceProduct();
  const read = handles.map((one) => inCountry((country) => reader.product(one, country)));
  const products = (await Promise.allSettled(read)).flatMap((result) => {
    if (result.status === 'fulfilled') return result.value ?? [];
    warnUnlessLeft('A piece of the set could not be read', result.reason);
    return [];
  });
  const shown = productsOfSet(products);
  return shown.length === 0 ? null : { ...texts, products: shown };
}
