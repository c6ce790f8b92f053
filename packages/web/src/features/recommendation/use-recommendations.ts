import type { Product } from '@storefront/core/product/product';
import { RECOMMENDATIONS_LOAD_AFTER_MS } from '@storefront/core/recommendation/carousel';
import { useEffect, useState } from 'react';
import { getOwn } from '../../api.ts';
import { readRecommendations } from './read-recommendations.ts';

/**
 * What a profile recommends, asked for a second after the page stands; null until it is known. Whatever fails
 * recommends nothing.
 */
export function useRecommendations(profile: string): Product[] | null {
  const [products, setProducts] = useState<Product[] | null>(null);
  useEffect(() => {
    let isStale = false;
    const show = (found: Product[]) => {
      if (!isStale) setProducts(found);
    };
    const timer = setTimeout(() => {
      getOwn(`/api/recommendations?${new URLSearchParams({ profile })}`).then(
        (answer) => show(readRecommendations(answer)),
        (error: unknown) => {
          console.warn('Nothing can be recommended', error);
          show([]);
        },
      );
    }, RECOMMENDATIONS_LOAD_AFTER_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [profile]);
  return products;
}
