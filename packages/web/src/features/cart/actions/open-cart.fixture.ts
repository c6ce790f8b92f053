import type { ShopEvent } from '@storefront/core/analytics/shop-event';
import type { Cart, CartChange, CartObjection } from '@storefront/core/cart/cart';
import { exampleCart, exampleLine } from '@storefront/core/cart/example-cart';
import { type Clock, fixedClock } from '@storefront/core/clock';
import { Fault } from '@storefront/core/fault';
import { createStore } from 'jotai';
import { vi } from 'vitest';
import { countryIsSettledAtom } from '../../../state/market-atoms.ts';
import { cartAtom, cartMessagesAtom, seenCartAtom } from '../cart-atoms.ts';
import { createCartActions } from './cart-actions.ts';
import type { CartActionDeps } from './cart-queue.ts';

const noon = fixedClock('2026-11-22T12:00:00Z');
export const SLIP = 'gid://shopify/ProductVariant/1';
export const ROBE = 'gid://shopify/ProductVariant/2';
export const PROTECTION = 'gid://shopify/ProductVariant/99';
export const SLIP_LINE = 'gid://shopify/CartLine/1';
export const ROBE_LINE = 'gid://shopify/CartLine/2';
export const oneSlip = [{ merchandiseId: SLIP, quantity: 1 }];
export const slipAndRobe = [...oneSlip, { merchandiseId: ROBE, quantity: 1 }];
export const lostResponse = new Fault({ code: 'commerce-timeout', kind: 'outside', say: 'No response.' });

/** A cart by its id, with so many slips (line 1) and robes (line 2). */
export function cartOf(id: string, slips = 0, robes = 0): Cart {
  const lines = [
    ...(slips > 0 ? [exampleLine({ variant: 1, quantity: slips })] : []),
    ...(robes > 0 ? [exampleLine({ variant: 2, quantity: robes, product: { title: 'Robe' } })] : []),
  ];
  return exampleCart({ id: `gid://shopify/Cart/${id}`, lines });
}

export function changed(cart: Cart | null, parts: Partial<CartChange> = {}): CartChange {
  return { cart, userErrors: [], warnings: [], ...parts };
}

export const objection = (code: string, field: string[]): CartObjection => ({
  code,
  message: 'Its own words',
  field,
});
export const gone = changed(null, { userErrors: [objection('INVALID', ['cartId'])] });
export const unknownLine = (index: number) => objection('INVALID', ['lines', String(index), 'merchandiseId']);

function storageOn(stored: Map<string, string>) {
  return {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, value: string | null) =>
      void (value === null ? stored.delete(key) : stored.set(key, value)),
  };
}

/** For tests: cart actions on a platform whose responses each test sets; a call that no test expects fails. */
export function openCart({
  cart = null,
  storedId = null,
  seenId = null,
  checkoutId = null,
  order = null,
  tab = new Map(),
  painted = async () => {},
  clock = noon,
}: {
  cart?: Cart | null;
  storedId?: string | null;
  /** The id that was stored when this tab last received the cart. */
  seenId?: string | null;
  /** The id of the cart that a tab of this browser has taken to the checkout. */
  checkoutId?: string | null;
  /** In which order the page before has shown the lines. */
  order?: string | null;
  /** What pages of this tab have left. */
  tab?: Map<string, string>;
  painted?: () => Promise<void>;
  clock?: Clock;
} = {}) {
  const unexpected = (name: string) => async () => {
    throw new Error(`${name} was not expected`);
  };
  const commerce = {
    cart: vi.fn<CartActionDeps['commerce']['cart']>(unexpected('cart')),
    createCart: vi.fn<CartActionDeps['commerce']['createCart']>(unexpected('createCart')),
    addLines: vi.fn<CartActionDeps['commerce']['addLines']>(unexpected('addLines')),
    updateLines: vi.fn<CartActionDeps['commerce']['updateLines']>(unexpected('updateLines')),
    removeLines: vi.fn<CartActionDeps['commerce']['removeLines']>(unexpected('removeLines')),
    updateDiscountCodes: vi.fn<CartActionDeps['commerce']['updateDiscountCodes']>(
      unexpected('updateDiscountCodes'),
    ),
    updateAttributes: vi.fn<CartActionDeps['commerce']['updateAttributes']>(unexpected('updateAttributes')),
  };
  const stored = new Map(storedId === null ? [] : [['currentCart', storedId]]);
  if (checkoutId !== null) stored.set('checkoutCart', checkoutId);
  if (order !== null) stored.set('lineOrder', order);
  const storage = storageOn(stored);
  const leaving: ((isKept: boolean) => void)[] = [];
  const leave = (isKept: boolean) => {
    for (const work of leaving) work(isKept);
  };
  const store = createStore();
  store.set(cartAtom, cart);
  store.set(countryIsSettledAtom, true);
  store.set(seenCartAtom, { id: seenId, revision: null });
  const recorded: ShopEvent[] = [];
  const actions = createCartActions({
    painted,
    commerce,
    store,
    storage,
    tabStorage: storageOn(tab),
    onLeave: (work) => leaving.push(work),
    clock,
    record: (event) => recorded.push(event),
    findProtection: async () => PROTECTION,
  });
  const messages = () => store.get(cartMessagesAtom);
  const storedCartId = () => stored.get('currentCart') ?? null;
  const storedRevision = () => stored.get('cartRevision') ?? null;
  const storedOrder = () => stored.get('lineOrder') ?? null;
  /** What another tab of the browser stores. */
  const storeElsewhere = (id: string, revision: string) =>
    stored.set('currentCart', id).set('cartRevision', revision);
  return {
    ...actions,
    commerce,
    store,
    messages,
    storedCartId,
    storedRevision,
    storedOrder,
    storeElsewhere,
    recorded,
    leave,
  };
}
