import type { Cart, CartChange } from '@storefront/core/cart/cart';
import { cartDifference } from '@storefront/core/cart/cart-items';
import type { RequestedQuantity } from '@storefront/core/cart/objections';
import { arrivedItems, type UnsentAdd } from '@storefront/core/cart/unsent-adds';
import type { CartService } from '@storefront/core/providers/commerce/commerce';
import { arrivedAfterAll } from '../../../copy/arrived-after-all.ts';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { inMarket } from '../../../state/in-market.ts';
import { cartAtom, cartIsBusyAtom, removedLinesAtom } from '../cart-atoms.ts';
import { cartIsUncertainAtom } from '../late-cart-atoms.ts';
import { sayUntilSeenAtom } from '../unseen-messages-atom.ts';
import type { AddSource } from './add-source.ts';
import { messagesOf } from './cart-messages.ts';
import { type CurrentCartDeps, createCurrentCart } from './current-cart.ts';
import { createShownMessages, type Subject } from './shown-messages.ts';

/** How soon the cart is fetched after a change was lost, and the longest time between two tries. */
const FIRST_LOOK_MS = 2_000;
const LONGEST_LOOK_MS = 30_000;

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
  const shown = createShownMessages(store);
  const { takeBack } = shown;
  /** The operation under way, with the messages that it has shown. */
  let running: { subject: Subject; said: Set<string> } = { subject: Symbol(), said: new Set() };

  const say = (messages: readonly string[]) => {
    for (const message of messages) running.said.add(message);
    shown.say(messages, running.subject);
  };

  /** For what the shopper does: ends the messages, unless earlier changes still wait for their responses. */
  function clearMessages(): void {
    if (queued === 0) shown.end();
  }

  /**
   * Never rejects: a failure becomes the message, unless that is null. Returns whether the operation was carried out,
   * which ends the messages of earlier ones of the same subject. One that found nothing to do resolves to false: it says
   * nothing about whether their causes are gone. That the cart is busy, whoever is `isShownLater` says itself.
   */
  async function enqueue(
    operation: () => Promise<void> | Promise<boolean>,
    failure: string | null = cartCopy.unreachable,
    subject: Subject = Symbol(),
    isShownLater = false,
  ): Promise<boolean> {
    queued += 1;
    if (!isShownLater) store.set(cartIsBusyAtom, true);
    const isShown = painted();
    const said = new Set<string>();
    const slot = queue
      .then(() => isShown)
      .then(async () => {
        running = { subject, said };
        return operation();
      });
    queue = slot.catch(() => undefined);
    try {
      const isCarriedOut = (await slot) !== false;
      if (isCarriedOut) shown.settle(subject, said);
      store.set(sayUntilSeenAtom, currentCart.takeLoss());
      for (const work of whenReached) work();
      return isCarriedOut;
    } catch (error) {
      console.error('The cart could not be changed', error);
      if (failure !== null) shown.say([failure], subject);
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
    // About the bag: no later change of what led here makes it untrue.
    shown.say([cartCopy.gone], Symbol());
  }

  /** The cart after a request whose response was lost; null when the platform is out of reach. */
  async function fetchAfterLoss(): Promise<Cart | null> {
    return currentCart.fetch().catch(() => null);
  }

  /** Changes whose responses were lost together with the cart. */
  let doubts: { subject: Subject; isDone: (cart: Cart) => boolean }[] = [];
  let lookTimer: ReturnType<typeof setTimeout> | undefined;
  store.sub(cartIsUncertainAtom, () => {
    const cart = store.get(cartAtom);
    if (store.get(cartIsUncertainAtom) || cart === null) return;
    clearTimeout(lookTimer);
    for (const { subject, isDone } of doubts) {
      if (!isDone(cart)) continue;
      shown.settle(subject);
      shown.say([arrivedAfterAll], subject);
    }
    doubts = [];
  });

  function lookAgain(afterMs: number): void {
    clearTimeout(lookTimer);
    lookTimer = setTimeout(async () => {
      const isReached = await enqueue(async () => void (await currentCart.fetch()), null);
      if (!isReached) lookAgain(Math.min(2 * afterMs, LONGEST_LOOK_MS));
    }, afterMs);
  }

  /**
   * For a change whose response was lost: resolves to the cart where it is done there. Otherwise rejects with the cause;
   * where the cart is out of reach too, it is fetched again until it comes.
   */
  async function cartWithLost(cause: unknown, isDone: (cart: Cart) => boolean): Promise<Cart> {
    const found = await fetchAfterLoss();
    if (found !== null && isDone(found)) return found;
    if (found === null) {
      doubts.push({ subject: running.subject, isDone });
      store.set(cartIsUncertainAtom, true);
      lookAgain(FIRST_LOOK_MS);
    }
    throw cause;
  }

  /** Before a change that is about what is shown. Out of reach, it is about what the shopper sees. */
  async function settleCart(): Promise<void> {
    if (store.get(cartIsUncertainAtom)) await fetchAfterLoss();
  }

  return {
    commerce,
    store,
    painted,
    currentCart,
    enqueue,
    say,
    takeBack,
    settle: shown.settle,
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
    cartWithLost,
    settleCart,
  };
}
