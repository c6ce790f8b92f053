import { RECOMMENDATIONS_LOAD_AFTER_MS } from '@storefront/core/recommendation/carousel';
import { isRecommended, type RecommendedProduct } from '@storefront/core/recommendation/recommended-product';
import { useEffect, useState } from 'react';
import { getOwn } from '../../clients/api.ts';

/** The valid recommendations in the body of `GET /api/recommendations`. */
export function readRecommendations(body: unknown): RecommendedProduct[] {
  const { products } = Object(body);
  return Array.isArray(products) ? products.filter(isRecommended) : [];
}

/** The recommendations of a profile, fetched a second after the page; null until then, and empty after a failure. */
export function useRecommendations(profile: string): RecommendedProduct[] | null {
  const [products, setProducts] = useState<RecommendedProduct[] | null>(null);
  useEffect(() => {
    let isStale = false;
    const show = (found: RecommendedProduct[]) => {
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
