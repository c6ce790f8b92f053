import type { CartChange } from '@storefront/core/cart/cart';
import { exampleLine, exampleProtection } from '@storefront/core/cart/example-cart';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartCopy } from '../../../copy/cart-copy.ts';
import {
  cartAtom,
  cartIsBusyAtom,
  itemCountAtom,
  removedLinesAtom,
  requestedQuantitiesAtom,
  shownLinesAtom,
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
  ROBE_LINE,
  SLIP,
  SLIP_LINE,
} from './open-cart.fixture.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('changing a quantity', () => {
  it('shows the quantity at once and sends it', async () => {
    const { commerce, store, setQuantity, messages } = openCart({ cart: cartOf('a', 1, 1) });
    commerce.updateLines.mockResolvedValue(changed(cartOf('a', 3, 1)));
    const changing = setQuantity(SLIP_LINE, 3);
    expect([store.get(itemCountAtom), store.get(cartIsBusyAtom)]).toEqual([4, true]);
    await changing;
    expect(commerce.updateLines.mock.calls).toEqual([
      ['gid://shopify/Cart/a', [{ id: SLIP_LINE, quantity: 3 }], 'US'],
    ]);
    expect([store.get(itemCountAtom), store.get(cartIsBusyAtom), messages()]).toEqual([4, false, []]);
    expect(store.get(requestedQuantitiesAtom)).toEqual({});
  });

  it('[state.cart-lifecycle.13] removes the line at quantity 0 and offers to undo it', async () => {
    const { commerce, store, setQuantity, messages } = openCart({ cart: cartOf('a', 1, 1) });
    commerce.removeLines.mockResolvedValue(changed(cartOf('a', 1)));
    await setQuantity(ROBE_LINE, 0);
    expect(commerce.removeLines.mock.calls).toEqual([['gid://shopify/Cart/a', [ROBE_LINE], 'US']]);
    expect(store.get(removedLinesAtom)).toEqual([cartOf('a', 1, 1).lines[1]]);
    expect([store.get(itemCountAtom), messages()]).toEqual([1, []]);
  });

  it('takes the shipping protection away with the last piece, and offers the piece alone again', async () => {
    const alone = cartOf('a', 1);
    const cart = { ...alone, lines: [...alone.lines, exampleProtection()] };
    const { commerce, store, setQuantity } = openCart({ cart });
    commerce.removeLines.mockResolvedValue(changed(cartOf('a')));
    await setQuantity(SLIP_LINE, 0);
    const [, lineIds] = commerce.removeLines.mock.calls[0] ?? [];
    expect(lineIds).toEqual([SLIP_LINE, exampleProtection().id]);
    expect(store.get(removedLinesAtom)).toEqual(alone.lines);
  });

  it('keeps the undo rows of several removals until another quantity changes', async () => {
    const { commerce, store, setQuantity } = openCart({ cart: cartOf('a', 1, 1) });
    commerce.removeLines.mockResolvedValueOnce(changed(cartOf('a', 1)));
    commerce.removeLines.mockResolvedValueOnce(changed(cartOf('a')));
    await Promise.all([setQuantity(ROBE_LINE, 0), setQuantity(SLIP_LINE, 0)]);
    expect(store.get(removedLinesAtom).map(({ id }) => id)).toEqual([ROBE_LINE, SLIP_LINE]);
    store.set(cartAtom, cartOf('a', 1));
    commerce.updateLines.mockResolvedValue(changed(cartOf('a', 2)));
    await setQuantity(SLIP_LINE, 2);
    expect(store.get(removedLinesAtom)).toEqual([]);
  });

  it('[error.8] tells the shopper about a quantity that the platform reduced', async () => {
    const { commerce, store, setQuantity, messages } = openCart({ cart: cartOf('a', 1) });
    commerce.updateLines.mockResolvedValue(changed(cartOf('a', 2)));
    await setQuantity(SLIP_LINE, 5);
    expect([store.get(itemCountAtom), messages()]).toEqual([2, [cartCopy.onlySome('Aurelia Slip Dress', 2)]]);
  });

  it('[error.8] notices a reduced quantity though another line holds the same variant', async () => {
    const lineOf = (id: string, quantity: number) => ({ ...exampleLine({ quantity }), id });
    const cart = { ...cartOf('a'), lines: [lineOf('one', 1), lineOf('two', 2)] };
    const { commerce, setQuantity, messages } = openCart({ cart });
    commerce.updateLines.mockResolvedValue(changed({ ...cart, lines: [lineOf('one', 3), lineOf('two', 2)] }));
    await setQuantity('one', 4);
    expect(messages()).toEqual([cartCopy.onlySome('Aurelia Slip Dress', 5)]);
  });

  it('sends no more than the stock', async () => {
    const cart = { ...cartOf('a'), lines: [exampleLine({ merchandise: { quantityAvailable: 3 } })] };
    const { commerce, store, setQuantity } = openCart({ cart });
    commerce.updateLines.mockResolvedValue(changed(cartOf('a', 3)));
    const changing = setQuantity(SLIP_LINE, 9);
    expect(store.get(itemCountAtom)).toBe(3);
    await changing;
    expect(commerce.updateLines.mock.calls[0]?.[1]).toEqual([{ id: SLIP_LINE, quantity: 3 }]);
  });

  it('[error.8] tells the shopper about a refused change and shows the cart as it was', async () => {
    const { commerce, store, setQuantity, messages } = openCart({ cart: cartOf('a', 1) });
    commerce.updateLines.mockResolvedValue(
      changed(cartOf('a', 1), { userErrors: [objection('MAXIMUM_EXCEEDED', ['lines', '0', 'quantity'])] }),
    );
    await setQuantity(SLIP_LINE, 2);
    expect(store.get(itemCountAtom)).toBe(1);
    expect(messages()).toContain(cartCopy.refused);
  });

  it('sends only the last of several quick clicks', async () => {
    const { commerce, store, setQuantity } = openCart({ cart: cartOf('a', 1) });
    commerce.updateLines.mockResolvedValue(changed(cartOf('a', 4)));
    await Promise.all([2, 3, 4].map((quantity) => setQuantity(SLIP_LINE, quantity)));
    expect(commerce.updateLines.mock.calls.map(([, lines]) => lines)).toEqual([
      [{ id: SLIP_LINE, quantity: 4 }],
    ]);
    expect(store.get(requestedQuantitiesAtom)).toEqual({});
  });

  it('sends nothing when the last click returns to the quantity of the cart', async () => {
    const { commerce, store, setQuantity } = openCart({ cart: cartOf('a', 1) });
    await Promise.all([2, 1].map((quantity) => setQuantity(SLIP_LINE, quantity)));
    expect(commerce.updateLines).not.toHaveBeenCalled();
    expect([store.get(itemCountAtom), store.get(requestedQuantitiesAtom)]).toEqual([1, {}]);
  });

  it('shows a click during a request until its own request returns', async () => {
    const { commerce, store, setQuantity } = openCart({ cart: cartOf('a', 1) });
    const first = Promise.withResolvers<CartChange>();
    commerce.updateLines.mockReturnValueOnce(first.promise);
    commerce.updateLines.mockResolvedValueOnce(changed(cartOf('a', 5)));
    const changes = [setQuantity(SLIP_LINE, 2)];
    await vi.waitFor(() => expect(commerce.updateLines).toHaveBeenCalledOnce());
    changes.push(setQuantity(SLIP_LINE, 5));
    first.resolve(changed(cartOf('a', 2)));
    await changes[0];
    expect([store.get(itemCountAtom), store.get(cartIsBusyAtom)]).toEqual([5, true]);
    await changes[1];
    expect(commerce.updateLines.mock.calls[1]?.[1]).toEqual([{ id: SLIP_LINE, quantity: 5 }]);
    expect([store.get(itemCountAtom), store.get(cartIsBusyAtom)]).toEqual([5, false]);
  });

  it('still sends the last click when the response to an earlier one is lost', async () => {
    const { commerce, store, setQuantity } = openCart({ cart: cartOf('a', 1) });
    const first = Promise.withResolvers<CartChange>();
    commerce.updateLines.mockReturnValueOnce(first.promise);
    commerce.updateLines.mockResolvedValueOnce(changed(cartOf('a', 5)));
    const changes = [setQuantity(SLIP_LINE, 2)];
    await vi.waitFor(() => expect(commerce.updateLines).toHaveBeenCalledOnce());
    changes.push(setQuantity(SLIP_LINE, 5));
    first.reject(lostResponse);
    await Promise.all(changes);
    expect(store.get(itemCountAtom)).toBe(5);
  });

  it('[state.cart-lifecycle.4] starts a new cart when the cart is gone, and tells the shopper', async () => {
    const { commerce, store, setQuantity, messages, storedCartId } = openCart({ cart: cartOf('a', 1, 1) });
    commerce.updateLines.mockResolvedValue(gone);
    commerce.createCart.mockResolvedValue(changed(cartOf('new')));
    await Promise.all([setQuantity(SLIP_LINE, 2), setQuantity(ROBE_LINE, 0)]);
    expect([store.get(cartAtom), storedCartId()]).toEqual([cartOf('new'), 'gid://shopify/Cart/new']);
    expect([store.get(removedLinesAtom), store.get(requestedQuantitiesAtom)]).toEqual([[], {}]);
    expect(messages()).toEqual([cartCopy.gone]);
    expect(commerce.removeLines).not.toHaveBeenCalled();
  });

  it('leaves the cart as it is and withdraws the undo row when the response is lost', async () => {
    const { commerce, store, setQuantity, messages } = openCart({ cart: cartOf('a', 1, 1) });
    commerce.removeLines.mockResolvedValueOnce(changed(cartOf('a', 1, 1)));
    commerce.removeLines.mockRejectedValueOnce(lostResponse);
    await Promise.all([setQuantity(ROBE_LINE, 0), setQuantity(SLIP_LINE, 0)]);
    expect(store.get(cartAtom)).toEqual(cartOf('a', 1, 1));
    expect(store.get(removedLinesAtom).map(({ id }) => id)).toEqual([ROBE_LINE]);
    expect([store.get(requestedQuantitiesAtom), messages()]).toEqual([{}, [cartCopy.unreachable]]);
    expect(store.get(itemCountAtom)).toBe(2);
  });

  it.each([
    ['there is no cart', null],
    ['the cart does not hold the line', cartOf('a', 1)],
  ])('does nothing when %s', async (_, cart) => {
    const { store, setQuantity } = openCart({ cart });
    await setQuantity(ROBE_LINE, 2);
    expect(store.get(requestedQuantitiesAtom)).toEqual({});
    expect(console.error).not.toHaveBeenCalled();
  });

  it('sends nothing when the line left the cart meanwhile', async () => {
    const { commerce, store, restoreCart, setQuantity, messages } = openCart({ cart: cartOf('a', 1, 1) });
    commerce.cart.mockResolvedValue(cartOf('a', 1));
    await Promise.all([restoreCart(), setQuantity(ROBE_LINE, 2)]);
    expect(commerce.updateLines).not.toHaveBeenCalled();
    expect([store.get(requestedQuantitiesAtom), messages()]).toEqual([{}, []]);
  });
});

describe('the queue', () => {
  it('sends each operation after the response to the one before, in the order of the clicks', async () => {
    const { commerce, store, addLines, setQuantity } = openCart({ cart: cartOf('a', 1) });
    const order: string[] = [];
    const added = Promise.withResolvers<CartChange>();
    commerce.addLines.mockImplementation(async () => {
      order.push('add');
      const change = await added.promise;
      order.push('added');
      return change;
    });
    commerce.updateLines.mockImplementation(async () => {
      order.push('update');
      return changed(cartOf('a', 3, 1));
    });
    const operations = [addLines([{ merchandiseId: ROBE, quantity: 1 }]), setQuantity(SLIP_LINE, 3)];
    await vi.waitFor(() => expect(order).toEqual(['add']));
    added.resolve(changed(cartOf('a', 1, 1)));
    await Promise.all(operations);
    expect(order).toEqual(['add', 'added', 'update']);
    expect(store.get(itemCountAtom)).toBe(4);
  });

  it('goes on after an operation that failed, whose message stays', async () => {
    const { commerce, store, addLines, messages } = openCart({ cart: cartOf('a') });
    commerce.addLines.mockRejectedValueOnce(lostResponse);
    commerce.cart.mockResolvedValue(cartOf('a'));
    commerce.addLines.mockResolvedValueOnce(changed(cartOf('a', 1)));
    await Promise.all([addLines(oneSlip), addLines(oneSlip)]);
    expect([store.get(itemCountAtom), messages()]).toEqual([1, [cartCopy.unreachable]]);
    expect(store.get(cartIsBusyAtom)).toBe(false);
  });
});

describe('undoing a removal', () => {
  it('adds the same variant again with its quantity and attributes', async () => {
    const attributes = [{ key: 'Note', value: 'Final Sale' }];
    const cart = { ...cartOf('a'), lines: [exampleLine({ quantity: 2, attributes })] };
    const { commerce, store, setQuantity, putBack } = openCart({ cart });
    commerce.removeLines.mockResolvedValue(changed(cartOf('a')));
    commerce.addLines.mockResolvedValue(changed(cart));
    await setQuantity(SLIP_LINE, 0);
    await putBack(SLIP_LINE);
    expect(commerce.addLines.mock.calls).toEqual([
      ['gid://shopify/Cart/a', [{ merchandiseId: SLIP, quantity: 2, attributes }], 'US'],
    ]);
    expect([store.get(shownLinesAtom), store.get(removedLinesAtom)]).toEqual([cart.lines, []]);
  });

  it('brings back the quantity that was shown, though the platform had not confirmed it before the removal', async () => {
    const { commerce, store, setQuantity, putBack } = openCart({ cart: cartOf('a', 1) });
    const confirmed = Promise.withResolvers<CartChange>();
    commerce.updateLines.mockReturnValue(confirmed.promise);
    commerce.removeLines.mockResolvedValue(changed(cartOf('a')));
    commerce.addLines.mockResolvedValue(changed(cartOf('a', 2)));
    const changing = [setQuantity(SLIP_LINE, 2), setQuantity(SLIP_LINE, 0), putBack(SLIP_LINE)];
    expect(store.get(itemCountAtom)).toBe(2);
    confirmed.resolve(changed(cartOf('a', 2)));
    await Promise.all(changing);
    const added = commerce.addLines.mock.calls[0]?.[1];
    expect(added?.map(({ quantity }) => quantity)).toEqual([2]);
    expect(store.get(itemCountAtom)).toBe(2);
  });

  it('leaves the undo rows of other removals', async () => {
    const { commerce, store, setQuantity, putBack } = openCart({ cart: cartOf('a', 1, 1) });
    commerce.removeLines.mockResolvedValueOnce(changed(cartOf('a', 0, 1)));
    commerce.removeLines.mockResolvedValueOnce(changed(cartOf('a')));
    commerce.addLines.mockResolvedValueOnce(changed(cartOf('a', 1)));
    await setQuantity(SLIP_LINE, 0);
    await setQuantity(ROBE_LINE, 0);
    await putBack(SLIP_LINE);
    expect(store.get(removedLinesAtom).map(({ id }) => id)).toEqual([ROBE_LINE]);
  });

  it('does nothing for a line that was not removed', async () => {
    const { commerce, store, putBack } = openCart({ cart: cartOf('a', 1) });
    store.set(removedLinesAtom, [exampleLine({ variant: 2 })]);
    await putBack(SLIP_LINE);
    expect(commerce.addLines).not.toHaveBeenCalled();
  });
});

it('an undo that fails keeps its row', async () => {
  const { commerce, store, setQuantity, putBack, messages } = openCart({ cart: cartOf('a', 1, 1) });
  commerce.removeLines.mockResolvedValue(changed(cartOf('a', 1)));
  await setQuantity(ROBE_LINE, 0);
  const rows = store.get(removedLinesAtom);
  commerce.addLines.mockRejectedValue(lostResponse);
  commerce.cart.mockResolvedValue(cartOf('a', 1));
  await putBack(ROBE_LINE);
  expect([store.get(removedLinesAtom), messages()]).toEqual([rows, [cartCopy.unreachable]]);
});
