import type { CartChange } from '@storefront/core/cart/cart';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { cartAtom, isAddingAtom, itemCountAtom, pendingPiecesAtom, shownPendingAtom } from '../cart-atoms.ts';
import {
  cartOf,
  changed,
  lostResponse,
  objection,
  oneSlip,
  openCart,
  ROBE,
  SLIP,
  unknownLine,
} from './open-cart.fixture.ts';

const shown = { title: 'Vine Robe', handle: 'robe', choice: 'Ivory, M', imageUrl: null, price: '$725' };
const robe = { merchandiseId: ROBE, quantity: 1, shown };
const slip = { merchandiseId: SLIP, quantity: 1, shown: { ...shown, title: 'Slip' } };

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('an add', () => {
  it('[state.cart-lifecycle.10] shows the piece and counts it before the platform answers', async () => {
    const { commerce, store, addLines } = openCart({ cart: cartOf('a', 1) });
    const answer = Promise.withResolvers<CartChange>();
    commerce.addLines.mockReturnValue(answer.promise);
    const adding = addLines([robe]);
    expect(store.get(shownPendingAtom).map((piece) => piece.shown.title)).toEqual(['Vine Robe']);
    expect([store.get(itemCountAtom), store.get(isAddingAtom)]).toEqual([2, true]);
    answer.resolve(changed(cartOf('a', 1, 1)));
    expect(await adding).toEqual({ isReached: true, refused: [] });
    expect([store.get(shownPendingAtom), store.get(itemCountAtom), store.get(isAddingAtom)]).toEqual([
      [],
      2,
      false,
    ]);
    expect(commerce.addLines.mock.calls[0]?.[1]).toEqual([{ merchandiseId: ROBE, quantity: 1 }]);
  });

  it('counts one more of a piece that is there at once', async () => {
    const { commerce, store, addLines } = openCart({ cart: cartOf('a', 1) });
    commerce.addLines.mockResolvedValue(changed(cartOf('a', 2)));
    const adding = addLines([slip]);
    expect([store.get(itemCountAtom), store.get(shownPendingAtom)]).toEqual([2, []]);
    await adding;
    expect(store.get(itemCountAtom)).toBe(2);
  });

  it('[error.8] of a piece that has just sold out names it, and returns it as refused', async () => {
    const { commerce, addLines, messages } = openCart({ cart: cartOf('a', 1) });
    const warnings = [objection('MERCHANDISE_OUT_OF_STOCK', ['lines', '0'])];
    commerce.addLines.mockResolvedValue(changed(cartOf('a', 1), { warnings }));
    expect(await addLines([robe])).toEqual({ isReached: true, refused: [ROBE] });
    expect(messages()).toEqual([cartCopy.notAdded('Vine Robe')]);
  });

  it('of several pieces names the refused ones and adds the others', async () => {
    const { commerce, store, addLines, messages } = openCart({ cart: cartOf('a') });
    commerce.addLines.mockResolvedValueOnce(changed(null, { userErrors: [unknownLine(1)] }));
    commerce.addLines.mockResolvedValueOnce(changed(cartOf('a', 1)));
    expect(await addLines([slip, robe])).toEqual({ isReached: true, refused: [ROBE] });
    expect([store.get(itemCountAtom), messages()]).toEqual([1, [cartCopy.notAdded('Vine Robe')]]);
  });

  it('that fails takes its piece away again and says why', async () => {
    const { commerce, store, addLines, messages } = openCart({ cart: cartOf('a', 1) });
    commerce.addLines.mockRejectedValue(lostResponse);
    commerce.cart.mockResolvedValue(cartOf('a', 1));
    expect(await addLines([robe])).toEqual({ isReached: false, refused: [] });
    expect([store.get(pendingPiecesAtom), store.get(itemCountAtom)]).toEqual([[], 1]);
    expect(messages()).toEqual([cartCopy.unreachable]);
  });
});

describe('an add whose response was lost', () => {
  it('is found in the cart, and never sent twice', async () => {
    const { commerce, store, addLines, messages, recorded } = openCart({ cart: cartOf('a') });
    commerce.addLines.mockRejectedValue(lostResponse);
    commerce.cart.mockResolvedValue(cartOf('a', 1));
    expect(await addLines(oneSlip)).toEqual({ isReached: true, refused: [] });
    expect([store.get(cartAtom), messages()]).toEqual([cartOf('a', 1), []]);
    expect(commerce.addLines).toHaveBeenCalledOnce();
    expect(recorded.map(({ kind }) => kind)).toEqual(['add-to-cart']);
  });

  it('is not sent again by the shopper’s second click when it has arrived after all', async () => {
    const { commerce, store, addLines, messages } = openCart({ cart: cartOf('a') });
    commerce.addLines.mockRejectedValueOnce(lostResponse);
    commerce.cart.mockRejectedValueOnce(lostResponse).mockResolvedValueOnce(cartOf('a', 1));
    await addLines(oneSlip);
    expect(messages()).toEqual([cartCopy.unreachable]);
    expect(await addLines(oneSlip)).toEqual({ isReached: true, refused: [] });
    expect([store.get(itemCountAtom), messages()]).toEqual([1, []]);
    expect(commerce.addLines).toHaveBeenCalledOnce();
  });

  it('is sent by the second click when it has not arrived', async () => {
    const { commerce, store, addLines } = openCart({ cart: cartOf('a') });
    commerce.addLines.mockRejectedValueOnce(lostResponse).mockResolvedValueOnce(changed(cartOf('a', 1)));
    commerce.cart.mockRejectedValueOnce(lostResponse).mockResolvedValueOnce(cartOf('a'));
    await addLines(oneSlip);
    await addLines(oneSlip);
    expect(store.get(itemCountAtom)).toBe(1);
    expect(commerce.addLines).toHaveBeenCalledTimes(2);
  });

  it('does not keep another piece out', async () => {
    const { commerce, store, addLines } = openCart({ cart: cartOf('a') });
    commerce.addLines.mockRejectedValueOnce(lostResponse).mockResolvedValueOnce(changed(cartOf('a', 1, 1)));
    commerce.cart.mockRejectedValueOnce(lostResponse).mockResolvedValueOnce(cartOf('a', 1));
    await addLines(oneSlip);
    await addLines([robe]);
    expect(store.get(itemCountAtom)).toBe(2);
    expect(commerce.addLines.mock.calls[1]?.[1]).toEqual([{ merchandiseId: ROBE, quantity: 1 }]);
  });
});
