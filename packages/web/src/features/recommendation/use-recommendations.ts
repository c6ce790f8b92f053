import { isRecommended, type RecommendedProduct } from '@storefront/core/recommendation/recommended-product';
import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { lastViewedOf } from './last-viewed.ts';
import { dropRequested, type RecommendationQuery, requestOnce } from './requested.ts';

export interface Recommended {
  query: RecommendationQuery;
  /** Empty after a failure. */
  products: RecommendedProduct[];
}

/** The valid recommendations in the body of `GET /api/recommendations`. */
export function readRecommendations(body: unknown): RecommendedProduct[] {
  const { products } = Object(body);
  return Array.isArray(products) ? products.filter(isRecommended) : [];
}

/** What is recommended, requested once the cart is known (its SKUs are not null); null until then. */
export function useRecommendations(
  profile: string,
  product: string | null,
  cart: readonly string[] | null,
): Recommended | null {
  const store = useStore();
  const [recommended, setRecommended] = useState<Recommended | null>(null);
  useEffect(() => {
    if (cart === null) return;
    let isStale = false;
    const lastViewed = lastViewedOf(store).read();
    const { query, body } = requestOnce(store, { profile, product, cart, lastViewed });
    body
      .catch(() => null)
      .then((found) => {
        if (!isStale) setRecommended({ query, products: readRecommendations(found) });
      });
    return () => {
      isStale = true;
      dropRequested({ profile, product });
    };
  }, [profile, product, cart, store]);
  return recommended;
}
