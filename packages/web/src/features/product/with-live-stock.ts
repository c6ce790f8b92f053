import { type LiveVariant, variantsWithLiveInventory } from '@storefront/core/product/live-inventory';
import { commerce } from '../../commerce.ts';

/** The variants with what the platform has on hand now; as they were for a product that is gone. */
export async function withLiveStock<V extends LiveVariant & { available: boolean }>(
  handle: string,
  variants: V[],
  country: string,
): Promise<V[]> {
  const inventory = await commerce().inventory(handle, country);
  return inventory ? variantsWithLiveInventory(variants, inventory.variants) : variants;
}
