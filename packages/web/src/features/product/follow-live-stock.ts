import type { LiveVariant } from '@storefront/core/product/live-inventory';
import type { createStore } from 'jotai';
import { warnUnlessLeft } from '../../hooks/late-part.ts';
import { loadWhenUsed } from '../../hooks/when-used.ts';
import { countryIsSettledAtom, currencyCountryAtom } from '../../state/market-atoms.ts';

const loadLiveStock = () => import(/* webpackChunkName: "live-stock" */ './with-live-stock.ts');

/**
 * `[state.product-detail-page.1]` The page is cached, so its stock is fetched again once the country is settled and
 * somebody uses the page, and for another country's prices at once. Returns a cleanup function.
 */
export function followLiveStock<V extends LiveVariant & { available: boolean }>(
  store: ReturnType<typeof createStore>,
  handle: string,
  variants: V[],
  show: (live: V[]) => void,
): () => void {
  let latest = 0;
  const refresh = async (load: typeof loadLiveStock) => {
    latest += 1;
    const mine = latest;
    try {
      const { showLiveStock } = await load();
      await showLiveStock(store, handle, variants, show, () => mine === latest);
    } catch (error) {
      // [error.5] Logged only; the page keeps the stock that it was built with.
      warnUnlessLeft('Live stock could not be loaded', error);
    }
  };
  // Before it is settled the stock would be another country's.
  const start = () => {
    if (latest === 0 && store.get(countryIsSettledAtom)) void refresh(() => loadWhenUsed(loadLiveStock));
  };
  const stopLooking = store.sub(countryIsSettledAtom, start);
  start();
  const unsubscribe = store.sub(currencyCountryAtom, () => void refresh(loadLiveStock));
  return () => {
    latest = 0;
    stopLooking();
    unsubscribe();
  };
}
