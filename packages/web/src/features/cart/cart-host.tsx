import type { SiteLink } from '@storefront/core/content/site-content';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { whenIdle } from '../../hooks/when-idle.ts';
import { paths } from '../../paths.ts';
import { cartOpenAtom } from './cart-atoms.ts';
import { useCart } from './use-cart.ts';

const loadDrawer = () => import('./cart-drawer.tsx').then((module) => module.CartDrawer);

/** Keeps the bag alive on every page: asks for it after first paint, shows the drawer when wanted. */
export function CartHost({ emptyCart }: { emptyCart: SiteLink[] }) {
  const { restore } = useCart();
  const [isOpen, setOpen] = useAtom(cartOpenAtom);
  const Drawer = useLoaded(isOpen, loadDrawer, () => {
    setOpen(false);
    window.location.assign(paths.cart);
  });

  useEffect(() => whenIdle(() => void restore()), [restore]);

  useEffect(() => {
    // A page that the browser froze may show a bag which was paid meanwhile.
    const refresh = (event: PageTransitionEvent) => {
      if (event.persisted) void restore();
    };
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, [restore]);

  return Drawer && <Drawer emptyCart={emptyCart} />;
}
