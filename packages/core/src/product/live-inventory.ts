import type { Product, Variant } from './product.ts';

/** `[entity.other-catalogue-entities.1]` The current stock of a variant. */
export type LiveVariant = Pick<Variant, 'id' | 'availableForSale' | 'inventory_quantity'>;

/**
 * `[state.product-detail-page.1]` `[entity.product-mapped-from-a-recommendation-result.3]` The product with
 * live stock. Variants that are not in `live` stay unchanged.
 */
export function withLiveInventory(product: Product, live: readonly LiveVariant[]): Product {
  const variants = variantsWithLiveInventory(product.variants, live);
  const firstAvailable = variants.find((variant) => variant.available) ?? null;
  const available = variants.length === 0 ? product.available : firstAvailable !== null;
  return { ...product, variants, available, first_available_variant: firstAvailable };
}

/** The page's stock may be minutes old, so `available` follows the live value, too. */
export function variantsWithLiveInventory<V extends LiveVariant & { available: boolean }>(
  variants: readonly V[],
  live: readonly LiveVariant[],
): V[] {
  const byId = new Map(live.map((variant) => [variant.id, variant]));
  return variants.map((variant) => {
    const now = byId.get(variant.id);
    if (!now) return variant;
    const { availableForSale, inventory_quantity } = now;
    return { ...variant, availableForSale, available: availableForSale, inventory_quantity };
  });
}
