import type { CartChange } from '@storefront/core/cart/cart';
import { exampleCart, exampleLine } from '@storefront/core/cart/example-cart';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { cartAtom, isAddingAtom, itemCountAtom, pendingPiecesAtom, shownPendingAtom } from '../cart-atoms.ts';
import { CART_LINK } from './add-source.ts';
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

/** What the pages of a tab have left is a minute old. */
function passMinute(tab: Map<string, string>): void {
  for (const [key, text] of tab) {
    tab.set(
      key,
      text.replace(/"at":\d+/, (at) => `"at":${Number(at.slice(5)) - 61_000}`),
    );
  }
}

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
    expect(await adding).toEqual({ isReached: true, refused: [], explained: [] });
    expect([store.get(shownPendingAtom), store.get(itemCountAtom), store.get(isAddingAtom)]).toEqual([
      [],
      2,
      false,
    ]);
    expect(commerce.addLines.mock.calls[0]?.[1]).toEqual([{ merchandiseId: ROBE, quantity: 1 }]);
  });

  it('is sent once its line is painted, in the order of the clicks', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { commerce, addLines } = openCart({ cart: cartOf('a', 1), painted: () => promise });
    commerce.addLines.mockResolvedValueOnce(changed(cartOf('a', 2)));
    commerce.addLines.mockResolvedValueOnce(changed(cartOf('a', 2, 1)));
    const adding = [addLines([slip]), addLines([robe])];
    await new Promise(setImmediate);
    expect(commerce.addLines).not.toHaveBeenCalled();
    resolve();
    await Promise.all(adding);
    const sent = commerce.addLines.mock.calls.map(([, lines]) => lines[0]?.merchandiseId);
    expect(sent).toEqual([SLIP, ROBE]);
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
    expect(await addLines([robe])).toEqual({ isReached: true, refused: [ROBE], explained: [ROBE] });
    expect(messages()).toEqual([cartCopy.notAdded('Vine Robe')]);
  });

  it('of several pieces names the refused ones and adds the others', async () => {
    const { commerce, store, addLines, messages } = openCart({ cart: cartOf('a') });
    commerce.addLines.mockResolvedValueOnce(changed(null, { userErrors: [unknownLine(1)] }));
    commerce.addLines.mockResolvedValueOnce(changed(cartOf('a', 1)));
    expect(await addLines([slip, robe])).toEqual({ isReached: true, refused: [ROBE], explained: [ROBE] });
    expect([store.get(itemCountAtom), messages()]).toEqual([1, [cartCopy.notAdded('Vine Robe')]]);
  });

  it('returns a refused piece as explained only where a message names it', async () => {
    const { commerce, addLines, messages } = openCart({ cart: cartOf('a') });
    const silkSlip = { ...robe, shown: { ...shown, title: 'Silk Slip' } };
    const userErrors = [objection('LIMIT', ['lines', '0']), unknownLine(1)];
    commerce.addLines.mockResolvedValueOnce(changed(null, { userErrors }));
    expect(await addLines([slip, silkSlip])).toEqual({
      isReached: true,
      refused: [SLIP, ROBE],
      explained: [ROBE],
    });
    expect(messages()).toEqual([cartCopy.refused, cartCopy.notAdded('Silk Slip')]);
  });

  it('that fails takes its piece away again and says why', async () => {
    const { commerce, store, addLines, messages } = openCart({ cart: cartOf('a', 1) });
    commerce.addLines.mockRejectedValue(lostResponse);
    commerce.cart.mockResolvedValue(cartOf('a', 1));
    expect(await addLines([robe])).toEqual({ isReached: false, refused: [], explained: [] });
    expect([store.get(pendingPiecesAtom), store.get(itemCountAtom)]).toEqual([[], 1]);
    expect(messages()).toEqual([cartCopy.unreachable]);
  });
});

describe('an add whose response was lost', () => {
  it('is found in the cart, and never sent twice', async () => {
    const { commerce, store, addLines, messages, recorded } = openCart({ cart: cartOf('a') });
    commerce.addLines.mockRejectedValue(lostResponse);
    commerce.cart.mockResolvedValue(cartOf('a', 1));
    expect(await addLines(oneSlip)).toEqual({ isReached: true, refused: [], explained: [] });
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
    expect(await addLines(oneSlip)).toEqual({ isReached: true, refused: [], explained: [] });
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

  it('of several pieces is not sent again for those that have arrived', async () => {
    const { commerce, addLines, messages } = openCart({ cart: cartOf('a') });
    commerce.addLines.mockRejectedValueOnce(lostResponse).mockResolvedValueOnce(changed(cartOf('a', 1, 1)));
    commerce.cart.mockRejectedValueOnce(lostResponse).mockResolvedValueOnce(cartOf('a', 1));
    await addLines([slip, robe]);
    expect(await addLines([slip, robe])).toEqual({ isReached: true, refused: [], explained: [] });
    expect(commerce.addLines.mock.calls[1]?.[1]).toEqual([{ merchandiseId: ROBE, quantity: 1 }]);
    expect(messages()).toEqual([]);
  });

  it('names the quantity that has arrived, where that is less', async () => {
    const { commerce, addLines, messages, recorded } = openCart({ cart: cartOf('a') });
    commerce.addLines.mockRejectedValueOnce(lostResponse);
    commerce.cart.mockRejectedValueOnce(lostResponse).mockResolvedValueOnce(cartOf('a', 2));
    const threeSlips = [{ ...slip, quantity: 3 }];
    await addLines(threeSlips, { addToCartType: 'cart link' });
    await addLines(threeSlips, { addToCartType: 'cart link' });
    expect(messages()).toEqual([cartCopy.onlySome('Aurelia Slip Dress', 2)]);
    expect(recorded).toMatchObject([{ kind: 'add-to-cart', addToCartType: 'cart link' }]);
  });

  it('does not keep another piece out', async () => {
    const { commerce, store, addLines, recorded } = openCart({ cart: cartOf('a') });
    commerce.addLines.mockRejectedValueOnce(lostResponse).mockResolvedValueOnce(changed(cartOf('a', 1, 1)));
    commerce.cart.mockRejectedValueOnce(lostResponse).mockResolvedValueOnce(cartOf('a', 1));
    await addLines(oneSlip, { addToCartType: 'PDP' });
    await addLines([robe]);
    expect(store.get(itemCountAtom)).toBe(2);
    expect(commerce.addLines.mock.calls[1]?.[1]).toEqual([{ merchandiseId: ROBE, quantity: 1 }]);
    expect(recorded.map((event) => event.kind === 'add-to-cart' && event.addToCartType)).toEqual([
      'PDP',
      undefined,
    ]);
  });

  it('has arrived once the bag shows it: a further press adds one more', async () => {
    const { commerce, addLines, restoreCart, messages, recorded } = openCart({ cart: cartOf('a') });
    commerce.addLines.mockRejectedValueOnce(lostResponse).mockResolvedValueOnce(changed(cartOf('a', 2)));
    commerce.cart.mockRejectedValueOnce(lostResponse).mockResolvedValue(cartOf('a', 1));
    await addLines(oneSlip);
    await restoreCart();
    expect(messages()).toEqual([]);
    await addLines(oneSlip);
    expect(commerce.addLines).toHaveBeenCalledTimes(2);
    expect(recorded.map(({ kind }) => kind)).toEqual(['add-to-cart', 'add-to-cart']);
  });

  it.each([
    ['has not arrived yet', cartOf('a'), {}],
    ['is of a link, whose page still offers to try again', cartOf('a', 1), CART_LINK],
  ])('is the same add after a look at the bag where it %s', async (_, shown, source) => {
    const { commerce, addLines, restoreCart } = openCart({ cart: cartOf('a') });
    commerce.addLines.mockRejectedValueOnce(lostResponse);
    commerce.cart.mockRejectedValueOnce(lostResponse).mockResolvedValueOnce(shown);
    commerce.cart.mockResolvedValue(cartOf('a', 1));
    await addLines(oneSlip, source);
    await restoreCart();
    expect(await addLines(oneSlip, source)).toMatchObject({ isReached: true, refused: [] });
    expect(commerce.addLines).toHaveBeenCalledOnce();
  });

  it('is no reason a minute later not to add one more', async () => {
    const tab = new Map<string, string>();
    const { commerce, addLines } = openCart({ cart: cartOf('a'), tab });
    commerce.addLines.mockRejectedValueOnce(lostResponse).mockResolvedValueOnce(changed(cartOf('a', 2)));
    commerce.cart.mockRejectedValueOnce(lostResponse).mockResolvedValue(cartOf('a', 1));
    await addLines(oneSlip);
    passMinute(tab);
    await addLines(oneSlip);
    expect(commerce.addLines).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['[entity.cart.15] of a gift', [{ key: '_gift_id', value: 'g1' }], {}],
    ['of an appointment', [], { productType: 'Appointment' }],
  ])('%s is not sent again a minute later either when it has arrived', async (_, attributes, product) => {
    const tab = new Map<string, string>();
    const { commerce, store, addLines } = openCart({ cart: cartOf('a'), tab });
    const lines = [exampleLine({ variant: 1, quantity: 1, attributes, product })];
    const arrived = exampleCart({ ...cartOf('a'), lines });
    commerce.addLines.mockRejectedValueOnce(lostResponse);
    commerce.cart.mockRejectedValueOnce(lostResponse).mockResolvedValueOnce(arrived);
    const single = [{ merchandiseId: SLIP, quantity: 1, attributes }];
    await addLines(single);
    passMinute(tab);
    expect(await addLines(single)).toMatchObject({ isReached: true });
    expect(commerce.addLines).toHaveBeenCalledOnce();
    expect(store.get(cartAtom)).toEqual(arrived);
    await addLines(single);
    expect(commerce.cart, 'the cart is known again').toHaveBeenCalledTimes(2);
  });

  it('abroad is the same add where the price before has come, or changed, meanwhile', async () => {
    const { commerce, addLines } = openCart({ cart: cartOf('a') });
    commerce.addLines.mockRejectedValueOnce(lostResponse);
    commerce.cart.mockRejectedValueOnce(lostResponse).mockResolvedValueOnce(cartOf('a', 1));
    const note = { key: 'Note', value: 'Final Sale' };
    const before = { key: 'Marked Down From', value: '£480' };
    await addLines([{ ...slip, attributes: [note] }]);
    expect(await addLines([{ ...slip, attributes: [note, before] }])).toMatchObject({ isReached: true });
    expect(commerce.addLines).toHaveBeenCalledOnce();
  });
});
