import type { ShopEvent } from '@storefront/core/analytics/shop-event';
import type { Cart } from '@storefront/core/cart/cart';
import { codeToPutBack } from '@storefront/core/cart/discount-code';
import { mustReplaceCart } from '@storefront/core/cart/lifecycle';
import { cartToFetch, isReplaced, nextRevision, type StoredCart } from '@storefront/core/cart/stored-cart';
import type { Clock } from '@storefront/core/clock';
import type { CartService } from '@storefront/core/providers/commerce/commerce';
import type { createStore } from 'jotai';
import { cartCopy } from '../../../copy/cart-copy.ts';
import type { BrowserStorage } from '../../../state/browser-storage.ts';
import { inMarket } from '../../../state/in-market.ts';
import { cartAtom, removedLinesAtom, seenCartAtom } from '../cart-atoms.ts';
import { CHECKOUT_CART_KEY, readStoredCart, storeCart } from '../cart-storage.ts';
import { cartIsUncertainAtom } from '../late-cart-atoms.ts';
import { createCarriedCart } from './create-carried-cart.ts';
import { keepLineOrder } from './keep-line-order.ts';

/** Of a tab, so that the next page puts the code back where this one was left meanwhile. */
export const KEPT_CODE_KEY = 'keptCode';

export interface CurrentCartDeps {
  commerce: Pick<CartService, 'cart' | 'createCart' | 'updateAttributes'>;
  store: ReturnType<typeof createStore>;
  storage: BrowserStorage;
  tabStorage: BrowserStorage;
  clock: Clock;
  /** Receives what happened to the cart, for analytics. */
  record: (event: ShopEvent) => void;
}

/** The one cart of this browser, as the platform and all tabs know it. Rejects when the platform is out of reach. */
export function createCurrentCart({ commerce, store, storage, tabStorage, clock, record }: CurrentCartDeps) {
  /** What to say about a cart that was replaced, until it is said. */
  let loss: string[] = [];
  const order = keepLineOrder({ store, storage });

  const isReplacedElsewhere = () => isReplaced(store.get(seenCartAtom), readStoredCart(storage));

  /** What nobody records happens to a cart at the checkout: what was seen of it is never current. */
  function markSeen(cart: Cart, stored: StoredCart): void {
    const isAtCheckout = storage.read(CHECKOUT_CART_KEY) === cart.id;
    store.set(seenCartAtom, isAtCheckout ? { ...stored, revision: null } : stored);
  }

  /** Shows a cart that this tab has created or changed, and lets the other tabs know. */
  function save(cart: Cart): void {
    store.set(cartAtom, order.arrange(cart));
    store.set(cartIsUncertainAtom, false);
    storeCart(storage, { id: cart.id, revision: nextRevision(readStoredCart(storage), clock.now()) });
    markSeen(cart, readStoredCart(storage));
  }

  async function createCart(): Promise<Cart> {
    const { cart } = await inMarket(store, (country) => commerce.createCart([], country));
    if (!cart) throw new Error('The platform returned no cart for cartCreate');
    save(cart);
    return cart;
  }

  /** A new cart with what an old one holds, and the working code that it has lost. */
  function carry(old: Cart) {
    const code = codeToPutBack(old, tabStorage.read(KEPT_CODE_KEY));
    const discountCodes = code === null ? old.discountCodes : [{ code, applicable: true }];
    return createCarriedCart({ commerce, store }, { ...old, discountCodes });
  }

  /** `[state.cart-lifecycle.3]` Instead of a cart that is known and too old. It keeps what the platform still sells. */
  async function renewCart(old: Cart): Promise<Cart> {
    if (old.completedAt !== null || old.lines.length === 0) return createCart();
    const { cart, messages } = await carry(old);
    save(cart);
    loss = [cart.lines.length === 0 ? cartCopy.gone : cartCopy.renewed, ...messages];
    return cart;
  }

  /** A cart that went to the checkout in this tab is ordered, which needs no message. */
  function recordGone(cartId: string): void {
    record({ kind: 'cart-gone', cartId });
    const shown = store.get(cartAtom);
    const wasEmpty = shown?.id === cartId && shown.lines.length === 0;
    if (!wasEmpty && tabStorage.read(CHECKOUT_CART_KEY) !== cartId) loss = [cartCopy.gone];
  }

  /**
   * The cart of the known id, or a new one: `[state.cart-lifecycle.1]` `[state.cart-lifecycle.2]`
   * `[state.cart-lifecycle.3]`.
   */
  async function fetchCart(): Promise<Cart> {
    const stored = readStoredCart(storage);
    const shownId = store.get(cartAtom)?.id ?? null;
    const id = cartToFetch(shownId, store.get(seenCartAtom), stored);
    if (id === null) return createCart();
    const found = await inMarket(store, (country) => commerce.cart(id, country));
    if (found === null) {
      recordGone(id);
      return createCart();
    }
    if (mustReplaceCart(found, clock.now())) return renewCart(found);
    const isStored = found.id === stored.id;
    if (!isStored) storeCart(storage, { ...stored, id: found.id });
    if (found.id !== shownId) store.set(removedLinesAtom, []);
    store.set(cartAtom, order.arrange(found));
    store.set(cartIsUncertainAtom, false);
    // What was stored before the request: a change during it may be missing in the response.
    markSeen(found, isStored ? stored : readStoredCart(storage));
    return found;
  }

  return {
    order,
    save,
    carry,
    fetch: fetchCart,
    /** The shown cart; fetched first where there is none, or another tab has begun another. */
    async find(): Promise<Cart> {
      const shown = store.get(cartAtom);
      return shown === null || isReplacedElsewhere() ? fetchCart() : shown;
    },
    /** Instead of a cart that is gone: the one that another tab has begun since, or a new one. */
    replace(): Promise<Cart> {
      const shownId = store.get(cartAtom)?.id;
      if (isReplacedElsewhere()) {
        if (shownId !== undefined) record({ kind: 'cart-gone', cartId: shownId });
        return fetchCart();
      }
      if (shownId !== undefined) recordGone(shownId);
      return createCart();
    },
    /** What is to be said about a cart that was replaced, once. */
    takeLoss(): string[] {
      const taken = loss;
      loss = [];
      return taken;
    },
  };
}
