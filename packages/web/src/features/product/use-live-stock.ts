import type { LiveVariant } from '@storefront/core/product/live-inventory';
import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { loadWhenUsed } from '../../hooks/when-used.ts';
import { countryIsSettledAtom, currencyCountryAtom } from '../../state/market-atoms.ts';

const loadLiveStock = () => import(/* webpackChunkName: "live-stock" */ './with-live-stock.ts');

/**
 * `[state.product-detail-page.1]` The page is cached, so its stock is fetched again once somebody uses the page, and for
 * another country's prices at once.
 */
export function useLiveStock<V extends LiveVariant & { available: boolean }>(
  handle: string,
  variants: V[],
): V[] {
  const store = useStore();
  const [live, setLive] = useState(variants);

  useEffect(() => {
    let latest = 0;
    const refresh = async (load: typeof loadLiveStock) => {
      latest += 1;
      const mine = latest;
      try {
        const { withLiveStock } = await load();
        if (mine !== latest) return;
        const fresh = await withLiveStock(store, handle, variants);
        if (mine === latest) setLive(fresh);
      } catch (error) {
        // [error.5] Logged only; the page keeps the stock that it was built with.
        console.warn('Live stock could not be loaded', error);
      }
    };
    // Before it is settled the stock would be another country's.
    let stopLooking = () => {};
    const settled = new Promise<void>((resolve) => {
      const look = () => store.get(countryIsSettledAtom) && resolve();
      stopLooking = store.sub(countryIsSettledAtom, look);
      look();
    });
    void refresh(() => settled.then(() => loadWhenUsed(loadLiveStock)));
    const unsubscribe = store.sub(currencyCountryAtom, () => void refresh(loadLiveStock));
    return () => {
      latest = 0;
      stopLooking();
      unsubscribe();
    };
  }, [store, handle, variants]);

  return live;
}
