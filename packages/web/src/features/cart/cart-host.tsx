import { readCartId } from '@storefront/core/cart/cart-id';
import { systemClock } from '@storefront/core/clock';
import { useAtom, useAtomValue, useStore } from 'jotai';
import { type ComponentProps, useEffect } from 'react';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { whenIdle } from '../../hooks/when-idle.ts';
import { whenUsed } from '../../hooks/when-used.ts';
import { paths } from '../../paths.ts';
import { localStore, tabStore } from '../../state/browser-storage.ts';
import { chatAttributesAtom } from '../../state/chat-atoms.ts';
import { countryIsSettledAtom, currencyCountryAtom } from '../../state/market-atoms.ts';
import {
  cartAtom,
  cartCountryAtom,
  cartIdAtom,
  cartIsNearAtom,
  cartOpenAtom,
  hasStoredCartAtom,
  isAddingAtom,
  isFetchingAtom,
} from './cart-atoms.ts';
import { readStoredCart, UNSENT_ADDS_KEY } from './cart-storage.ts';
import { followCart } from './follow-cart.ts';
import { loadCartDrawer } from './load-cart-drawer.ts';
import { getTheSetProductAtom } from './set/set-atoms.ts';
import { useCart } from './use-cart.ts';

const loadSets = () =>
  import(/* webpackChunkName: "get-the-set" */ './set/set-host.tsx').then((module) => module.SetHost);

/**
 * `[state.cart-lifecycle.1]` When the browser is idle, where there is a cart to fetch or an add to finish, or the page shows the cart. A browser
 * without one gets it when its shopper begins to use the page: nobody waits for it before.
 */
function whenDue(work: () => void): () => void {
  const isStored = readStoredCart(localStore).id ?? tabStore.read(UNSENT_ADDS_KEY);
  if (isStored !== null || location.pathname === paths.cart) return whenIdle(work);
  let cancel = whenUsed(() => {
    cancel = whenIdle(work);
  });
  return () => cancel();
}

/** On every page: keeps the cart current and shows the drawer when it is opened. */
export function CartHost(props: ComponentProps<Awaited<ReturnType<typeof loadCartDrawer>>>) {
  const store = useStore();
  const { restore, followCountry, writeChat } = useCart();
  const isSettled = useAtomValue(countryIsSettledAtom);
  const country = useAtomValue(currencyCountryAtom);
  const cartCountry = useAtomValue(cartCountryAtom);
  const [isOpen, setOpen] = useAtom(cartOpenAtom);
  const [isNear, setNear] = useAtom(cartIsNearAtom);
  // Drawn closed for a shopper who is about to add.
  const Drawer = useLoaded(isOpen || isNear, loadCartDrawer, () => {
    setNear(false);
    if (!isOpen) return;
    setOpen(false);
    window.location.assign(paths.cart);
  });

  useEffect(() => store.set(hasStoredCartAtom, readCartId(readStoredCart(localStore).id) !== null), [store]);

  useEffect(
    () => followCart({ store, storage: localStore, clock: systemClock, restore, whenDue }),
    [restore, store],
  );

  useEffect(() => {
    // A fetch that failed when the page loaded may succeed now.
    const isUnknown = store.get(cartAtom) === null;
    if (isOpen && isUnknown && !store.get(isFetchingAtom) && !store.get(isAddingAtom)) void restore();
  }, [isOpen, restore, store]);

  useEffect(() => {
    if (isSettled && cartCountry !== null && cartCountry !== country) void followCountry();
  }, [isSettled, cartCountry, country, followCountry]);

  const chat = useAtomValue(chatAttributesAtom);
  const cartId = useAtomValue(cartIdAtom);
  useEffect(() => {
    // Also in a bag that is begun after the chat.
    if (cartId !== null && chat.length > 0) void writeChat(chat);
  }, [chat, cartId, writeChat]);

  const isSetWanted = useAtomValue(getTheSetProductAtom) !== null;
  const Sets = useLoaded(isSetWanted, loadSets, () => store.set(getTheSetProductAtom, null));

  return (
    <>
      {Drawer && <Drawer {...props} />}
      {Sets && <Sets />}
    </>
  );
}
