import type { CardTexts, ProductCard } from '@storefront/core/product/card';
import { viewedBefore } from '@storefront/core/recommendation/recently-viewed';
import { useAtomValue, useStore } from 'jotai';
import { type RefObject, useEffect, useState } from 'react';
import { warnUnlessLeft } from '../../hooks/late-part.ts';
import { whenNear } from '../../hooks/when-near.ts';
import { lastViewedAtom } from '../../state/last-viewed-atom.ts';
import { priceCountryAtom } from '../../state/price-country-atom.ts';
import { lastViewedOf } from './last-viewed.ts';

const NONE: readonly string[] = [];

/** `[const.recently-viewed.1]` Read once `around` is near; empty until then, without any, and when they cannot be loaded. */
export function useViewedCards(
  around: RefObject<Element | null>,
  texts: CardTexts,
  ownSkus: readonly (string | null)[] = NONE,
): ProductCard[] {
  const store = useStore();
  const country = useAtomValue(priceCountryAtom);
  // A bag that is opened at once may be there before the page has recorded its piece.
  const recorded = viewedBefore(useAtomValue(lastViewedAtom), ownSkus).join('\n');
  const [cards, setCards] = useState<ProductCard[]>([]);
  // Read anew in another country: the cards have its prices.
  useEffect(() => {
    let isStale = false;
    const skus = viewedBefore(lastViewedOf(store).read(recorded.split('\n')), ownSkus);
    const load = async () => {
      const { loadViewed } = await import('./load-viewed.ts');
      return loadViewed(store, skus, texts);
    };
    if (skus.length === 0 || !around.current) return;
    const cancel = whenNear(around.current, () => {
      load().then(
        (found) => {
          if (!isStale && store.get(priceCountryAtom) === country) setCards(found);
        },
        (error: unknown) => warnUnlessLeft('Recently viewed pieces could not be loaded', error),
      );
    });
    return () => {
      isStale = true;
      cancel();
    };
  }, [around, store, texts, ownSkus, country, recorded]);
  return cards;
}
