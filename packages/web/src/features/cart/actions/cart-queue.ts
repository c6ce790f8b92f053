import type { Cart, CartChange } from '@storefront/core/cart/cart';
import { cartDifference } from '@storefront/core/cart/cart-items';
import type { RequestedQuantity } from '@storefront/core/cart/objections';
import type { CartService } from '@storefront/core/providers/commerce/commerce';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { inMarket } from '../../../state/in-market.ts';
import { cartIsBusyAtom, cartMessagesAtom, removedLinesAtom } from '../cart-atoms.ts';
import { messagesOf } from './cart-messages.ts';
import { type CurrentCartDeps, createCurrentCart } from './current-cart.ts';

export interface CartActionDeps extends CurrentCartDeps {
  commerce: Pick<
    CartService,
    | 'cart'
    | 'createCart'
    | 'addLines'
    | 'updateLines'
    | 'removeLines'
    | 'updateAttributes'
    | 'updateDiscountCodes'
  >;
}

/** Where lines were added, for analytics, where the page does not say it. */
export interface AddSource {
  addToCartType?: string;
}

/** Of lines that the cart itself adds: a raised quantity, an undone removal. */
export const FROM_BAG: AddSource = { addToCartType: 'bag' };

export type CartQueue = ReturnType<typeof createCartQueue>;

/** Operations on a cart run one after the other, in the order of the clicks; all of them share this. */
export function createCartQueue(deps: CartActionDeps) {
  const { commerce, store, record } = deps;
  const currentCart = createCurrentCart(deps);
  let queue: Promise<unknown> = Promise.resolve();
  let queued = 0;

  /**
   * Never rejects: a failure becomes the message, unless that is null. Returns whether the operation was carried out.
   */
  async function enqueue(
    operation: () => Promise<void>,
    failure: string | null = cartCopy.unreachable,
  ): Promise<boolean> {
    queued += 1;
    store.set(cartIsBusyAtom, true);
    const slot = queue.then(operation);
    queue = slot.catch(() => undefined);
    try {
      await slot;
      return true;
    } catch (error) {
      console.error('The cart could not be changed', error);
      if (failure !== null) store.set(cartMessagesAtom, [failure]);
      return false;
    } finally {
      queued -= 1;
      store.set(cartIsBusyAtom, queued > 0);
    }
  }

  function request<Result>(
    call: (service: CartActionDeps['commerce'], country: string) => Promise<Result>,
  ): Promise<Result> {
    return inMarket(store, (country) => call(commerce, country));
  }

  /** Shows what the platform returned and where it differs from what was requested. */
  function accept(
    change: CartChange,
    requested: readonly RequestedQuantity[],
    titles?: ReadonlyMap<string, string>,
  ) {
    if (change.cart) currentCart.save(change.cart);
    store.set(cartMessagesAtom, messagesOf(change, requested, titles));
  }

  /** Records what a change that the platform accepted did to the cart. */
  function recordChange(
    before: Cart,
    cart: Cart | null,
    merchandiseIds: readonly string[],
    source: AddSource,
  ): void {
    if (!cart) return;
    const { added, removed } = cartDifference(before, cart, merchandiseIds);
    const { currencyCode } = cart.cost.totalAmount;
    if (added.length > 0) record({ kind: 'add-to-cart', lines: added, currencyCode, ...source });
    if (removed.length > 0) record({ kind: 'remove-from-cart', lines: removed, currencyCode });
  }

  /** Instead of a cart that the platform no longer knows. */
  async function replaceGoneCart(): Promise<void> {
    store.set(removedLinesAtom, []);
    await currentCart.replace();
    store.set(cartMessagesAtom, [cartCopy.gone]);
  }

  /** The cart after a request whose response was lost; null when the platform is out of reach. */
  async function fetchAfterLoss(): Promise<Cart | null> {
    return currentCart.fetch().catch(() => null);
  }

  return { store, currentCart, enqueue, request, accept, recordChange, replaceGoneCart, fetchAfterLoss };
}
