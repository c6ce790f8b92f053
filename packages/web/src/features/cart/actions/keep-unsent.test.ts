import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { itemCountAtom, removedLinesAtom, requestedQuantitiesAtom, shownLinesAtom } from '../cart-atoms.ts';
import { cartOf, changed, openCart, ROBE_LINE, SLIP_LINE } from './open-cart.fixture.ts';

const CART = 'gid://shopify/Cart/a';
const unanswered = () => new Promise<never>(() => {});

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined));
afterEach(() => {
  vi.restoreAllMocks();
});

/** A page that is left while its quantities are not confirmed. */
function leavePage(tab: Map<string, string>, isKept = false) {
  const page = openCart({ cart: cartOf('a', 1, 1), tab });
  page.commerce.updateLines.mockImplementation(unanswered);
  void page.setQuantity(SLIP_LINE, 2);
  void page.setQuantity(SLIP_LINE, 4);
  void page.setQuantity(ROBE_LINE, 0);
  page.leave(isKept);
  return page;
}

describe('a page that is left before the platform has confirmed a quantity', () => {
  it('hands the last quantity of each line on to the next page, which shows and sends it', async () => {
    const tab = new Map<string, string>();
    leavePage(tab);
    const { commerce, store, restoreCart } = openCart({ storedId: CART, tab });
    commerce.cart.mockResolvedValue(cartOf('a', 2, 1));
    commerce.updateLines.mockResolvedValue(changed(cartOf('a', 4, 1)));
    commerce.removeLines.mockResolvedValue(changed(cartOf('a', 4)));
    await restoreCart();
    expect(commerce.updateLines.mock.calls).toEqual([[CART, [{ id: SLIP_LINE, quantity: 4 }], 'US']]);
    expect(commerce.removeLines.mock.calls).toEqual([[CART, [ROBE_LINE], 'US']]);
    expect([store.get(itemCountAtom), tab.size]).toEqual([4, 0]);
  });

  it('sends nothing that has arrived after all', async () => {
    const tab = new Map<string, string>();
    leavePage(tab);
    const { commerce, store, restoreCart } = openCart({ storedId: CART, tab });
    commerce.cart.mockResolvedValue(cartOf('a', 4));
    await restoreCart();
    expect(store.get(itemCountAtom)).toBe(4);
  });

  it('keeps what it was handed for later while the platform is out of reach', async () => {
    const tab = new Map<string, string>();
    leavePage(tab);
    const page = openCart({ storedId: CART, tab });
    page.commerce.cart.mockRejectedValueOnce(new Error('offline'));
    await page.restoreCart();
    page.leave(false);
    expect(tab.size).toBe(1);
  });

  it('leaves the sending to the page after it when the browser shows it again', () => {
    const { store } = leavePage(new Map(), true);
    expect(store.get(requestedQuantitiesAtom)).toEqual({});
  });

  it('leaves no undo row of a removal that it has handed on, and every row of one that is confirmed', async () => {
    const { store, setQuantity, commerce, leave } = openCart({ cart: cartOf('a', 1, 1) });
    const rows = () => store.get(removedLinesAtom).map(({ id }) => id);
    commerce.removeLines.mockResolvedValueOnce(changed(cartOf('a', 0, 1))).mockImplementation(unanswered);
    await setQuantity(SLIP_LINE, 0);
    void setQuantity(ROBE_LINE, 0);
    expect(rows()).toEqual([SLIP_LINE, ROBE_LINE]);
    leave(true);
    expect(rows()).toEqual([SLIP_LINE]);
    expect(store.get(shownLinesAtom).map(({ id }) => id)).toEqual([ROBE_LINE]);
  });

  it('does not replace what the shopper has chosen since', async () => {
    const tab = new Map<string, string>();
    leavePage(tab);
    const { commerce, restoreCart, setQuantity } = openCart({ cart: cartOf('a', 1, 1), tab });
    commerce.cart.mockResolvedValue(cartOf('a', 1));
    commerce.updateLines.mockResolvedValue(changed(cartOf('a', 3)));
    const restoring = restoreCart();
    await Promise.all([restoring, setQuantity(SLIP_LINE, 3)]);
    expect(commerce.updateLines.mock.calls).toEqual([[CART, [{ id: SLIP_LINE, quantity: 3 }], 'US']]);
  });

  it('does not replace what the shopper has chosen and got since, and still sends the other line', async () => {
    const tab = new Map<string, string>();
    leavePage(tab);
    const { commerce, store, restoreCart, setQuantity } = openCart({
      cart: cartOf('a', 1, 1),
      tab,
      storedId: CART,
    });
    commerce.updateLines.mockResolvedValue(changed(cartOf('a', 3, 1)));
    await setQuantity(SLIP_LINE, 3);
    commerce.cart.mockResolvedValue(cartOf('a', 3, 1));
    commerce.removeLines.mockResolvedValue(changed(cartOf('a', 3)));
    await restoreCart();
    expect(commerce.updateLines.mock.calls).toEqual([[CART, [{ id: SLIP_LINE, quantity: 3 }], 'US']]);
    expect([store.get(itemCountAtom), tab.size]).toEqual([3, 0]);
  });
});
