import { isChangedElsewhere } from '@storefront/core/cart/stored-cart';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { cartAtom, itemCountAtom, removedLinesAtom, seenCartAtom } from '../cart-atoms.ts';
import { unseenMessagesAtom } from '../unseen-messages-atom.ts';
import {
  cartOf,
  changed,
  gone,
  oneSlip,
  openCart,
  ROBE,
  SLIP,
  SLIP_LINE,
  unknownLine,
} from './open-cart.fixture.ts';

const A = 'gid://shopify/Cart/a';
const B = 'gid://shopify/Cart/b';
/** The time of the fixture's clock, `2026-11-22T12:00:00Z`. */
const NOW = '1795348800000';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('what a tab stores for the other tabs', () => {
  it('is the cart’s id and another revision after every change', async () => {
    const { commerce, store, addLines, storedCartId, storedRevision } = openCart({ cart: cartOf('a') });
    commerce.addLines.mockResolvedValue(changed(cartOf('a', 1)));
    await addLines(oneSlip);
    expect([storedCartId(), storedRevision()]).toEqual([A, NOW]);
    expect(store.get(seenCartAtom)).toEqual({ id: A, revision: NOW });
    await addLines(oneSlip);
    expect(storedRevision()).toBe(String(Number(NOW) + 1));
  });

  it('is another revision for a new cart', async () => {
    const { commerce, restoreCart, storedRevision } = openCart();
    commerce.createCart.mockResolvedValue(changed(cartOf('new')));
    await restoreCart();
    expect(storedRevision()).toBe(NOW);
  });

  it('stays when the cart is only fetched', async () => {
    const { commerce, store, restoreCart, storeElsewhere, storedRevision } = openCart({ cart: cartOf('a') });
    storeElsewhere(A, '7');
    commerce.cart.mockResolvedValue(cartOf('a', 1));
    await restoreCart();
    expect([storedRevision(), store.get(seenCartAtom)]).toEqual(['7', { id: A, revision: '7' }]);
  });

  it('is the id of the shown cart again when the storage was cleared', async () => {
    const { commerce, store, restoreCart, storedCartId, storedRevision } = openCart({
      cart: cartOf('a'),
      seenId: A,
    });
    commerce.cart.mockResolvedValue(cartOf('a', 1));
    await restoreCart();
    expect([storedCartId(), storedRevision()]).toEqual([A, null]);
    expect(store.get(seenCartAtom)).toEqual({ id: A, revision: null });
  });

  it('counts as unseen when another tab changes it during a fetch', async () => {
    const { commerce, store, restoreCart, storeElsewhere, storedRevision } = openCart({ storedId: A });
    commerce.cart.mockImplementation(async () => {
      storeElsewhere(A, '7');
      return cartOf('a');
    });
    await restoreCart();
    expect([store.get(seenCartAtom), storedRevision()]).toEqual([{ id: A, revision: null }, '7']);
  });
});

describe('a cart that another tab has changed', () => {
  it('is shown with the undo rows of this tab', async () => {
    const { commerce, store, restoreCart, storeElsewhere } = openCart({ cart: cartOf('a'), seenId: A });
    const undo = cartOf('a', 1).lines;
    store.set(removedLinesAtom, undo);
    storeElsewhere(A, '7');
    commerce.cart.mockResolvedValue(cartOf('a', 2));
    await restoreCart();
    expect([store.get(itemCountAtom), store.get(removedLinesAtom)]).toEqual([2, undo]);
  });
});

describe('a cart that another tab has begun', () => {
  const openReplaced = () => {
    const shop = openCart({ cart: cartOf('a', 1), storedId: A, seenId: A });
    shop.commerce.cart.mockImplementation(async (id) => (id === B ? cartOf('b', 2) : null));
    return shop;
  };

  it('is fetched instead of the shown one, without the undo rows of that', async () => {
    const { store, restoreCart, storeElsewhere, storedCartId, storedRevision } = openReplaced();
    store.set(removedLinesAtom, cartOf('a', 1).lines);
    storeElsewhere(B, '7');
    await restoreCart();
    expect([store.get(cartAtom), store.get(removedLinesAtom)]).toEqual([cartOf('b', 2), []]);
    expect([storedCartId(), storedRevision()]).toEqual([B, '7']);
  });

  it('receives what is added before it was fetched', async () => {
    const { commerce, store, addLines, storeElsewhere } = openReplaced();
    storeElsewhere(B, '7');
    commerce.addLines.mockResolvedValue(changed(cartOf('b', 3)));
    await addLines(oneSlip);
    expect(commerce.addLines.mock.calls.map(([id]) => id)).toEqual([B]);
    expect(store.get(itemCountAtom)).toBe(3);
  });

  it('receives what was added when the shown one is gone', async () => {
    const { commerce, addLines, storeElsewhere, messages } = openReplaced();
    commerce.addLines.mockImplementationOnce(async () => {
      storeElsewhere(B, '7');
      return gone;
    });
    commerce.addLines.mockResolvedValueOnce(changed(cartOf('b', 3)));
    await addLines(oneSlip);
    expect(commerce.addLines.mock.calls.map(([id]) => id)).toEqual([A, B]);
    expect([commerce.createCart.mock.calls, messages()]).toEqual([[], []]);
  });

  it('is shown, with a message, when a quantity of the shown one can no longer change', async () => {
    const { commerce, store, setQuantity, storeElsewhere, messages } = openReplaced();
    commerce.updateLines.mockImplementation(async () => {
      storeElsewhere(B, '7');
      return gone;
    });
    await setQuantity(SLIP_LINE, 2);
    expect([store.get(cartAtom), messages()]).toEqual([cartOf('b', 2), [cartCopy.gone]]);
    expect(commerce.createCart).not.toHaveBeenCalled();
  });

  it('is replaced by a new one when it is gone, too', async () => {
    const { commerce, store, restoreCart, storeElsewhere, storedCartId } = openReplaced();
    storeElsewhere('gid://shopify/Cart/c', '7');
    commerce.createCart.mockResolvedValue(changed(cartOf('new')));
    await restoreCart();
    expect([store.get(cartAtom), storedCartId()]).toEqual([cartOf('new'), 'gid://shopify/Cart/new']);
  });
});

describe('a cart that is replaced', () => {
  const old = { ...cartOf('a', 1, 1), createdAt: '2026-10-23T11:59:59Z' };
  const openOld = (tab = new Map<string, string>()) => openCart({ storedId: A, tab });

  it('[state.cart-lifecycle.6] leaves its pieces to the new one when it is too old, with a message', async () => {
    const { commerce, store, restoreCart, messages } = openOld();
    commerce.cart.mockResolvedValue(old);
    commerce.createCart.mockResolvedValue(changed(cartOf('new', 1, 1)));
    await restoreCart();
    const lines = [
      { merchandiseId: ROBE, quantity: 1 },
      { merchandiseId: SLIP, quantity: 1 },
    ];
    expect(commerce.createCart).toHaveBeenCalledExactlyOnceWith(lines, 'US', []);
    expect([store.get(cartAtom), messages()]).toEqual([cartOf('new', 1, 1), [cartCopy.renewed]]);
  });

  it('leaves those that are still sold, and the others are named', async () => {
    const { commerce, restoreCart, messages } = openOld();
    commerce.cart.mockResolvedValue(old);
    commerce.createCart
      .mockResolvedValueOnce(changed(null, { userErrors: [unknownLine(0)] }))
      .mockResolvedValueOnce(changed(cartOf('new', 1)));
    await restoreCart();
    expect(messages()).toEqual([cartCopy.renewed, cartCopy.notAdded('Robe')]);
  });

  it('leaves an empty one where none of its pieces is sold any more, and names them', async () => {
    const { commerce, store, restoreCart, messages } = openOld();
    commerce.cart.mockResolvedValue(old);
    commerce.createCart
      .mockResolvedValueOnce(changed(null, { userErrors: [unknownLine(0), unknownLine(1)] }))
      .mockResolvedValueOnce(changed(cartOf('new')));
    await restoreCart();
    expect(store.get(cartAtom)).toEqual(cartOf('new'));
    expect(messages()).toEqual([
      cartCopy.gone,
      cartCopy.notAdded('Robe'),
      cartCopy.notAdded('Aurelia Slip Dress'),
    ]);
  });

  it('[state.cart-lifecycle.4] is spoken of when the platform does not know it any more', async () => {
    const { commerce, restoreCart, messages } = openOld();
    commerce.cart.mockResolvedValue(null);
    commerce.createCart.mockResolvedValue(changed(cartOf('new')));
    await restoreCart();
    expect(messages()).toEqual([cartCopy.gone]);
  });

  it('is not spoken of after the checkout of this tab, nor when it was empty', async () => {
    const ordered = openOld(new Map([['checkoutCart', A]]));
    const empty = openCart({ cart: cartOf('a'), storedId: A, seenId: A });
    for (const { commerce, restoreCart, messages } of [ordered, empty]) {
      commerce.cart.mockResolvedValue(null);
      commerce.createCart.mockResolvedValue(changed(cartOf('new')));
      await restoreCart();
      expect(messages()).toEqual([]);
    }
  });

  it('is spoken of until a screen has shown it', async () => {
    const { commerce, store, restoreCart, addLines, messages } = openOld();
    commerce.cart.mockResolvedValue(null);
    commerce.createCart.mockResolvedValue(changed(cartOf('new')));
    commerce.addLines.mockResolvedValueOnce(changed(cartOf('new', 1)));
    commerce.addLines.mockResolvedValueOnce(changed(cartOf('new', 2)));
    await restoreCart();
    await addLines(oneSlip);
    expect(messages()).toEqual([cartCopy.gone]);
    store.set(unseenMessagesAtom, []);
    await addLines(oneSlip);
    expect(messages()).toEqual([]);
  });
});

it.each([
  ['that went to the checkout in any tab is fetched at every look', A, true],
  ['is not, where another one went there', 'gid://shopify/Cart/old', false],
])('[state.cart-lifecycle.5] a cart %s', async (_, checkoutId, isFetchedAgain) => {
  const { commerce, store, restoreCart, setQuantity, storeElsewhere, storedRevision } = openCart({
    storedId: A,
    checkoutId,
  });
  storeElsewhere(A, '1');
  commerce.cart.mockResolvedValue(cartOf('a', 1));
  commerce.updateLines.mockResolvedValue(changed(cartOf('a', 2)));
  const isDueAtNextLook = () =>
    isChangedElsewhere(store.get(seenCartAtom), { id: A, revision: storedRevision() });
  await restoreCart();
  expect(isDueAtNextLook()).toBe(isFetchedAgain);
  await setQuantity(SLIP_LINE, 2);
  expect(isDueAtNextLook()).toBe(isFetchedAgain);
});
