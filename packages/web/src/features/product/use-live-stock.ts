import type { LiveVariant } from '@storefront/core/product/live-inventory';
import { useStore } from 'jotai';
import { startTransition, useEffect, useState } from 'react';
import { followLiveStock } from './follow-live-stock.ts';

/**
 * The variants of the page with the platform's present stock, as soon as that has come. In a transition: drawn again at
 * once, parts of the page whose script is on its way would be gone until it has come.
 */
export function useLiveStock<V extends LiveVariant & { available: boolean }>(
  handle: string,
  variants: V[],
): V[] {
  const store = useStore();
  const [live, setLive] = useState(variants);
  useEffect(
    () => followLiveStock(store, handle, variants, (fresh) => startTransition(() => setLive(fresh))),
    [store, handle, variants],
  );
  return live;
}
