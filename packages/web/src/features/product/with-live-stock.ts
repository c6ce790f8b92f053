import { notUS } from '@storefront/core/market/country';
import { type LiveVariant, variantsWithLiveInventory } from '@storefront/core/product/live-inventory';
import type { createStore } from 'jotai';
import { commerceLive } from '../../clients/commerce-live.ts';
import { inMarket } from '../../state/in-market.ts';

/**
 * The variants with the platform's present stock; none for a product that is not sold in the shopper's country. Those of
 * a product that is gone stay as they are at home.
 */
export async function withLiveStock<V extends LiveVariant & { available: boolean }>(
  store: ReturnType<typeof createStore>,
  handle: string,
  variants: V[],
): Promise<V[]> {
  const { country, inventory } = await inMarket(store, async (used) => ({
    country: used,
    inventory: await commerceLive().inventory(handle, used),
  }));
  if (inventory) return variantsWithLiveInventory(variants, inventory.variants);
  return notUS(country) ? [] : variants;
}
