import { type CardProduct, toCardProduct } from '../product/card-product.ts';
import type { Product, Variant } from '../product/product.ts';

/** What is known about a recommendation: what its card shows, and the names that its analytics need. */
export interface RecommendedProduct
  extends CardProduct,
    Pick<
      Product,
      | 'legacy_id'
      | 'uid'
      | 'sku'
      | 'vendor'
      | 'productType'
      | 'intellisuggestData'
      | 'intellisuggestSignature'
    > {
  /** The variant that the recommendation stands for; null without variants. */
  variant: Pick<Variant, 'id' | 'title'> | null;
}

/** A small copy of the product; `GET /api/recommendations` returns these. */
export function toRecommended(product: Product): RecommendedProduct {
  const { legacy_id, uid, sku, vendor, productType, intellisuggestData, intellisuggestSignature } = product;
  const [first] = product.variants;
  return {
    ...toCardProduct(product),
    legacy_id,
    ...(uid === undefined ? {} : { uid }),
    sku: sku ?? first?.sku ?? null,
    vendor,
    productType,
    variant: first ? { id: first.id, title: first.title } : null,
    ...(intellisuggestData === undefined ? {} : { intellisuggestData }),
    ...(intellisuggestSignature === undefined ? {} : { intellisuggestSignature }),
  };
}

/** Whether JSON has the fields of a recommendation that components rely on. */
export function isRecommended(value: unknown): value is RecommendedProduct {
  const { handle, title, price, tags, images, variants, metafields, variant } = Object(value);
  return (
    typeof handle === 'string' &&
    typeof title === 'string' &&
    typeof price === 'number' &&
    [tags, images, variants].every(Array.isArray) &&
    Object(metafields) === metafields &&
    (variant === null || Object(variant) === variant)
  );
}
