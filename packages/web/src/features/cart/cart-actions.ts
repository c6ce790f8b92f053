import type { Cart, CartChange, CartLineInput } from '@storefront/core/cart/cart';
import { mustReplaceCart } from '@storefront/core/cart/lifecycle';
import {
  type AskedQuantity,
  isCartGone,
  linesWithoutRefused,
  quantityInCart,
} from '@storefront/core/cart/objections';
import { systemClock } from '@storefront/core/clock';
import type { createStore } from 'jotai';
import { commerce } from '../../commerce.ts';
import { cartCopy } from '../../copy/cart-copy.ts';
import { inMarket } from '../../state/in-market.ts';
import {
  cartAtom,
  cartIsBusyAtom,
  cartMessagesAtom,
  isAddingAtom,
  isFetchingAtom,
  removedLinesAtom,
  wishedQuantitiesAtom,
} from './cart-atoms.ts';
import { messagesOf } from './cart-messages.ts';
import { cartIdStore } from './cart-storage.ts';

type Store = ReturnType<typeof createStore>;

/** Changes of one bag happen one after the other, in the order in which they were wished. */
let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Never rejects: what fails is said in the bag, and the bag stays as the platform last knew it. */
async function inTurn(store: Store, work: () => Promise<void>): Promise<void> {
  waiting += 1;
  store.set(cartIsBusyAtom, true);
  const turn = queue.then(work);
  queue = turn.catch(() => undefined);
  try {
    await turn;
  } catch (error) {
    console.error('The bag could not be changed', error);
    store.set(cartMessagesAtom, [cartCopy.unreachable]);
  } finally {
    waiting -= 1;
    store.set(cartIsBusyAtom, waiting > 0);
  }
}

function keep(store: Store, cart: Cart) {
  store.set(cartAtom, cart);
  cartIdStore.write(cart.id);
}

/** Takes over what the platform answers to a change and says where it differs from the wish. */
function accept(store: Store, change: CartChange, wished: AskedQuantity[]) {
  if (change.cart) keep(store, change.cart);
  store.set(cartMessagesAtom, messagesOf(change, wished));
}

async function freshCart(store: Store): Promise<Cart> {
  const { cart } = await inMarket(store, (country) => commerce().createCart([], country));
  if (!cart) throw new Error('The platform answered no cart to cartCreate');
  keep(store, cart);
  return cart;
}

/** The cart that the platform knows under the id we keep, or a new one: `[state.cart-lifecycle.1-7]`. */
async function askedCart(store: Store): Promise<Cart> {
  const id = store.get(cartAtom)?.id ?? cartIdStore.read();
  if (id === null) return freshCart(store);
  const stored = await inMarket(store, (country) => commerce().cart(id, country));
  if (stored === null || mustReplaceCart(stored, systemClock.now())) return freshCart(store);
  keep(store, stored);
  return stored;
}

/** Asks the platform for the bag, also after the page was frozen or the shopper comes back from checkout. */
export async function restoreCart(store: Store): Promise<void> {
  if (store.get(cartAtom) === null) {
    store.set(cartMessagesAtom, []);
    store.set(isFetchingAtom, true);
  }
  await inTurn(store, async () => {
    await askedCart(store);
  });
  store.set(isFetchingAtom, false);
}

export async function addLines(store: Store, lines: readonly CartLineInput[]): Promise<void> {
  store.set(isAddingAtom, true);
  store.set(cartMessagesAtom, []);
  store.set(removedLinesAtom, []);
  await inTurn(store, async () => {
    const cart = store.get(cartAtom) ?? (await askedCart(store));
    const change = await inMarket(store, (country) => commerce().addLines(cart.id, lines, country));
    // Paid in another tab, or expired since: the wish moves to a new bag.
    if (isCartGone(change)) return addToFreshCart(store, lines);
    // One piece that the platform refuses must not keep the others out.
    const rest = linesWithoutRefused(lines, change);
    if (rest === null) return accept(store, change, asksOf(cart, lines));
    accept(
      store,
      await inMarket(store, (country) => commerce().addLines(cart.id, rest, country)),
      asksOf(cart, rest),
    );
    store.set(cartMessagesAtom, [...messagesOf(change, []), ...store.get(cartMessagesAtom)]);
  });
  store.set(isFetchingAtom, false);
  store.set(isAddingAtom, false);
}

async function addToFreshCart(store: Store, lines: readonly CartLineInput[]): Promise<void> {
  const cart = await freshCart(store);
  accept(
    store,
    await inMarket(store, (country) => commerce().addLines(cart.id, lines, country)),
    asksOf(cart, lines),
  );
}

/** What the bag should hold of each piece afterwards. */
function asksOf(before: Cart, lines: readonly CartLineInput[]): AskedQuantity[] {
  return lines.map(({ merchandiseId, quantity }) => ({
    merchandiseId,
    quantity: quantityInCart(before, merchandiseId) + quantity,
  }));
}

/** Absolute quantity; 0 removes. Shown at once; of quick clicks only the last wish is sent. */
export async function setQuantity(store: Store, lineId: string, quantity: number): Promise<void> {
  const place = store.get(cartAtom)?.lines.findIndex(({ id }) => id === lineId) ?? -1;
  const line = store.get(cartAtom)?.lines[place];
  if (!line) return;
  store.set(wishedQuantitiesAtom, { ...store.get(wishedQuantitiesAtom), [lineId]: quantity });
  store.set(removedLinesAtom, quantity === 0 ? [...store.get(removedLinesAtom), { line, place }] : []);
  await inTurn(store, async () => {
    const wish = store.get(wishedQuantitiesAtom)[lineId];
    const cart = store.get(cartAtom);
    if (wish === undefined || !cart) return;
    try {
      const change =
        wish === 0
          ? await inMarket(store, (country) => commerce().removeLines(cart.id, [lineId], country))
          : await inMarket(store, (country) =>
              commerce().updateLines(cart.id, [{ id: lineId, quantity: wish }], country),
            );
      accept(store, change, wish === 0 ? [] : [{ merchandiseId: line.merchandise.id, quantity: wish }]);
    } catch (error) {
      const removed = store.get(removedLinesAtom);
      store.set(
        removedLinesAtom,
        removed.filter((entry) => entry.line.id !== lineId),
      );
      throw error;
    } finally {
      const { [lineId]: latest, ...others } = store.get(wishedQuantitiesAtom);
      if (latest === wish) store.set(wishedQuantitiesAtom, others);
    }
  });
}

/** Undoes a removal: the same piece, quantity and attributes. */
export async function putBack(store: Store, lineId: string): Promise<void> {
  const removed = store.get(removedLinesAtom).find(({ line }) => line.id === lineId);
  if (!removed) return;
  const { merchandise, quantity, attributes } = removed.line;
  await addLines(store, [{ merchandiseId: merchandise.id, quantity, attributes }]);
}
