import type { CardTexts, ProductCard } from '@storefront/core/product/card';
import { viewedBefore } from '@storefront/core/recommendation/recently-viewed';
import { useStore } from 'jotai';
import { type RefObject, useEffect, useState } from 'react';
import { whenNear } from '../../hooks/when-near.ts';
import { lastViewedOf } from './last-viewed.ts';

const NONE: readonly string[] = [];

/** `[const.recently-viewed.1]` Read once `around` is near; empty until then, without any, and when they cannot be loaded. */
export function useViewedCards(
  around: RefObject<Element | null>,
  texts: CardTexts,
  ownSkus: readonly (string | null)[] = NONE,
): ProductCard[] {
  const store = useStore();
  const [cards, setCards] = useState<ProductCard[]>([]);
  useEffect(() => {
    let isStale = false;
    const skus = viewedBefore(lastViewedOf(store).read(), ownSkus);
    const load = async () => {
      const { loadViewed } = await import('./load-viewed.ts');
      return loadViewed(store, skus, texts);
    };
    if (skus.length === 0 || !around.current) return;
    const cancel = whenNear(around.current, () => {
      load().then(
        (found) => {
          if (!isStale) setCards(found);
        },
        (error: unknown) => console.warn('Recently viewed pieces could not be loaded', error),
      );
    });
    return () => {
      isStale = true;
      cancel();
    };
  }, [around, store, texts, ownSkus]);
  return cards;
}
