import { exampleCart, exampleLine, exampleProtection } from '@storefront/core/cart/example-cart';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { cartAtom, itemCountAtom, pendingPiecesAtom, requestedQuantitiesAtom } from './cart-atoms.ts';

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
