import { isSetComplete } from '@storefront/core/cart/get-the-set';
import { PANEL_DELAY_MS } from '@storefront/core/shell/panels';
import { useAtom, useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { inMarket } from '../../../state/in-market.ts';
import { cartAtom, cartOpenAtom } from '../cart-atoms.ts';
import { loadSet, type ShownSet } from './load-set.ts';
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
    if (found === null || !store.get(cartOpenAtom) || isSetComplete(found.products, store.get(cartAtom)))
      return setHandle(null);
    setShown(found);
    store.set(isGetTheSetOpenAtom, true);
  });

  useEffect(() => {
    if (handle === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStale = false;
    const later = (found: ShownSet | null) => {
      if (!isStale) timer = setTimeout(() => offer(found), PANEL_DELAY_MS);
    };
    loadSet(handle, (read) => inMarket(store, read)).then(later, (error: unknown) => {
      console.warn('The set could not be read', error);
      later(null);
    });
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [handle, store]);

  const clear = useEffectEvent(() => setHandle(null));
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      setTimeout(() => clear(), PANEL_DELAY_MS);
    };
  }, [isOpen]);

  return shown && <SetDrawer {...shown} />;
}
