import type { Cart, CartChange, CartLine, CartLineInput } from '@storefront/core/cart/cart';
import { mustReplaceCart, readCartId } from '@storefront/core/cart/lifecycle';
import {
  isCartGone,
  linesWithoutRefused,
  quantitiesAfterAdding,
  quantityInCart,
  type RequestedQuantity,
} from '@storefront/core/cart/objections';
import { chooseQuantityChange, quantityAfter } from '@storefront/core/cart/quantity';
import type { Clock } from '@storefront/core/clock';
import type { CartService } from '@storefront/core/providers/commerce/commerce';
import type { createStore } from 'jotai';
import { cartCopy } from '../../copy/cart-copy.ts';
import type { BrowserStorage } from '../../state/browser-storage.ts';
import { inMarket } from '../../state/in-market.ts';
import {
  cartAtom,
  cartIsBusyAtom,
  cartMessagesAtom,
  isAddingAtom,
  isFetchingAtom,
  removedLinesAtom,
  requestedQuantitiesAtom,
} from './cart-atoms.ts';
import { messagesOf } from './cart-messages.ts';

const CART_ID_KEY = 'currentCart';

export interface CartActionDeps {
  commerce: Pick<CartService, 'cart' | 'createCart' | 'addLines' | 'updateLines' | 'removeLines'>;
  store: ReturnType<typeof createStore>;
  /** `[entity.browser-storage-and-cookies.1]` */
  storage: BrowserStorage;
  clock: Clock;
}

/** Never reject: a failure becomes a message, and the cart stays as the platform last returned it. */
export type CartActions = ReturnType<typeof createCartActions>;

export function createCartActions({ commerce, store, storage, clock }: CartActionDeps) {
  /** Operations on a cart run one after the other, in the order of the clicks. */
  let queue: Promise<unknown> = Promise.resolve();
  let queued = 0;

  async function enqueue(operation: () => Promise<void>): Promise<void> {
    queued += 1;
    store.set(cartIsBusyAtom, true);
    const slot = queue.then(operation);
    queue = slot.catch(() => undefined);
    try {
      await slot;
    } catch (error) {
      console.error('The cart could not be changed', error);
      store.set(cartMessagesAtom, [cartCopy.unreachable]);
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

  function save(cart: Cart) {
    store.set(cartAtom, cart);
    storage.write(CART_ID_KEY, cart.id);
  }

  /** Shows what the platform returned and where it differs from what was requested. */
  function accept(change: CartChange, requested: readonly RequestedQuantity[]) {
    if (change.cart) save(change.cart);
    store.set(cartMessagesAtom, messagesOf(change, requested));
  }

  async function createCart(): Promise<Cart> {
    const { cart } = await request((service, country) => service.createCart([], country));
    if (!cart) throw new Error('The platform returned no cart for cartCreate');
    save(cart);
    return cart;
  }

  /**
   * The cart of the known id, or a new one: `[state.cart-lifecycle.1]` `[state.cart-lifecycle.2]`
   * `[state.cart-lifecycle.3]`.
   */
  async function fetchCart(): Promise<Cart> {
    const id = store.get(cartAtom)?.id ?? readCartId(storage.read(CART_ID_KEY));
    if (id === null) return createCart();
    const found = await request((service, country) => service.cart(id, country));
    if (found === null || mustReplaceCart(found, clock.now())) return createCart();
    save(found);
    return found;
  }

  function sendLines(cart: Cart, lines: readonly CartLineInput[]): Promise<CartChange> {
    return request((service, country) => service.addLines(cart.id, lines, country));
  }

  async function addToNewCart(lines: readonly CartLineInput[]): Promise<void> {
    const cart = await createCart();
    accept(await sendLines(cart, lines), quantitiesAfterAdding(cart, lines));
  }

  async function replaceGoneCart(): Promise<void> {
    store.set(removedLinesAtom, []);
    await createCart();
    store.set(cartMessagesAtom, [cartCopy.gone]);
  }

  function forgetRequested(lineId: string, quantity: number) {
    const { [lineId]: latest, ...others } = store.get(requestedQuantitiesAtom);
    if (latest === quantity) store.set(requestedQuantitiesAtom, others);
  }

  function withdrawUndo(lineId: string) {
    const removed = store.get(removedLinesAtom);
    store.set(
      removedLinesAtom,
      removed.filter(({ line }) => line.id !== lineId),
    );
  }

  /** Fetches the cart, also after the browser froze the page or the shopper returns from checkout. */
  async function restoreCart(): Promise<void> {
    if (store.get(cartAtom) === null) {
      store.set(cartMessagesAtom, []);
      store.set(isFetchingAtom, true);
    }
    await enqueue(async () => {
      await fetchCart();
    });
    store.set(isFetchingAtom, false);
  }

  /**
   * `[state.cart-lifecycle.9]` `[state.cart-lifecycle.10]` `[state.cart-lifecycle.11]` `[state.cart-lifecycle.12]`
   */
  async function addLines(lines: readonly CartLineInput[]): Promise<void> {
    store.set(isAddingAtom, true);
    store.set(cartMessagesAtom, []);
    store.set(removedLinesAtom, []);
    await enqueue(async () => {
      const cart = store.get(cartAtom) ?? (await fetchCart());
      const change = await sendLines(cart, lines);
      // Paid in another tab, or expired since: the lines go to a new cart.
      if (isCartGone(change)) return addToNewCart(lines);
      // One line that the platform refuses must not keep the others out.
      const rest = linesWithoutRefused(lines, change);
      if (rest === null) return accept(change, quantitiesAfterAdding(cart, lines));
      accept(await sendLines(cart, rest), quantitiesAfterAdding(cart, rest));
      store.set(cartMessagesAtom, [...messagesOf(change, []), ...store.get(cartMessagesAtom)]);
    });
    store.set(isFetchingAtom, false);
    store.set(isAddingAtom, false);
  }

  /** Absolute quantity; 0 removes. Shown at once; of quick clicks only the last quantity is sent. */
  async function setQuantity(lineId: string, wanted: number): Promise<void> {
    const place = store.get(cartAtom)?.lines.findIndex(({ id }) => id === lineId) ?? -1;
    const line = store.get(cartAtom)?.lines[place];
    if (!line) return;
    const quantity = quantityAfter(chooseQuantityChange(line, wanted), line);
    store.set(requestedQuantitiesAtom, { ...store.get(requestedQuantitiesAtom), [lineId]: quantity });
    store.set(removedLinesAtom, quantity === 0 ? [...store.get(removedLinesAtom), { line, place }] : []);
    await enqueue(async () => {
      const requested = store.get(requestedQuantitiesAtom)[lineId];
      if (requested === undefined) return;
      try {
        await changeLine(line, requested);
      } catch (error) {
        withdrawUndo(lineId);
        throw error;
      } finally {
        forgetRequested(lineId, requested);
      }
    });
  }

  async function changeLine(line: CartLine, requested: number): Promise<void> {
    const cart = store.get(cartAtom);
    const current = cart?.lines.find(({ id }) => id === line.id);
    if (!cart || !current) return;
    const choice = chooseQuantityChange(current, requested);
    if (choice.kind === 'none') return;
    const change = await request((service, country) =>
      choice.kind === 'remove'
        ? service.removeLines(cart.id, [line.id], country)
        : service.updateLines(cart.id, [{ id: line.id, quantity: choice.quantity }], country),
    );
    if (isCartGone(change)) return replaceGoneCart();
    const { id: merchandiseId } = line.merchandise;
    // The same variant with other attributes has lines of its own.
    const others = quantityInCart(cart, merchandiseId) - current.quantity;
    accept(change, choice.kind === 'remove' ? [] : [{ merchandiseId, quantity: others + choice.quantity }]);
  }

  /** Undoes a removal: the same piece, quantity and attributes. */
  async function putBack(lineId: string): Promise<void> {
    const removed = store.get(removedLinesAtom).find(({ line }) => line.id === lineId);
    if (!removed) return;
    const { merchandise, quantity, attributes } = removed.line;
    await addLines([{ merchandiseId: merchandise.id, quantity, attributes }]);
  }

  return { restoreCart, addLines, setQuantity, putBack };
}
