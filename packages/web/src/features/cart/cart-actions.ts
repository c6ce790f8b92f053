import type { Cart, CartAttribute, CartChange, CartLine, CartLineInput } from '@storefront/core/cart/cart';
import { cartDifference } from '@storefront/core/cart/cart-items';
import { hasAttributes, withChatAttributes } from '@storefront/core/cart/chat-attributes';
import { carryOver } from '@storefront/core/cart/lifecycle';
import {
  isCartGone,
  linesWithoutRefused,
  quantitiesAfterAdding,
  quantityInCart,
  type RequestedQuantity,
} from '@storefront/core/cart/objections';
import { chooseQuantityChange, linesNotBooked, quantityAfter } from '@storefront/core/cart/quantity';
import type { CartService } from '@storefront/core/providers/commerce/commerce';
import { cartCopy } from '../../copy/cart-copy.ts';
import { inMarket } from '../../state/in-market.ts';
import { currencyCountryAtom } from '../../state/market-atoms.ts';
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
import { type CurrentCartDeps, createCurrentCart } from './current-cart.ts';

export interface CartActionDeps extends CurrentCartDeps {
  commerce: Pick<
    CartService,
    'cart' | 'createCart' | 'addLines' | 'updateLines' | 'removeLines' | 'updateAttributes'
  >;
}

/** Where lines were added, for analytics, where the page does not say it. */
export interface AddSource {
  addToCartType?: string;
}

/** Of lines that the cart itself adds: a raised quantity, an undone removal. */
const FROM_BAG: AddSource = { addToCartType: 'bag' };

/** Never reject: a failure of what the shopper did becomes a message, and the cart stays as it was last returned. */
export type CartActions = ReturnType<typeof createCartActions>;

export function createCartActions(deps: CartActionDeps) {
  const { commerce, store, record } = deps;
  const currentCart = createCurrentCart(deps);
  /** Operations on a cart run one after the other, in the order of the clicks. */
  let queue: Promise<unknown> = Promise.resolve();
  let queued = 0;
  /** The country for which the cart was last replaced. */
  let movedTo: string | null = null;

  async function enqueue(operation: () => Promise<void>, isSilent = false): Promise<void> {
    queued += 1;
    store.set(cartIsBusyAtom, true);
    const slot = queue.then(operation);
    queue = slot.catch(() => undefined);
    try {
      await slot;
    } catch (error) {
      console.error('The cart could not be changed', error);
      if (!isSilent) store.set(cartMessagesAtom, [cartCopy.unreachable]);
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
  function accept(change: CartChange, requested: readonly RequestedQuantity[]) {
    if (change.cart) currentCart.save(change.cart);
    store.set(cartMessagesAtom, messagesOf(change, requested));
  }

  /** Records what a change that the platform accepted did to the cart. */
  function recordChange(
    before: Cart,
    { cart }: CartChange,
    merchandiseIds: readonly string[],
    source: AddSource,
  ): void {
    if (!cart) return;
    const { added, removed } = cartDifference(before, cart, merchandiseIds);
    const { currencyCode } = cart.cost.totalAmount;
    if (added.length > 0) record({ kind: 'add-to-cart', lines: added, currencyCode, ...source });
    if (removed.length > 0) record({ kind: 'remove-from-cart', lines: removed, currencyCode });
  }

  function sendLines(cart: Cart, lines: readonly CartLineInput[]): Promise<CartChange> {
    return request((service, country) => service.addLines(cart.id, lines, country));
  }

  function acceptAdded(
    cart: Cart,
    change: CartChange,
    lines: readonly CartLineInput[],
    source: AddSource,
  ): void {
    accept(change, quantitiesAfterAdding(cart, lines));
    const ids = lines.map(({ merchandiseId }) => merchandiseId);
    recordChange(cart, change, ids, source);
  }

  async function addToNewCart(lines: readonly CartLineInput[], source: AddSource): Promise<void> {
    const cart = await currentCart.replace();
    acceptAdded(cart, await sendLines(cart, lines), lines, source);
  }

  async function replaceGoneCart(): Promise<void> {
    store.set(removedLinesAtom, []);
    await currentCart.replace();
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

  /** Fetches the cart. A shown cart stays, with its messages, when that fails. */
  async function restoreCart(): Promise<void> {
    const isFirst = store.get(cartAtom) === null;
    if (isFirst) {
      store.set(cartMessagesAtom, []);
      store.set(isFetchingAtom, true);
    }
    await enqueue(async () => void (await currentCart.fetch()), !isFirst);
    store.set(isFetchingAtom, false);
  }

  /**
   * `[state.cart-lifecycle.9]` `[state.cart-lifecycle.10]` `[state.cart-lifecycle.11]` `[state.cart-lifecycle.12]`
   */
  async function addLines(lines: readonly CartLineInput[], source: AddSource = {}): Promise<void> {
    store.set(isAddingAtom, true);
    store.set(cartMessagesAtom, []);
    store.set(removedLinesAtom, []);
    await enqueue(async () => {
      const cart = await currentCart.find();
      const wanted = linesNotBooked(cart, lines);
      if (wanted.length === 0 && lines.length > 0) return;
      const change = await sendLines(cart, wanted);
      // Paid in another tab, or expired since: the lines go to a new cart.
      if (isCartGone(change)) return addToNewCart(lines, source);
      // One line that the platform refuses must not keep the others out.
      const rest = linesWithoutRefused(wanted, change);
      if (rest === null) return acceptAdded(cart, change, wanted, source);
      acceptAdded(cart, await sendLines(cart, rest), rest, source);
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
    recordChange(cart, change, [merchandiseId], FROM_BAG);
  }

  /** Undoes a removal: the same piece, quantity and attributes. */
  async function putBack(lineId: string): Promise<void> {
    const removed = store.get(removedLinesAtom).find(({ line }) => line.id === lineId);
    if (!removed) return;
    const { merchandise, quantity, attributes } = removed.line;
    await addLines([{ merchandiseId: merchandise.id, quantity, attributes }], FROM_BAG);
  }

  /**
   * `[state.cart-lifecycle.14]` A new cart for the shopper's country takes over the lines of a cart of another; once for
   * each country, so that tabs of two countries do not take the cart from each other for ever.
   */
  async function followCountry(): Promise<void> {
    await enqueue(async () => {
      const cart = store.get(cartAtom);
      const wanted = store.get(currencyCountryAtom);
      if (!cart || cart.buyerIdentity.countryCode === wanted || movedTo === wanted) return;
      movedTo = wanted;
      const { lines, discountCodes, attributes } = carryOver(cart);
      const change = await request((service, country) => service.createCart(lines, country, discountCodes));
      const moved = change.cart;
      if (!moved) throw new Error('The platform returned no cart for another country');
      store.set(removedLinesAtom, []);
      accept(
        change,
        lines.map(({ merchandiseId, quantity }) => ({ merchandiseId, quantity })),
      );
      if (attributes.length === 0) return;
      accept(
        await request((service, country) => service.updateAttributes(moved.id, attributes, country)),
        [],
      );
    });
  }

  /**
   * `[entity.cart.2]` The chat's attributes beside the others of the cart, which is fetched first: an update replaces all
   * attributes, and another tab may have changed them. The shopper did not ask for it, so a failure is only logged.
   */
  async function writeChat(chat: readonly CartAttribute[]): Promise<void> {
    const shown = store.get(cartAtom);
    if (shown === null || hasAttributes(shown.attributes, chat)) return;
    await enqueue(async () => {
      const cart = await currentCart.fetch();
      if (hasAttributes(cart.attributes, chat)) return;
      const attributes = withChatAttributes(cart.attributes, chat);
      const { cart: written, userErrors } = await request((service, country) =>
        service.updateAttributes(cart.id, attributes, country),
      );
      if (written) currentCart.save(written);
      if (userErrors.length > 0) console.warn('The chat’s attributes were refused', userErrors);
    }, true);
  }

  return { restoreCart, addLines, setQuantity, putBack, followCountry, writeChat };
}
