import type { Product } from '@storefront/core/product/product';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { priceCountryAtom } from '../../state/price-country-atom.ts';
import { readProduct } from './read-product.ts';

/** A product by its handle: null while it is read, 'failed' when it cannot be. */
export function useProduct(handle: string): Product | null | 'failed' {
  const store = useStore();
  // Another country has other prices.
  const country = useAtomValue(priceCountryAtom);
  const key = `${country} ${handle}`;
  const [read, setRead] = useState<{ key: string; product: Product | 'failed' } | null>(null);
  useEffect(() => {
    let isStale = false;
    readProduct(store, handle).then(
      (product) => {
        if (!isStale) setRead({ key, product });
      },
      (error: unknown) => {
        console.warn('A product could not be read for quick add', error);
        if (!isStale) setRead({ key, product: 'failed' });
      },
    );
    return () => {
      isStale = true;
    };
  }, [store, handle, key]);
  return read?.key === key ? read.product : null;
}
