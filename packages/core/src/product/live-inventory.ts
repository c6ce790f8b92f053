import type { CardProduct } from './card-product.ts';
import { comingSoonTag } from './coming-soon.ts';
import type { Variant } from './product.ts';

/** `[entity.other-catalogue-entities.1]` The current stock of a variant. */
export type LiveVariant = Pick<Variant, 'id' | 'availableForSale' | 'inventory_quantity'>;

/**
 * `[entity.product-mapped-from-a-recommendation-result.3]` A product of a search index with the platform's present stock,
 * as far as a card shows it: whether anything is left. `isAvailable` is `isSwatchAvailable` of the platform's product,
 * which counts one that is coming soon; its card says so by its tag.
 */
export function withLiveAvailability<P extends CardProduct>(product: P, isAvailable: boolean): P {
  if (comingSoonTag(product.tags)) return product;
  return {
    ...product,
    available: isAvailable,
    ss_available: isAvailable ? '1' : '0',
    variants: product.variants.map((variant) => ({ ...variant, availableForSale: isAvailable })),
  };
}

/** Of a variant that the platform no longer lists. */
const NOT_LISTED = { availableForSale: false, inventory_quantity: 0 };

/**
 * `[state.product-detail-page.1]` The variants with live stock. `live` has all that the platform lists of the product:
 * what is missing there is sold out. The page's stock may be minutes old, so `available` follows the live value, too.
 */
export function variantsWithLiveInventory<V extends LiveVariant & { available: boolean }>(
  variants: readonly V[],
  live: readonly LiveVariant[],
): V[] {
  const byId = new Map(live.map((variant) => [variant.id, variant]));
  return variants.map((variant) => {
    const { availableForSale, inventory_quantity } = byId.get(variant.id) ?? NOT_LISTED;
    return { ...variant, availableForSale, available: availableForSale, inventory_quantity };
  });
}
