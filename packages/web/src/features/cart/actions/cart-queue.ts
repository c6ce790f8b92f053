import type { Cart, CartChange } from '@storefront/core/cart/cart';
import { cartDifference } from '@storefront/core/cart/cart-items';
import type { RequestedQuantity } from '@storefront/core/cart/objections';
import { arrivedItems, type UnsentAdd } from '@storefront/core/cart/unsent-adds';
import type { CartService } from '@storefront/core/providers/commerce/commerce';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { inMarket } from '../../../state/in-market.ts';
import { cartIsBusyAtom, cartMessagesAtom, removedLinesAtom } from '../cart-atoms.ts';
import { sayUntilSeenAtom, unseenMessagesAtom } from '../unseen-messages-atom.ts';
import type { AddSource } from './add-source.ts';
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
  /** Resolves once what the click shows is on the screen: to send a request takes time, too. */
  painted: () => Promise<void>;
}

export type CartQueue = ReturnType<typeof createCartQueue>;

/** Operations on a cart run one after the other, in the order of the clicks; all of them share this. */
export function createCartQueue(deps: CartActionDeps) {
  const { commerce, store, record, painted } = deps;
  const currentCart = createCurrentCart(deps);
  let queue: Promise<unknown> = Promise.resolve();
  let queued = 0;
  const whenReached: (() => void)[] = [];

  /** Ends a message that is no longer true. */
  const takeBack = (message: string) => {
    for (const said of [cartMessagesAtom, unseenMessagesAtom]) {
      store.set(said, (before) => before.filter((one) => one !== message));
    }
  };
  /** Shows messages below those that are there, each once: what one change has to say outlasts the next. */
  const say = (messages: readonly string[]) => {
    if (messages.length > 0) store.set(cartMessagesAtom, (before) => [...new Set([...before, ...messages])]);
  };

  /** For what the shopper does: ends the messages, unless earlier changes still wait for their responses. */
  function clearMessages(): void {
    const unseen = store.get(unseenMessagesAtom);
    const isClear = unseen.length === 0 && store.get(cartMessagesAtom).length === 0;
    if (queued === 0 && !isClear) store.set(cartMessagesAtom, unseen);
  }

  /**
   * Never rejects: a failure becomes the message, unless that is null. Returns whether the operation was carried out.
   */
  async function enqueue(
    operation: () => Promise<void>,
    failure: string | null = cartCopy.unreachable,
  ): Promise<boolean> {
    queued += 1;
    store.set(cartIsBusyAtom, true);
    const isShown = painted();
    const slot = queue.then(() => isShown).then(operation);
    queue = slot.catch(() => undefined);
    try {
      await slot;
      store.set(sayUntilSeenAtom, currentCart.takeLoss());
      for (const work of whenReached) work();
      return true;
    } catch (error) {
      console.error('The cart could not be changed', error);
      if (failure !== null) say([failure]);
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
    say(messagesOf(change, requested, titles));
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

  /** Records what of an add has arrived although nobody learned it at once. */
  function recordArrived(add: UnsentAdd, cart: Cart): void {
    const { addToCartType } = add;
    const lines = arrivedItems(add, cart);
    const { currencyCode } = cart.cost.totalAmount;
    if (lines.length === 0) return;
    record({ kind: 'add-to-cart', lines, currencyCode, ...(addToCartType && { addToCartType }) });
  }

  /** Instead of a cart that the platform no longer knows. */
  async function replaceGoneCart(): Promise<void> {
    store.set(removedLinesAtom, []);
    await currentCart.replace();
    say([cartCopy.gone]);
  }

  /** The cart after a request whose response was lost; null when the platform is out of reach. */
  async function fetchAfterLoss(): Promise<Cart | null> {
    return currentCart.fetch().catch(() => null);
  }

  return {
    commerce,
    store,
    currentCart,
    enqueue,
    say,
    takeBack,
    clearMessages,
    /** What is still to be done once the platform can be reached: called after each operation that was carried out. */
    onReached(work: () => void): void {
      whenReached.push(work);
    },
    request,
    accept,
    recordChange,
    recordArrived,
    replaceGoneCart,
    fetchAfterLoss,
  };
}
