import { OPEN_WISHLIST } from '@storefront/core/account/return-path';
import type { ProductPage } from '@storefront/core/product/to-product-page';
import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { siteConfig } from '../clients/site-config.ts';
import { fetchPart } from '../hooks/late-part.ts';
import { useLoaded } from '../hooks/use-loaded.ts';
import { whenIdle } from '../hooks/when-idle.ts';
import { whenUsed } from '../hooks/when-used.ts';
import { dropQuery } from '../state/drop-query.ts';
import { sessionIsRestoredAtom, tokenAtom } from '../state/session-atoms.ts';
import {
  selectedWishlistProductAtom,
  shownVariantIdAtom,
  toWishlistProduct,
} from '../state/wishlist-atoms.ts';

type Store = ReturnType<typeof useStore>;

const loadLayer = () =>
  import(/* webpackChunkName: "wishlist" */ '../features/wishlist/wishlist-layer.tsx').then(
    (module) => module.WishlistLayer,
  );

const loadSaving = () =>
  import(/* webpackChunkName: "session" */ '../features/account/session/save-session.ts');

const endSession = (store: Store) =>
  void fetchPart(loadSaving).then(
    ({ saveSession }) => saveSession(store, null),
    () => {},
  );

/** Loads the wishlists for a customer, and for a guest once the page is used. */
export function WishlistHost({ product }: { product: ProductPage | null }) {
  const store = useStore();
  const [isWanted, setWanted] = useState(false);
  const isCustomer = useAtomValue(tokenAtom) !== null;
  const isRestored = useAtomValue(sessionIsRestoredAtom);
  const isSelected = useAtomValue(selectedWishlistProductAtom) !== null;
  const Layer = useLoaded(siteConfig.hasWishlists && (isWanted || isSelected), loadLayer, () => {
    setWanted(false);
    store.set(selectedWishlistProductAtom, null);
  });
  const readProduct = useCallback(
    (handle: string) =>
      import('../features/product/read-product.ts').then((module) => module.readProduct(store, handle)),
    [store],
  );

  useEffect(() => {
    const want = () => setWanted(true);
    return isCustomer ? whenIdle(want) : whenUsed(() => whenIdle(want));
  }, [isCustomer]);

  // [screen.route-table.9] Back from the login, with the piece whose heart led there.
  useEffect(() => {
    if (!isRestored || product === null || !location.search.includes(OPEN_WISHLIST)) return;
    const [name = ''] = OPEN_WISHLIST.split('=');
    dropQuery(name);
    const variantId = store.get(shownVariantIdAtom);
    store.set(selectedWishlistProductAtom, toWishlistProduct(product, variantId));
  }, [store, isRestored, product]);

  return Layer && <Layer endSession={endSession} readProduct={readProduct} />;
}
