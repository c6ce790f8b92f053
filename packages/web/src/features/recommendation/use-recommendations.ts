import { isProduct } from '@storefront/core/product/is-product';
import type { Product } from '@storefront/core/product/product';
import { RECOMMENDATIONS_LOAD_AFTER_MS } from '@storefront/core/recommendation/carousel';
import { useEffect, useState } from 'react';
import { getOwn } from '../../clients/api.ts';

/** The valid products in the body of `GET /api/recommendations`. */
export function readRecommendations(body: unknown): Product[] {
  const { products } = Object(body);
  return Array.isArray(products) ? products.filter(isProduct) : [];
}

/** The recommendations of a profile, fetched a second after the page; null until then, and empty after a failure. */
export function useRecommendations(profile: string): Product[] | null {
  const [products, setProducts] = useState<Product[] | null>(null);
  useEffect(() => {
    let isStale = false;
    const show = (found: Product[]) => {
      if (!isStale) setProducts(found);
    };
    const timer = setTimeout(() => {
      getOwn(`/api/recommendations?${new URLSearchParams({ profile })}`).then(
        (body) => show(readRecommendations(body)),
        (error: unknown) => {
          console.warn('Recommendations could not be loaded', error);
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
