import type { Product } from '@storefront/core/product/product';
import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { readProduct } from './read-product.ts';

/** A product by its handle: null while it is read, 'failed' when it cannot be. */
export function useProduct(handle: string): Product | null | 'failed' {
  const store = useStore();
  const [read, setRead] = useState<{ handle: string; product: Product | 'failed' } | null>(null);
  useEffect(() => {
    let isStale = false;
    readProduct(store, handle).then(
      (product) => {
        if (!isStale) setRead({ handle, product });
      },
      (error: unknown) => {
        console.warn('A product could not be read for quick add', error);
        if (!isStale) setRead({ handle, product: 'failed' });
      },
    );
    return () => {
      isStale = true;
    };
  }, [store, handle]);
  return read?.handle === handle ? read.product : null;
}
