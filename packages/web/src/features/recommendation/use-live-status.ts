import type { RecommendedProduct } from '@storefront/core/recommendation/recommended-product';
import { useStore } from 'jotai';
import { type RefObject, useEffect, useState } from 'react';
import { warnUnlessLeft } from '../../hooks/late-part.ts';
import { whenNear } from '../../hooks/when-near.ts';
import type { LiveRecommendations } from './live-status.ts';

/** What the platform knows about the products, read once their carousel is near; null before, and after a failure. */
export function useLiveStatus(
  around: RefObject<Element | null>,
  products: readonly RecommendedProduct[] | null,
): LiveRecommendations | null {
  const store = useStore();
  const [live, setLive] = useState<LiveRecommendations | null>(null);
  useEffect(() => {
    if (!around.current || products === null || products.length === 0) return;
    let isStale = false;
    const read = async () => {
      const { withLiveStatus } = await import('./live-status.ts');
      const found = await withLiveStatus(store, products);
      if (!isStale) setLive(found);
    };
    const cancel = whenNear(around.current, () => {
      read().catch((error: unknown) => warnUnlessLeft('Live stock could not be loaded', error));
    });
    return () => {
      isStale = true;
      cancel();
    };
  }, [around, products, store]);
  return live;
}
