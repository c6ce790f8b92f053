import type { Product } from './product.ts';

/** Whether JSON has the fields of a product that components rely on. */
export function isProduct(value: unknown): value is Product {
  const { handle, title, price, tags, images, variants, metafields } = Object(value);
  return (
    typeof handle === 'string' &&
    typeof title === 'string' &&
    typeof price === 'number' &&
    [tags, images, variants].every(Array.isArray) &&
    Object(metafields) === metafields
  );
}
