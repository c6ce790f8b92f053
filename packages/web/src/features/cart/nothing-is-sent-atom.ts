import { requiresShipping } from '@storefront/core/cart/shipping-protection';
import { isHour } from '@storefront/core/cart/shown-piece';
import { atom } from 'jotai';
import { cartAtom, itemCountAtom, shownPendingAtom } from './cart-atoms.ts';

/** Whether the bag holds only what nobody sends. A piece that is being added is sent unless it is an appointment. */
export const nothingIsSentAtom = atom((get) => {
  const cart = get(cartAtom);
  return (
    get(itemCountAtom) > 0 &&
    !(cart && requiresShipping(cart)) &&
    get(shownPendingAtom).every(({ shown }) => isHour(shown))
  );
});
