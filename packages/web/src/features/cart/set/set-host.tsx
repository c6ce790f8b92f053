import { isSetComplete } from '@storefront/core/cart/get-the-set';
import { useAtom, useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { inMarket } from '../../../state/in-market.ts';
import { cartAtom } from '../cart-atoms.ts';
import { loadSet, type ShownSet } from './load-set.ts';
import { clearProduct, isBagShown, offerSet } from './offer-set.ts';
import { getTheSetProductAtom, isGetTheSetOpenAtom } from './set-atoms.ts';
import { SetDrawer } from './set-drawer.tsx';

/**
 * `[state.cart-drawer-and-panels.4]` Offers the set of a product that was added, over the bag. It is an offer: where it
 * cannot be read, or the shopper has closed the bag meanwhile, nothing is shown.
 */
export function SetHost() {
  const store = useStore();
  const [handle, setHandle] = useAtom(getTheSetProductAtom);
  const isOpen = useAtomValue(isGetTheSetOpenAtom);
  const [shown, setShown] = useState<ShownSet | null>(null);

  const offer = useEffectEvent((found: ShownSet | null) => {
    const isWanted = isBagShown(store, location.pathname);
    if (found === null || !isWanted || isSetComplete(found.products, store.get(cartAtom)))
      return setHandle(null);
    setShown(found);
    store.set(isGetTheSetOpenAtom, true);
  });

  useEffect(() => {
    if (handle === null) return;
    return offerSet(
      loadSet(handle, (read) => inMarket(store, read)),
      offer,
    );
  }, [handle, store]);

  useEffect(() => {
    if (!isOpen) return;
    return () => clearProduct(store);
  }, [isOpen, store]);

  return shown && <SetDrawer {...shown} />;
}
