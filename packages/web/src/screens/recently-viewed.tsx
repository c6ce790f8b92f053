import type { CardTexts } from '@storefront/core/product/card';
import { useMemo, useRef } from 'react';
import { recommendationCopy } from '../copy/recommendation-copy.ts';
import { useViewedCards } from '../features/recommendation/use-viewed-cards.ts';
import { CardCarousel } from './card-carousel.tsx';

export interface RecentlyViewedProps {
  texts: CardTexts;
  /** Of the page's own product, which is left out. */
  ownSkus?: readonly (string | null)[];
}

/** `[const.recently-viewed.1]` Nothing until the pieces are there: most visitors have looked at none. */
export function RecentlyViewed({ texts, ownSkus }: RecentlyViewedProps) {
  const around = useRef<HTMLDivElement>(null);
  const cards = useViewedCards(around, texts, ownSkus);
  const placed = useMemo(() => cards.map((card, place) => ({ place, card })), [cards]);
  return (
    <div ref={around}>
      {placed.length > 0 && (
        <CardCarousel heading={recommendationCopy.viewed} cards={placed} cardType="recently-viewed" />
      )}
    </div>
  );
}
