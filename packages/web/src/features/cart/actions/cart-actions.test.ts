import { exampleLine } from '@storefront/core/cart/example-cart';
import { Fault } from '@storefront/core/fault';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { currencyCountryAtom } from '../../../state/market-atoms.ts';
import {
  cartAtom,
  cartIsBusyAtom,
  cartMessagesAtom,
  isAddingAtom,
  isFetchingAtom,
  itemCountAtom,
  removedLinesAtom,
} from '../cart-atoms.ts';
import {
  cartOf,
  changed,
  gone,
  lostResponse,
  objection,
  oneSlip,
  openCart,
  ROBE,
  SLIP,
  slipAndRobe,
  unknownLine,
} from './open-cart.fixture.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('loading the cart', () => {
  it('[state.cart-lifecycle.1] creates a cart when no id is stored, and stores the new id', async () => {
    const { commerce, store, restoreCart, storedCartId } = openCart();
    commerce.createCart.mockResolvedValue(changed(cartOf('new')));
    await restoreCart();
    expect(commerce.createCart.mock.calls).toEqual([[[], 'US']]);
    expect([store.get(cartAtom), storedCartId()]).toEqual([cartOf('new'), 'gid://shopify/Cart/new']);
  });

  it('[state.cart-lifecycle.1] creates a cart when the id of a legacy checkout is stored', async () => {
    const { commerce, restoreCart, storedCartId } = openCart({
      storedId: 'Z2lkOi8vc2hvcGlmeS9DaGVja291dC8x',
    });
    commerce.createCart.mockResolvedValue(changed(cartOf('new')));
    await restoreCart();
    expect(storedCartId()).toBe('gid://shopify/Cart/new');
  });

  it('[state.cart-lifecycle.2] fetches the stored cart in the country of the shopper', async () => {
    const { commerce, store, restoreCart } = openCart({ storedId: 'gid://shopify/Cart/a' });
    store.set(currencyCountryAtom, 'FR');
    commerce.cart.mockResolvedValue(cartOf('a', 2));
    await restoreCart();
    expect(commerce.cart.mock.calls).toEqual([['gid://shopify/Cart/a', 'FR']]);
    expect(store.get(itemCountAtom)).toBe(2);
  });

  it('[state.cart-lifecycle.2] [error.4] fetches the cart again for the US when the platform does not know the country', async () => {
    const { commerce, store, restoreCart } = openCart({ storedId: 'gid://shopify/Cart/a' });
    store.set(currencyCountryAtom, 'XX');
    commerce.cart.mockImplementation(async (_id, country) => {
      if (country === 'US') return cartOf('a', 1);
      throw new Fault({ code: 'country-unknown', kind: 'input', say: 'No such country.' });
    });
    await restoreCart();
    expect(commerce.cart.mock.calls.map(([, country]) => country)).toEqual(['XX', 'US']);
    expect(store.get(cartAtom)).toEqual(cartOf('a', 1));
  });

  it('fetches the shown cart while no other tab has stored another', async () => {
    const { commerce, restoreCart } = openCart({
      cart: cartOf('a'),
      storedId: 'gid://shopify/Cart/b',
      seenId: 'gid://shopify/Cart/b',
    });
    commerce.cart.mockResolvedValue(cartOf('a', 1));
    await restoreCart();
    expect(commerce.cart.mock.calls[0]?.[0]).toBe('gid://shopify/Cart/a');
  });

  it.each([
    ['[state.cart-lifecycle.4] is gone', null],
    ['[state.cart-lifecycle.5] is completed', { ...cartOf('a', 1), completedAt: '2026-11-22T11:00:00Z' }],
    ['[state.cart-lifecycle.6] is too old', { ...cartOf('a', 1), createdAt: '2026-10-23T11:59:59Z' }],
    ['[state.cart-lifecycle.7] was idle too long', { ...cartOf('a', 1), updatedAt: '2026-11-12T11:59:59Z' }],
  ])('replaces a cart that %s', async (_, found) => {
    const { commerce, store, restoreCart, storedCartId } = openCart({ storedId: 'gid://shopify/Cart/a' });
    commerce.cart.mockResolvedValue(found);
    commerce.createCart.mockResolvedValue(changed(cartOf('new')));
    await restoreCart();
    expect([store.get(cartAtom), storedCartId()]).toEqual([cartOf('new'), 'gid://shopify/Cart/new']);
  });

  it('[error.5] keeps the stored id and creates no cart when the platform is out of reach', async () => {
    const { commerce, store, restoreCart, messages, storedCartId } = openCart({
      storedId: 'gid://shopify/Cart/a',
    });
    commerce.cart.mockRejectedValue(lostResponse);
    await restoreCart();
    expect(storedCartId()).toBe('gid://shopify/Cart/a');
    expect(commerce.createCart).not.toHaveBeenCalled();
    expect([store.get(cartAtom), store.get(isFetchingAtom), messages()]).toEqual([
      null,
      false,
      [cartCopy.notFetched],
    ]);
    expect(console.error).toHaveBeenCalledWith('The cart could not be changed', lostResponse);
  });

  it('keeps a shown cart and its messages when the platform is out of reach', async () => {
    const { commerce, store, restoreCart, messages } = openCart({ cart: cartOf('a', 1) });
    store.set(cartMessagesAtom, ['old']);
    commerce.cart.mockRejectedValue(lostResponse);
    await restoreCart();
    expect([store.get(cartAtom), store.get(cartIsBusyAtom)]).toEqual([cartOf('a', 1), false]);
    expect(messages()).toEqual(['old']);
    expect(console.error).toHaveBeenCalledWith('The cart could not be changed', lostResponse);
  });

  it('tells the shopper when the platform creates no cart', async () => {
    const { commerce, restoreCart, messages, storedCartId } = openCart();
    commerce.createCart.mockResolvedValue(changed(null, { userErrors: [objection('INVALID', ['input'])] }));
    await restoreCart();
    expect([messages(), storedCartId()]).toEqual([[cartCopy.notFetched], null]);
    expect(console.error).toHaveBeenCalledWith(
      'The cart could not be changed',
      new Error('The platform returned no cart for cartCreate'),
    );
  });

  it('shows that it loads, without earlier messages, while there is no cart', async () => {
    const { commerce, store, restoreCart, messages } = openCart();
    store.set(isFetchingAtom, false);
    store.set(cartMessagesAtom, ['old']);
    commerce.createCart.mockResolvedValue(changed(cartOf('new')));
    const restoring = restoreCart();
    expect([store.get(isFetchingAtom), store.get(cartIsBusyAtom), messages()]).toEqual([true, true, []]);
    await restoring;
    expect([store.get(isFetchingAtom), store.get(cartIsBusyAtom)]).toEqual([false, false]);
  });

  it('keeps the shown cart and its messages while it is refreshed', async () => {
    const { commerce, store, restoreCart, messages } = openCart({ cart: cartOf('a', 1) });
    store.set(isFetchingAtom, false);
    store.set(cartMessagesAtom, ['old']);
    commerce.cart.mockResolvedValue(cartOf('a', 2));
    const restoring = restoreCart();
    expect([store.get(isFetchingAtom), store.get(itemCountAtom), messages()]).toEqual([false, 1, ['old']]);
    await restoring;
    expect([store.get(itemCountAtom), messages()]).toEqual([2, ['old']]);
  });
});

describe('adding lines', () => {
  it('[state.cart-lifecycle.10] [state.cart-lifecycle.11] [state.cart-lifecycle.12] shows that it adds until the platform has added', async () => {
    const { commerce, store, addLines, messages, storedCartId } = openCart({ cart: cartOf('a') });
    store.set(cartMessagesAtom, ['old']);
    store.set(removedLinesAtom, [exampleLine()]);
    commerce.addLines.mockResolvedValue(changed(cartOf('a', 1)));
    const adding = addLines(oneSlip);
    expect([store.get(isAddingAtom), messages(), store.get(removedLinesAtom)]).toEqual([true, [], []]);
    await adding;
    expect(commerce.addLines.mock.calls).toEqual([['gid://shopify/Cart/a', oneSlip, 'US']]);
    expect([store.get(isAddingAtom), store.get(isFetchingAtom)]).toEqual([false, false]);
    expect([store.get(itemCountAtom), messages(), storedCartId()]).toEqual([1, [], 'gid://shopify/Cart/a']);
  });

  it('[state.cart-lifecycle.9] creates a cart first when there is none', async () => {
    const { commerce, store, addLines } = openCart();
    commerce.createCart.mockResolvedValue(changed(cartOf('new')));
    commerce.addLines.mockResolvedValue(changed(cartOf('new', 1)));
    await addLines(oneSlip);
    expect(commerce.addLines.mock.calls[0]?.[0]).toBe('gid://shopify/Cart/new');
    expect(store.get(itemCountAtom)).toBe(1);
  });

  it('adds to the stored cart when none was loaded yet', async () => {
    const { commerce, store, addLines } = openCart({ storedId: 'gid://shopify/Cart/a' });
    commerce.cart.mockResolvedValue(cartOf('a', 2));
    commerce.addLines.mockResolvedValue(changed(cartOf('a', 3)));
    await addLines(oneSlip);
    expect(store.get(itemCountAtom)).toBe(3);
  });

  it('adds to a new cart when the cart is gone', async () => {
    const { commerce, store, addLines, messages, storedCartId } = openCart({ cart: cartOf('a', 2) });
    commerce.addLines.mockResolvedValueOnce(gone);
    commerce.createCart.mockResolvedValue(changed(cartOf('new')));
    commerce.addLines.mockResolvedValueOnce(changed(cartOf('new', 1)));
    await addLines(oneSlip);
    expect(commerce.addLines.mock.calls.map(([id]) => id)).toEqual([
      'gid://shopify/Cart/a',
      'gid://shopify/Cart/new',
    ]);
    expect([store.get(cartAtom), messages()]).toEqual([cartOf('new', 1), [cartCopy.gone]]);
    expect(storedCartId()).toBe('gid://shopify/Cart/new');
  });

  it('tells the shopper what the new cart holds less than requested', async () => {
    const { commerce, addLines, messages } = openCart({ cart: cartOf('a') });
    commerce.addLines.mockResolvedValueOnce(gone);
    commerce.createCart.mockResolvedValue(changed(cartOf('new')));
    commerce.addLines.mockResolvedValueOnce(changed(cartOf('new', 1)));
    await addLines([{ merchandiseId: SLIP, quantity: 2 }]);
    expect(messages()).toEqual([cartCopy.onlySome('Aurelia Slip Dress', 1)]);
  });

  it('[error.8] tells the shopper about a quantity that the platform reduced', async () => {
    const { commerce, addLines, messages } = openCart({ cart: cartOf('a', 2) });
    commerce.addLines.mockResolvedValue(changed(cartOf('a', 4)));
    await addLines([{ merchandiseId: SLIP, quantity: 3 }]);
    expect(messages()).toEqual([cartCopy.onlySome('Aurelia Slip Dress', 4)]);
  });

  it('[error.8] tells the shopper about a line that the platform refused, and adds the others', async () => {
    const { commerce, store, addLines, messages } = openCart({ cart: cartOf('a') });
    commerce.addLines.mockResolvedValueOnce(changed(null, { userErrors: [unknownLine(0)] }));
    commerce.addLines.mockResolvedValueOnce(changed(cartOf('a', 0, 1)));
    await addLines(slipAndRobe);
    expect(commerce.addLines.mock.calls.map(([, lines]) => lines)).toEqual([slipAndRobe, [slipAndRobe[1]]]);
    expect([store.get(itemCountAtom), messages()]).toEqual([1, [cartCopy.notAdded(null)]]);
  });

  it('[error.8] tells the shopper about a refused line first, then about a reduced quantity', async () => {
    const { commerce, addLines, messages } = openCart({ cart: cartOf('a') });
    commerce.addLines.mockResolvedValueOnce(changed(null, { userErrors: [unknownLine(0)] }));
    commerce.addLines.mockResolvedValueOnce(changed(cartOf('a', 0, 1)));
    await addLines([...oneSlip, { merchandiseId: ROBE, quantity: 2 }]);
    expect(messages()).toEqual([cartCopy.notAdded(null), cartCopy.onlySome('Robe', 1)]);
  });

  it('[error.8] does not send the only line again when the platform refuses it', async () => {
    const { commerce, store, addLines, messages } = openCart({ cart: cartOf('a', 0, 1) });
    commerce.addLines.mockResolvedValue(changed(null, { userErrors: [unknownLine(0)] }));
    await addLines(oneSlip);
    expect(commerce.addLines).toHaveBeenCalledOnce();
    expect([store.get(cartAtom), messages()]).toEqual([cartOf('a', 0, 1), [cartCopy.notAdded(null)]]);
  });

  it('leaves the cart as it is when the response is lost', async () => {
    const { commerce, store, addLines, messages } = openCart({ cart: cartOf('a', 2) });
    commerce.addLines.mockRejectedValue(lostResponse);
    await addLines(oneSlip);
    expect([store.get(cartAtom), messages()]).toEqual([cartOf('a', 2), [cartCopy.unreachable]]);
    expect([store.get(isAddingAtom), store.get(cartIsBusyAtom)]).toEqual([false, false]);
  });
});
