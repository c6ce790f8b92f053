import { notUS } from '@storefront/core/market/country';
import { toGid } from '@storefront/core/product/identifiers';
import { type LiveVariant, variantsWithLiveInventory } from '@storefront/core/product/live-inventory';
import type { createStore } from 'jotai';
import { commerceLive } from '../../clients/commerce-live.ts';
import { warnUnlessLeft } from '../../hooks/late-part.ts';
import { inMarket } from '../../state/in-market.ts';
import { refusedAddAtom } from '../../state/refused-add-atom.ts';

type Store = ReturnType<typeof createStore>;

/**
 * Shows the variants with the platform's present stock, and again whenever it has refused to add one of them: somebody
 * else bought the last one. As long as `isCurrent`. Rejects when the first request fails.
 */
export async function showLiveStock<V extends LiveVariant & { available: boolean }>(
  store: Store,
  handle: string,
  variants: V[],
  show: (live: V[]) => void,
  isCurrent: () => boolean,
): Promise<void> {
  if (!isCurrent()) return;
  let latest = 0;
  const refresh = async () => {
    latest += 1;
    const mine = latest;
    const fresh = await withLiveStock(store, handle, variants);
    if (mine === latest && isCurrent()) show(fresh);
  };
  const stop = store.sub(refusedAddAtom, () => {
    if (!isCurrent()) return stop();
    const refused = store.get(refusedAddAtom);
    if (!variants.some(({ id }) => refused.includes(toGid('ProductVariant', id) ?? ''))) return;
    refresh().catch((error: unknown) => warnUnlessLeft('Live stock could not be loaded', error));
  });
  await refresh();
}

/**
 * The variants with the platform's present stock; none for a product that is not sold in the shopper's country. Those of
 * a product that is gone stay as they are at home.
 */
async function withLiveStock<V extends LiveVariant & { available: boolean }>(
  store: Store,
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
