import type { ProductCard as Card } from '@storefront/core/product/card';
import { cardsInView, PLACEHOLDER_COUNT } from '@storefront/core/recommendation/carousel';
import { MOBILE_BELOW_PX } from '@storefront/core/shell/viewport';
import { productCardCopy } from '../copy/product-card-copy.ts';
import { ProductCard } from '../features/product/product-card.tsx';
import { Carousel } from '../ui/carousel.tsx';

interface CardCarouselProps {
  heading: string;
  /** Null while they are awaited; `place` is that in the list that they are from. */
  cards: readonly { place: number; card: Card }[] | null;
  cardType: string;
}

/** `[screen.recommendations-carousel.1]` `[screen.recommendations-carousel.2]` `[screen.recommendations-carousel.4]` */
export function CardCarousel({ heading, cards, cardType }: CardCarouselProps) {
  return (
    <Carousel
      heading={heading}
      nextLabel={productCardCopy.next}
      placeholders={PLACEHOLDER_COUNT}
      perView={cardsInView(true)}
      perWideView={cardsInView(false)}
      wideFromPx={MOBILE_BELOW_PX}
      cards={
        cards?.map(({ place, card }) => ({
          key: card.handle,
          place,
          card: (
            <ProductCard
              card={card}
              cardType={cardType}
              sizes="(min-width: 768px) 29vw, 44vw"
              maxWidth={600}
              isSingle
            />
          ),
        })) ?? null
      }
    />
  );
}
