import type { CardProduct } from './card-product.ts';
import { hasTag } from './has-tag.ts';
import type { Variant } from './product.ts';

type Stock = Pick<Variant, 'available' | 'availableForSale' | 'inventory_quantity'>;

/** `[state.product-availability-and-status.2]` */
export function isVariantAvailable(variant: Stock): boolean {
  return variant.available || variant.availableForSale || (variant.inventory_quantity ?? 0) > 0;
}

/**
 * `[state.product-availability-and-status.1]` Any variant for sale, or the tag 'restocking'. Without
 * variants, `available` decides.
 */
export function isProductAvailable(product: Pick<CardProduct, 'variants' | 'tags' | 'available'>): boolean {
  if (hasTag(product.tags, 'restocking')) return true;
  if (product.variants.length === 0) return product.available;
  return product.variants.some((variant) => variant.availableForSale);
}
