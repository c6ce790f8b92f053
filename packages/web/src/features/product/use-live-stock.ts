import { type LiveVariant, variantsWithLiveInventory } from '@storefront/core/product/live-inventory';
import type { Inventory } from '@storefront/core/providers/commerce/commerce';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../hooks/when-idle.ts';
import { currencyCountryAtom } from '../../state/market-atoms.ts';

/** `[state.product-detail-page.1]`: the page is cached, the stock in it is asked for anew after first paint. */
export function useLiveStock<V extends LiveVariant & { available: boolean }>(
  handle: string,
  variants: V[],
): V[] {
  const country = useAtomValue(currencyCountryAtom);
  const [live, setLive] = useState<{ handle: string; inventory: Inventory } | null>(null);

  useEffect(() => {
    let isStale = false;
    const ask = async () => {
      try {
        const { commerce } = await import('../../commerce.ts');
        const inventory = await commerce().inventory(handle, country);
        if (inventory && !isStale) setLive({ handle, inventory });
      } catch (error) {
        // [error.5]: logged; the page keeps the stock it was built with.
        console.warn('Live stock is not to be had just now', error);
      }
    };
    const callOff = whenIdle(() => void ask());
    return () => {
      isStale = true;
      callOff();
    };
  }, [handle, country]);

  if (live?.handle !== handle) return variants;
  return variantsWithLiveInventory(variants, live.inventory.variants);
}
