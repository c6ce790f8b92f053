import { type LiveVariant, variantsWithLiveInventory } from '@storefront/core/product/live-inventory';
import type { createStore } from 'jotai';
import { commerceLive } from '../../clients/commerce-live.ts';
import { inMarket } from '../../state/in-market.ts';

/** The variants with the platform's present stock; unchanged for a product that is gone. */
export async function withLiveStock<V extends LiveVariant & { available: boolean }>(
  store: ReturnType<typeof createStore>,
  handle: string,
  variants: V[],
): Promise<V[]> {
  const inventory = await inMarket(store, (country) => commerceLive().inventory(handle, country));
  return inventory ? variantsWithLiveInventory(variants, inventory.variants) : variants;
}
