import type { Product } from '@storefront/core/product/product';

/** The products in an answer of `GET /api/recommendations`; what is no product is left out. */
export function readRecommendations(answer: unknown): Product[] {
  const { products } = Object(answer);
  return Array.isArray(products) ? products.filter(isProduct) : [];
}

function isProduct(value: unknown): value is Product {
  const { handle, title, price, tags, images, variants, metafields } = Object(value);
  return (
    typeof handle === 'string' &&
    typeof title === 'string' &&
    typeof price === 'number' &&
    [tags, images, variants].every(Array.isArray) &&
    Object(metafields) === metafields
  );
}
