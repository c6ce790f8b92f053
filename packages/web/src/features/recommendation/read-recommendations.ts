import { isProduct } from '@storefront/core/product/is-product';
import type { Product } from '@storefront/core/product/product';

/** The products in an answer of `GET /api/recommendations`; what is no product is left out. */
export function readRecommendations(answer: unknown): Product[] {
  const { products } = Object(answer);
  return Array.isArray(products) ? products.filter(isProduct) : [];
}
