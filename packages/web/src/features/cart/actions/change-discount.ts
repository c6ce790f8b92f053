import type { Cart } from '@storefront/core/cart/cart';
import {
  codeToPutBack,
  type DiscountOutcome,
  discountCodesFor,
  discountOutcome,
  previousCode,
  readDiscountCode,
  writeKeptCode,
} from '@storefront/core/cart/discount-code';
import { isCartGone } from '@storefront/core/cart/objections';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { codeRefused } from '../../../copy/code-refused.ts';
import { discountResultAtom } from '../cart-atoms.ts';
import type { CartQueue } from './cart-queue.ts';
import { type CurrentCartDeps, KEPT_CODE_KEY } from './current-cart.ts';

/** `unreadable`: the text can be no code. `unreachable`: the platform did not answer, so nothing is known. */
export type ApplyOutcome = DiscountOutcome | 'unreadable' | 'unreachable';

/** `[state.cart-lifecycle.8]` */
export function createDiscountActions(
  {
    store,
    currentCart,
    enqueue,
    say,
    takeBack,
    onReached,
    clearMessages,
    request,
    replaceGoneCart,
    fetchAfterLoss,
    cartWithLost,
  }: CartQueue,
  { tabStorage }: Pick<CurrentCartDeps, 'tabStorage'>,
) {
  const readKept = () => tabStorage.read(KEPT_CODE_KEY);
  const keep = (text: string | null) => tabStorage.write(KEPT_CODE_KEY, text);
  /** The message about a code that is not put back yet. */
  let owed: string | null = null;
  /** Nothing is to be put back any more. */
  function forgetKept(): void {
    keep(null);
    if (owed !== null) takeBack(owed);
    owed = null;
  }

  /** `[const.cart.3]` One code or none; the cart is fetched again afterwards. Null: the cart is gone. */
  async function sendCodes(cart: Cart, code: string | null): Promise<Cart | null> {
    const change = await request((service, country) =>
      service.updateDiscountCodes(cart.id, discountCodesFor(code), country),
    );
    if (isCartGone(change)) return null;
    if (change.cart) currentCart.save(change.cart);
    return currentCart.fetch().catch(() => change.cart);
  }

  /** A code that does nothing must not cost the shopper one that did. */
  async function putBack(cart: Cart): Promise<void> {
    const code = codeToPutBack(cart, readKept());
    const found = code === null ? null : await sendCodes(cart, code);
    forgetKept();
    if (code !== null && found !== null && discountOutcome(found, code) === 'unknown')
      say([codeRefused(code)]);
  }

  onReached(() => {
    if (readKept() !== null) void enqueue(async () => putBack(await currentCart.fetch()), null);
  });

  async function sendAndJudge(code: string): Promise<DiscountOutcome> {
    const before = await currentCart.find();
    const previous = previousCode(before, code) ?? codeToPutBack(before, readKept());
    keep(previous && writeKeptCode(before, previous));
    let cart = before;
    try {
      const sent = await sendCodes(cart, code);
      cart = sent ?? (await sendCodes(await currentCart.replace(), code)) ?? cart;
    } catch (error) {
      // The response was lost, perhaps not the request: then the code is in the cart, or the one before is not.
      const found = await fetchAfterLoss();
      if (found === null) throw error;
      if (discountOutcome(found, code) === 'unknown' && codeToPutBack(found, readKept()) === null)
        throw error;
      cart = found;
    }
    const outcome = discountOutcome(cart, code);
    if (outcome === 'applied' || previous === null || cart.id !== before.id) forgetKept();
    else
      await putBack(cart).catch((error) => {
        console.error('A code that works could not be put back yet', error);
        owed = cartCopy.codeNotPutBack(previous);
        say([owed]);
      });
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
        if (readKept()?.toLowerCase() === writeKeptCode(cart, code).toLowerCase()) forgetKept();
        try {
          // A cart may have got several at the checkout.
          const left = await sendCodes(cart, previousCode(cart, code));
          if (left === null) await replaceGoneCart();
          else if (discountOutcome(left, code) !== 'unknown') say([cartCopy.refused]);
        } catch (error) {
          await cartWithLost(error, (found) => discountOutcome(found, code) === 'unknown');
        }
      });
    },
  };
}
