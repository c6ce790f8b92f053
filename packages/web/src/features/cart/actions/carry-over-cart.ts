import type { Cart } from '@storefront/core/cart/cart';
import { countryIsSettledAtom, currencyCountryAtom } from '../../../state/market-atoms.ts';
import { cartAtom, removedLinesAtom } from '../cart-atoms.ts';
import { sayUntilSeenAtom } from '../unseen-messages-atom.ts';
import type { CartQueue } from './cart-queue.ts';

/** A new cart takes over an old one: `[state.cart-lifecycle.14]`, and after a logout. */
export function createCarryActions({ store, currentCart, enqueue }: CartQueue) {
  /** The country for which the cart was last replaced. */
  let movedTo: string | null = null;

  /** The shown cart, where it is of another country than the shopper and was not replaced for hers before. */
  function cartToCarry(): Cart | null {
    const cart = store.get(cartAtom);
    const wanted = store.get(currencyCountryAtom);
    return cart?.buyerIdentity.countryCode === wanted || movedTo === wanted ? null : cart;
  }

  async function carry(old: Cart): Promise<void> {
    const { cart, messages } = await currentCart.carry(old);
    store.set(removedLinesAtom, []);
    // Only the whole cart replaces the old one.
    currentCart.save(cart);
    store.set(sayUntilSeenAtom, messages);
  }

  return {
    /**
     * A new cart for the shopper's country takes over lines, codes and message of a cart of another; once for each
     * country, so that tabs of two countries do not take the cart from each other for ever. What fails is tried again
     * when the cart is fetched again.
     */
    async followCountry(): Promise<void> {
      if (!store.get(countryIsSettledAtom) || cartToCarry() === null) return;
      await enqueue(async () => {
        const cart = cartToCarry();
        const wanted = store.get(currencyCountryAtom);
        if (cart === null) return;
        await carry(cart);
        movedTo = wanted;
      });
    },

    /**
     * `[state.session.2]` The platform remembers who took a cart to the checkout, and where to: after a logout its pieces
     * are in a new one. A failure is logged; the shopper did not request it.
     */
    async forgetBuyer(): Promise<void> {
      await enqueue(async () => carry(await currentCart.find()), null);
    },
  };
}
