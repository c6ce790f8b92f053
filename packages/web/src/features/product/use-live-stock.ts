import type { LiveVariant } from '@storefront/core/product/live-inventory';
import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../hooks/when-idle.ts';
import { currencyCountryAtom } from '../../state/market-atoms.ts';

/** `[state.product-detail-page.1]` The page is cached, so its stock is fetched again after the first paint. */
export function useLiveStock<V extends LiveVariant & { available: boolean }>(
  handle: string,
  variants: V[],
): V[] {
  const store = useStore();
  const [live, setLive] = useState(variants);

  useEffect(() => {
    let isStale = false;
    const refresh = async () => {
      try {
        const { withLiveStock } = await import(/* webpackChunkName: "product" */ './with-live-stock.ts');
        const fresh = await withLiveStock(store, handle, variants);
        if (!isStale) setLive(fresh);
      } catch (error) {
        // [error.5] Logged only; the page keeps the stock that it was built with.
        console.warn('Live stock could not be loaded', error);
      }
    };
    const cancel = whenIdle(() => void refresh());
    const unsubscribe = store.sub(currencyCountryAtom, () => void refresh());
    return () => {
      isStale = true;
      cancel();
      unsubscribe();
    };
  }, [store, handle, variants]);

  return live;
}
