import type { Cart } from '@storefront/core/cart/cart';
import {
  type DiscountOutcome,
  discountCodesFor,
  discountOutcome,
  previousCode,
  readDiscountCode,
} from '@storefront/core/cart/discount-code';
import { isCartGone } from '@storefront/core/cart/objections';
import { discountResultAtom } from '../cart-atoms.ts';
import type { CartQueue } from './cart-queue.ts';

/** `unreadable`: the text can be no code. `unreachable`: the platform did not answer, so nothing is known. */
export type ApplyOutcome = DiscountOutcome | 'unreadable' | 'unreachable';

/** `[state.cart-lifecycle.8]` */
export function createDiscountActions({
  store,
  currentCart,
  enqueue,
  clearMessages,
  request,
  replaceGoneCart,
  fetchAfterLoss,
}: CartQueue) {
  /** `[const.cart.3]` One code or none; the cart is fetched again afterwards. Null: the cart is gone. */
  async function sendCodes(cart: Cart, code: string | null): Promise<Cart | null> {
    const change = await request((service, country) =>
      service.updateDiscountCodes(cart.id, discountCodesFor(code), country),
    );
    if (isCartGone(change)) return null;
    if (change.cart) currentCart.save(change.cart);
    return currentCart.fetch().catch(() => change.cart);
  }

  async function sendAndJudge(code: string): Promise<DiscountOutcome> {
    const before = await currentCart.find();
    let cart = before;
    try {
      const sent = await sendCodes(cart, code);
      cart = sent ?? (await sendCodes(await currentCart.replace(), code)) ?? cart;
    } catch (error) {
      // The response was lost, perhaps not the request.
      const found = await fetchAfterLoss();
      if (found === null || discountOutcome(found, code) === 'unknown') throw error;
      cart = found;
    }
    const outcome = discountOutcome(cart, code);
    const previous = previousCode(before, code);
    // A code that does nothing must not cost the shopper one that did.
    if (outcome !== 'applied' && previous !== null && cart.id === before.id) await sendCodes(cart, previous);
    return outcome;
  }

  return {
    /**
     * A code from a link or the bag's field; a cart is created when there is none. The platform decides whether it
     * applies to what is in the bag. Never rejects.
     */
    async applyDiscount(text: string): Promise<ApplyOutcome> {
      const code = readDiscountCode(text);
      clearMessages();
      store.set(discountResultAtom, null);
      if (code === null) {
        store.set(discountResultAtom, { code: text.trim(), outcome: 'unreadable' });
        return 'unreadable';
      }
      let outcome: ApplyOutcome = 'unreachable';
      await enqueue(async () => {
        outcome = await sendAndJudge(code);
      }, null);
      store.set(discountResultAtom, { code, outcome });
      return outcome;
    },

    /** Never rejects; the reason of a failure becomes a message. */
    async removeDiscount(code: string): Promise<void> {
      clearMessages();
      store.set(discountResultAtom, null);
      await enqueue(async () => {
        const cart = await currentCart.find();
        if (discountOutcome(cart, code) === 'unknown') return;
        try {
          if ((await sendCodes(cart, null)) === null) await replaceGoneCart();
        } catch (error) {
          const found = await fetchAfterLoss();
          if (found === null || discountOutcome(found, code) !== 'unknown') throw error;
        }
      });
    },
  };
}
