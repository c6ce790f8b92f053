import type { LiveVariant } from '@storefront/core/product/live-inventory';
import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../hooks/when-idle.ts';
import { currencyCountryAtom } from '../../state/market-atoms.ts';

/** `[state.product-detail-page.1]`: the page is cached, the stock in it is asked for anew after first paint. */
export function useLiveStock<V extends LiveVariant & { available: boolean }>(
  handle: string,
  variants: V[],
): V[] {
  const store = useStore();
  const [live, setLive] = useState(variants);

  useEffect(() => {
    let isStale = false;
    const ask = async () => {
      try {
        const { withLiveStock } = await import('./with-live-stock.ts');
        const fresh = await withLiveStock(store, handle, variants);
        if (!isStale) setLive(fresh);
      } catch (error) {
        // [error.5]: logged; the page keeps the stock it was built with.
        console.warn('Live stock is not to be had just now', error);
      }
    };
    const callOff = whenIdle(() => void ask());
    const forget = store.sub(currencyCountryAtom, () => void ask());
    return () => {
      isStale = true;
      callOff();
      forget();
    };
  }, [store, handle, variants]);

  return live;
}
