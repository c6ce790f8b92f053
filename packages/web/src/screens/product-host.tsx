import { cartSkus } from '@storefront/core/cart/skus';
import { RECOMMENDATIONS_LOAD_AFTER_MS } from '@storefront/core/recommendation/carousel';
import { addViewed } from '@storefront/core/recommendation/recently-viewed';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import type { ProductProps } from '../data/product-page.ts';
import { cartAtom } from '../features/cart/cart-atoms.ts';
import { dropRequested, requestOnce } from '../features/recommendation/requested.ts';
import { warmUp } from '../hooks/use-loaded.ts';
import { onceConsentIsPossible } from '../shell/consent/once-consent-is-possible.ts';
import { lastViewedAtom } from '../state/last-viewed-atom.ts';

const loadFollower = () => import(/* webpackChunkName: "last-viewed" */ './follow-product.ts');

/** What a product page does once it is shown, without markup of its own. */
export function ProductHost({ product, recommendation }: Pick<ProductProps, 'product' | 'recommendation'>) {
  const store = useStore();
  const [sku = null] = product.variants.map((variant) => variant.sku);
  const { profile } = recommendation;

  // [state.product-detail-page.2] In memory at once; what stores it waits for consent, or for the page to be used.
  useEffect(() => {
    store.set(lastViewedAtom, addViewed(store.get(lastViewedAtom), sku));
    return onceConsentIsPossible(() =>
      warmUp(() => loadFollower().then(({ followProduct }) => followProduct(store, product, sku))),
    );
  }, [store, product, sku]);

  // [const.timings.8] The carousel itself loads when it is near.
  useEffect(() => {
    const timer = setTimeout(() => {
      const [cart, lastViewed] = [cartSkus(store.get(cartAtom)), store.get(lastViewedAtom)];
      requestOnce(store, { profile, product: sku, cart, lastViewed });
    }, RECOMMENDATIONS_LOAD_AFTER_MS);
    return () => {
      clearTimeout(timer);
      dropRequested({ profile, product: sku });
    };
  }, [store, profile, sku]);
  return null;
}
