import { cartSkus } from '@storefront/core/cart/skus';
import type { CardTexts } from '@storefront/core/product/card';
import type { CarouselProfile } from '@storefront/core/recommendation/carousel-event';
import type { Placement } from '@storefront/core/recommendation/profiles';
import { useAtomValue } from 'jotai';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { toShopCard } from '../clients/to-shop-card.ts';
import { cartAtom, isFetchingAtom } from '../features/cart/cart-atoms.ts';
import { useCarouselEvents } from '../features/recommendation/use-carousel-events.ts';
import { useLiveStatus } from '../features/recommendation/use-live-status.ts';
import { useRecommendations } from '../features/recommendation/use-recommendations.ts';
import { CardCarousel } from './card-carousel.tsx';

export interface RecommendationsProps {
  heading: string;
  profile: string;
  placement: Placement;
  texts: CardTexts;
  /** The sku that stands for the product of the page. */
  productSku?: string | null;
  /** Handles of pieces that the page shows already. */
  without?: readonly string[];
  /** Shown when nothing is recommended. */
  instead?: ReactNode;
}

const CARD_TYPE = 'recommendations';
const NOTHING: readonly string[] = [];

/** SKUs of the cart as it was when the carousel was drawn: what is added then must not deal the cards anew. */
function useCartSkus(isAboutCart: boolean): string[] | null {
  const cart = useAtomValue(cartAtom);
  const isFetching = useAtomValue(isFetchingAtom);
  const [skus, setSkus] = useState<string[] | null>(null);
  if (skus === null && (cart !== null || !isAboutCart || !isFetching)) setSkus(cartSkus(cart));
  return skus;
}

/** `[screen.recommendations-carousel.4]` Placeholders until the recommendations are there; nothing without any. */
export function Recommendations(props: RecommendationsProps) {
  const { heading, profile, placement, texts, productSku = null, without = NOTHING, instead = null } = props;
  const around = useRef<HTMLDivElement>(null);
  const cart = useCartSkus(placement === 'basket-page');
  const recommended = useRecommendations(profile, productSku, cart);
  const products = useMemo(
    () => recommended?.products.filter(({ handle }) => !without.includes(handle)) ?? null,
    [recommended, without],
  );
  const shown = useMemo(
    () => products?.map((product) => ({ product, card: toShopCard(product, texts) })) ?? null,
    [products, texts],
  );
  const carousel = useMemo<CarouselProfile>(() => {
    const ofCart = placement === 'basket-page' ? recommended?.query.cart : [];
    return { tag: profile, placement, seedSkus: productSku === null ? (ofCart ?? []) : [productSku] };
  }, [profile, placement, productSku, recommended]);
  useCarouselEvents(around, carousel, shown, `${CARD_TYPE}-card`);

  const live = useLiveStatus(around, products);
  const cards = useMemo(() => {
    if (products === null) return null;
    const { siblings = new Map() } = live ?? {};
    return products.flatMap((product, place) => {
      const own = live ? live.products.find(({ handle }) => handle === product.handle) : product;
      return own ? [{ place, card: toShopCard(own, texts, { siblings }) }] : [];
    });
  }, [live, products, texts]);

  // A carousel that turns out empty before the shopper's eyes leaves its place empty.
  const isEmpty = cards?.length === 0;
  const height = useRef(0);
  useLayoutEffect(() => {
    const element = around.current;
    if (!element) return;
    if (!isEmpty) height.current = element.offsetHeight;
    else if (isInView(element, height.current))
      element.style.setProperty('min-height', `${height.current}px`);
  }, [isEmpty]);

  return (
    <div ref={around}>
      {isEmpty ? instead : <CardCarousel heading={heading} cards={cards} cardType={CARD_TYPE} />}
    </div>
  );
}

function isInView(element: Element, height: number): boolean {
  const { top } = element.getBoundingClientRect();
  return top < window.innerHeight && top + height > 0;
}
