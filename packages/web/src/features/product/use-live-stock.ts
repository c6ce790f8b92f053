import type { LiveVariant } from '@storefront/core/product/live-inventory';
import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { followLiveStock } from './follow-live-stock.ts';

/** The variants of the page with the platform's present stock, as soon as that has come. */
export function useLiveStock<V extends LiveVariant & { available: boolean }>(
  handle: string,
  variants: V[],
): V[] {
  const store = useStore();
  const [live, setLive] = useState(variants);
  useEffect(() => followLiveStock(store, handle, variants, setLive), [store, handle, variants]);
  return live;
}
