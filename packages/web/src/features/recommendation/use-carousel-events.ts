import type {
  CarouselAction,
  CarouselProduct,
  CarouselProfile,
} from '@storefront/core/recommendation/carousel-event';
import { IMPRESSION_RATIO, impressionItems, isImpression } from '@storefront/core/recommendation/impressions';
import type { RecommendedProduct } from '@storefront/core/recommendation/recommended-product';
import { isMobileSize } from '@storefront/core/shell/viewport';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { recordEvent } from '../../state/recorded-events.ts';

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

/** The recommendation that a clicked link leads to. */
export function clickedProduct(
  href: string | null | undefined,
  products: readonly RecommendedProduct[],
): RecommendedProduct | undefined {
  const path = href?.split(/[?#]/, 1)[0];
  return products.find(({ handle }) => path === `/products/${handle}`);
}

/**
 * `[call.site-search-provider.15]` `[const.recommendations.1]` Records a carousel of recommendations that was drawn,
 * came into sight and was clicked: drawn and seen once for the same products. Returns the props of the element around it.
 */
export function useCarouselEvents(
  profile: CarouselProfile,
  products: readonly RecommendedProduct[],
): { ref: RefObject<HTMLDivElement | null>; onClickCapture: (event: MouseEvent) => void } {
  const ref = useRef<HTMLDivElement>(null);
  const recorded = useRef<{ products: readonly RecommendedProduct[] | null; actions: Set<CarouselAction> }>({
    products: null,
    actions: new Set(),
  });

  useEffect(() => {
    if (recorded.current.products !== products) recorded.current = { products, actions: new Set() };
    const { actions } = recorded.current;
    const recordOnce = (action: CarouselAction, of: readonly RecommendedProduct[]) => {
      if (actions.has(action)) return;
      actions.add(action);
      recordEvent({ kind: 'carousel', action, profile, products: of.map(toCarouselProduct) });
    };
    recordOnce('render', products);
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || !isImpression(entry.intersectionRatio)) return;
        observer.disconnect();
        recordOnce('impression', impressionItems(products, isMobileSize(window.innerWidth)));
      },
      { threshold: IMPRESSION_RATIO },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [profile, products]);

  return {
    ref,
    onClickCapture: ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const product = clickedProduct(link?.getAttribute('href'), products);
      if (product) {
        recordEvent({ kind: 'carousel', action: 'click', profile, products: [toCarouselProduct(product)] });
      }
    },
  };
}
