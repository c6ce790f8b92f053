import { exampleCart, exampleLine, exampleProtection } from '@storefront/core/cart/example-cart';
import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { viewportAtom } from '../../state/site-atoms.ts';
import {
  cartAtom,
  cartOpenAtom,
  hasStoredCartAtom,
  itemCountAtom,
  knownCountAtom,
  pendingPiecesAtom,
  requestedQuantitiesAtom,
} from './cart-atoms.ts';
import { checkoutAtom, mobileCartOpenAtom } from './cart-state-atoms.ts';
import { getTheSetProductAtom, isGetTheSetOpenAtom } from './set/set-atoms.ts';
import { hasBridalProductsAtom } from './summary/bridal-atom.ts';

const phone = {
  winWidth: 390,
  winHeight: 844,
  docWidth: 390,
  docHeight: 3_000,
  deviceIsTouch: true,
  deviceIsCursor: false,
  deviceIsMobile: true,
};
const shown = { title: 'Robe', handle: 'robe', choice: 'M', imageUrl: null, price: null };

describe('[entity.cart-state.2] the count of the bag', () => {
  it('is the sum of the quantities, without shipping protection', () => {
    const store = createStore();
    expect(store.get(itemCountAtom)).toBe(0);
    const lines = [exampleLine({ quantity: 2 }), exampleLine({ variant: 2 }), exampleProtection()];
    store.set(cartAtom, exampleCart({ lines }));
    expect(store.get(itemCountAtom)).toBe(3);
  });

  it('follows what the shopper asks for before the platform confirms it', () => {
    const store = createStore();
    const line = exampleLine({ quantity: 2 });
    store.set(cartAtom, exampleCart({ lines: [line] }));
    store.set(requestedQuantitiesAtom, { [line.id]: 5 });
    store.set(pendingPiecesAtom, [{ key: 'pending-1', merchandiseId: 'robe', quantity: 1, shown }]);
    expect(store.get(itemCountAtom)).toBe(6);
    store.set(requestedQuantitiesAtom, { [line.id]: 0 });
    expect(store.get(itemCountAtom)).toBe(1);
  });
});

describe('the names of the specification for what is derived', () => {
  it('[entity.cart-state.1] [entity.checkout.6] the cart as a checkout', () => {
    const store = createStore();
    expect(store.get(checkoutAtom)).toBeNull();
    store.set(cartAtom, exampleCart());
    expect(store.get(checkoutAtom)?.lineItems).toHaveLength(1);
  });

  it('[entity.cart-state.4] whether the bag holds a bridal piece', () => {
    const store = createStore();
    expect(store.get(hasBridalProductsAtom)).toBe(false);
    const bridal = exampleLine({ variant: 2, product: { tags: ['bridal-shipping'] } });
    store.set(cartAtom, exampleCart({ lines: [exampleLine(), bridal] }));
    expect(store.get(hasBridalProductsAtom)).toBe(true);
    store.set(cartAtom, exampleCart());
    expect(store.get(hasBridalProductsAtom)).toBe(false);
  });

  it('[entity.cart-state.5] an open set, over the bag, and the piece to which it belongs', () => {
    vi.stubGlobal('window', { location: { pathname: '/' } });
    const store = createStore();
    expect([store.get(isGetTheSetOpenAtom), store.get(getTheSetProductAtom)]).toEqual([false, null]);
    store.set(cartOpenAtom, true);
    store.set(getTheSetProductAtom, 'belt');
    store.set(isGetTheSetOpenAtom, true);
    expect([store.get(isGetTheSetOpenAtom), store.get(cartOpenAtom)]).toEqual([true, true]);
    expect(store.get(getTheSetProductAtom)).toBe('belt');
    store.set(isGetTheSetOpenAtom, false);
    expect([store.get(isGetTheSetOpenAtom), store.get(cartOpenAtom)]).toEqual([false, true]);
    vi.unstubAllGlobals();
  });

  it('[entity.cart-state.3] an open drawer in a narrow window', () => {
    vi.stubGlobal('window', { location: { pathname: '/' } });
    const store = createStore();
    store.set(cartOpenAtom, true);
    store.set(viewportAtom, { ...phone, winWidth: 1440 });
    expect(store.get(mobileCartOpenAtom)).toBe(false);
    store.set(viewportAtom, phone);
    expect(store.get(mobileCartOpenAtom)).toBe(true);
    vi.unstubAllGlobals();
  });

  it('a bag that nobody could fetch yet has no number', () => {
    const store = createStore();
    expect(store.get(knownCountAtom)).toBe(0);
    store.set(hasStoredCartAtom, true);
    expect(store.get(knownCountAtom)).toBeNull();
    store.set(cartAtom, exampleCart());
    expect(store.get(knownCountAtom)).toBe(1);
  });
});
