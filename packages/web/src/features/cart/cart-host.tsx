import type { SiteLink } from '@storefront/core/content/site-content';
import { useAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { whenIdle } from '../../hooks/when-idle.ts';
import { paths } from '../../paths.ts';
import { cartAtom, cartOpenAtom, isAddingAtom, isFetchingAtom } from './cart-atoms.ts';
import { useCart } from './use-cart.ts';

const loadDrawer = () => import('./cart-drawer.tsx').then((module) => module.CartDrawer);

/** On every page: fetches the cart after the first paint and shows the drawer when it is opened. */
export function CartHost({ emptyCart }: { emptyCart: SiteLink[] }) {
  const store = useStore();
  const { restore } = useCart();
  const [isOpen, setOpen] = useAtom(cartOpenAtom);
  const Drawer = useLoaded(isOpen, loadDrawer, () => {
    setOpen(false);
    window.location.assign(paths.cart);
  });

  useEffect(() => whenIdle(() => void restore()), [restore]);

  useEffect(() => {
    // A fetch that failed when the page loaded may succeed now.
    const isUnknown = store.get(cartAtom) === null;
    if (isOpen && isUnknown && !store.get(isFetchingAtom) && !store.get(isAddingAtom)) void restore();
  }, [isOpen, restore, store]);

  useEffect(() => {
    // A page that the browser froze may show a cart that was ordered since.
    const refresh = (event: PageTransitionEvent) => {
      if (event.persisted) void restore();
    };
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, [restore]);

  return Drawer && <Drawer emptyCart={emptyCart} />;
}
