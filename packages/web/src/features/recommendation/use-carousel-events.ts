import type { ListedCard } from '@storefront/core/analytics/shop-event';
import type { ProductCard } from '@storefront/core/product/card';
import { carouselListName } from '@storefront/core/recommendation/carousel';
import type {
  CarouselAction,
  CarouselProduct,
  CarouselProfile,
} from '@storefront/core/recommendation/carousel-event';
import { IMPRESSION_RATIO, impressionItems, isImpression } from '@storefront/core/recommendation/impressions';
import type { RecommendedProduct } from '@storefront/core/recommendation/recommended-product';
import { isMobileSize } from '@storefront/core/shell/viewport';
import { type RefObject, useEffect, useRef } from 'react';
import { recordEvent } from '../../state/recorded-events.ts';

export interface ShownRecommendation {
  product: RecommendedProduct;
  card: ProductCard;
}

/** What the search provider receives about a recommendation, with the address that its card leads to. */
export function toCarouselProduct(product: RecommendedProduct): CarouselProduct {
  const { legacy_id, title, handle, uid, sku, intellisuggestData, intellisuggestSignature } = product;
  return {
    legacy_id,
    name: title,
    url: `/products/${handle}`,
    variants: [],
    ...(uid === undefined ? {} : { uid }),
    sku: sku ?? null,
    ...(intellisuggestData === undefined ? {} : { intellisuggestData }),
    ...(intellisuggestSignature === undefined ? {} : { intellisuggestSignature }),
  };
}

/** What the data layer receives about it; null without a variant. */
export function toListedCard({ product, card }: ShownRecommendation): ListedCard | null {
  const { variant, sku, vendor, productType } = product;
  return variant && { card, listed: { ...variant, sku: sku ?? null, brand: vendor, category: productType } };
}

/** The place of the card whose own link was clicked; null for a click on anything else, such as a swatch. */
export function clickedPlace(target: EventTarget | null, ref: string): number | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const place = link?.closest<HTMLElement>('[data-place]')?.dataset.place;
  return place !== undefined && link?.search === `?ref=${ref}` ? Number(place) : null;
}

/** In steps that are fine enough for a carousel that is taller than the window. */
const THRESHOLDS = [IMPRESSION_RATIO, ...Array.from({ length: 21 }, (_, step) => step / 20)];

/**
 * `[call.site-search-provider.15]` `[const.recommendations.1]` Records a carousel of recommendations that was drawn,
 * came into sight and was clicked: drawn and seen once for the same products. `around` is the element that holds it.
 */
export function useCarouselEvents(
  around: RefObject<HTMLElement | null>,
  profile: CarouselProfile,
  shown: readonly ShownRecommendation[] | null,
  cardRef: string,
): void {
  const recorded = useRef<{ shown: readonly ShownRecommendation[] | null; actions: Set<CarouselAction> }>({
    shown: null,
    actions: new Set(),
  });

  useEffect(() => {
    if (shown === null || shown.length === 0) return;
    if (recorded.current.shown !== shown) recorded.current = { shown, actions: new Set() };
    const { actions } = recorded.current;
    const recordOnce = (action: CarouselAction, of: readonly ShownRecommendation[]) => {
      if (actions.has(action)) return false;
      actions.add(action);
      const products = of.map(({ product }) => toCarouselProduct(product));
      recordEvent({ kind: 'carousel', action, profile, products, pageUrl: location.href });
      return true;
    };
    recordOnce('render', shown);
    const element = around.current;
    if (!element) return;
    const onClick = ({ target }: Event) => {
      const place = clickedPlace(target, cardRef);
      const clicked = place === null ? undefined : shown[place];
      if (place === null || clicked === undefined) return;
      const products = [toCarouselProduct(clicked.product)];
      recordEvent({ kind: 'carousel', action: 'click', profile, products, pageUrl: location.href });
      const item = toListedCard(clicked);
      if (item)
        recordEvent({ kind: 'select-item', list: carouselListName(place), position: place + 1, item });
    };
    // Not in the capturing phase: the slider stops the click that ends a drag.
    element.addEventListener('click', onClick);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        // One that is taller than the window is seen when it fills the window.
        const ofWindow = entry.intersectionRect.height / window.innerHeight;
        if (!isImpression(Math.max(entry.intersectionRatio, ofWindow))) return;
        observer.disconnect();
        if (!recordOnce('impression', impressionItems(shown, isMobileSize(window.innerWidth)))) return;
        const items = shown.flatMap((one) => toListedCard(one) ?? []);
        recordEvent({ kind: 'view-list', list: carouselListName(), items });
      },
      { threshold: THRESHOLDS },
    );
    observer.observe(element);
    return () => {
      element.removeEventListener('click', onClick);
      observer.disconnect();
    };
  }, [around, profile, shown, cardRef]);
}
