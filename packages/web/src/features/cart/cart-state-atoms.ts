import { toCheckout } from '@storefront/core/cart/to-checkout';
import { atom } from 'jotai';
import { isMobileSizeAtom } from '../../state/site-atoms.ts';
import { cartAtom, cartOpenAtom } from './cart-atoms.ts';

/** `[entity.cart-state.1]` `[entity.checkout.1]` The cart in the shape of the platform's former checkout; null before the first response. */
export const checkoutAtom = atom((get) => {
  const cart = get(cartAtom);
  return cart && toCheckout(cart);
});

/** `[entity.cart-state.3]` Whether the drawer is open in a narrow window. */
export const mobileCartOpenAtom = atom((get) => get(cartOpenAtom) && get(isMobileSizeAtom));
