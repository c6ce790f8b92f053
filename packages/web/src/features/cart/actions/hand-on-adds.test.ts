import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAddingAtom, itemCountAtom, pendingPiecesAtom } from '../cart-atoms.ts';
import { cartOf, changed, oneSlip, openCart, ROBE, SLIP, slipAndRobe } from './open-cart.fixture.ts';

const CART = 'gid://shopify/Cart/a';
const unanswered = () => new Promise<never>(() => {});
const oneRobe = [{ merchandiseId: ROBE, quantity: 1 }];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A page with one slip in its cart that is left while its adds are not confirmed: the first was sent, the others wait. */
async function leavePage(
  tab: Map<string, string>,
  ...adds: Parameters<ReturnType<typeof openCart>['addLines']>[0][]
) {
  const page = openCart({ cart: cartOf('a', 1), tab });
  page.commerce.addLines.mockImplementation(unanswered);
  for (const pieces of adds) void page.addLines(pieces, { addToCartType: 'PDP' });
  await vi.waitFor(() => expect(page.commerce.addLines).toHaveBeenCalledTimes(1));
  page.leave(false);
  return page;
}

/** The next page of the tab, which finds the cart with so many slips and robes, and two seconds later with `later`. */
async function openNext(
  tab: Map<string, string>,
  slips: number,
  robes: number,
  later = cartOf('a', slips, robes),
) {
  const page = openCart({ storedId: CART, tab });
  page.commerce.cart.mockResolvedValue(later).mockResolvedValueOnce(cartOf('a', slips, robes));
  page.commerce.addLines.mockResolvedValue(changed(cartOf('a', 2, 1)));
  const restored = page.restoreCart();
  await vi.advanceTimersByTimeAsync(2_000);
  await restored;
  return { ...page, sent: page.commerce.addLines.mock.calls.map(([id, lines]) => [id, lines]) };
}

describe('a page that is left before the platform has confirmed an add [state.cart-lifecycle.11]', () => {
  it('hands it on to the next page, which adds what was lost and what was never sent, in order', async () => {
    const tab = new Map<string, string>();
    await leavePage(tab, oneSlip, oneRobe);
    const { sent, recorded } = await openNext(tab, 1, 0);
    expect(sent).toEqual([
      [CART, oneSlip],
      [CART, oneRobe],
    ]);
    expect(tab.size).toBe(0);
    expect(recorded).toContainEqual(expect.objectContaining({ kind: 'add-to-cart', addToCartType: 'PDP' }));
  });

  it('adds nothing twice that has arrived after all', async () => {
    const tab = new Map<string, string>();
    await leavePage(tab, oneSlip);
    const { sent, store } = await openNext(tab, 2, 0);
    expect([sent, store.get(itemCountAtom)]).toEqual([[], 2]);
  });

  it('records for analytics once what has arrived after all, with where it was added', async () => {
    const tab = new Map<string, string>();
    await leavePage(tab, slipAndRobe);
    const { recorded } = await openNext(tab, 2, 0);
    expect(recorded.map((event) => event.kind === 'add-to-cart' && event)).toEqual([
      expect.objectContaining({ addToCartType: 'PDP', lines: [expect.objectContaining({ quantity: 1 })] }),
      expect.objectContaining({ addToCartType: 'PDP', lines: [expect.objectContaining({ quantity: 1 })] }),
    ]);
  });

  it('adds nothing twice that the platform was still at when the next page was opened', async () => {
    const tab = new Map<string, string>();
    await leavePage(tab, oneSlip);
    const { sent, store } = await openNext(tab, 1, 0, cartOf('a', 2));
    expect([sent, store.get(itemCountAtom), tab.size]).toEqual([[], 2, 0]);
  });

  it('hands on what the next page is left with while it waits for that', async () => {
    const tab = new Map<string, string>();
    await leavePage(tab, oneSlip);
    const page = openCart({ storedId: CART, tab });
    page.commerce.cart.mockResolvedValue(cartOf('a', 1));
    void page.restoreCart();
    await vi.advanceTimersByTimeAsync(1_000);
    void page.restoreCart();
    page.leave(false);
    page.commerce.cart.mockRejectedValue(new Error('the page is gone'));
    expect((await openNext(tab, 1, 0)).sent).toEqual([[CART, oneSlip]]);
  });

  it('adds of several pieces those that are missing', async () => {
    const tab = new Map<string, string>();
    await leavePage(tab, slipAndRobe);
    expect((await openNext(tab, 2, 0)).sent).toEqual([[CART, oneRobe]]);
  });

  it('adds to the new cart of a browser that had none', async () => {
    const tab = new Map<string, string>();
    const page = openCart({ tab });
    page.commerce.createCart.mockImplementation(unanswered);
    void page.addLines(oneSlip);
    page.leave(false);
    const next = openCart({ tab });
    next.commerce.createCart.mockResolvedValue(changed(cartOf('new')));
    next.commerce.addLines.mockResolvedValue(changed(cartOf('new', 1)));
    await next.restoreCart();
    expect(next.store.get(itemCountAtom)).toBe(1);
  });

  it('hands it on again where the next page cannot reach the platform either', async () => {
    const tab = new Map<string, string>();
    await leavePage(tab, oneSlip);
    const page = openCart({ storedId: CART, tab });
    page.commerce.cart.mockRejectedValue(new Error('offline'));
    await page.restoreCart();
    page.leave(false);
    expect((await openNext(tab, 1, 0)).sent).toEqual([[CART, oneSlip]]);
  });

  it('adds nothing again before it knows what has arrived', async () => {
    const tab = new Map<string, string>();
    await leavePage(tab, oneSlip);
    const page = openCart({ cart: cartOf('a', 1), tab });
    page.commerce.cart.mockRejectedValue(new Error('offline'));
    await page.restoreCart();
    expect([page.commerce.addLines.mock.calls, tab.size]).toEqual([[], 1]);
  });

  it('sends nothing that it has handed on when the browser shows it again', async () => {
    const page = openCart({ cart: cartOf('a', 1) });
    const first = Promise.withResolvers<never>();
    page.commerce.addLines.mockReturnValue(first.promise);
    page.commerce.cart.mockResolvedValue(cartOf('a', 1));
    const adds = [page.addLines(oneSlip), page.addLines(oneRobe)];
    await vi.waitFor(() => expect(page.commerce.addLines).toHaveBeenCalledTimes(1));
    page.leave(true);
    first.reject(new Error('the page was frozen'));
    await Promise.all(adds);
    expect(page.commerce.addLines.mock.calls.map(([, [line]]) => line?.merchandiseId)).toEqual([SLIP]);
    expect([page.store.get(pendingPiecesAtom), page.store.get(isAddingAtom)]).toEqual([[], false]);
  });

  it('is recorded by the next page alone where the browser keeps this one and the response comes after all', async () => {
    const page = openCart({ cart: cartOf('a', 1) });
    const response = Promise.withResolvers<ReturnType<typeof changed>>();
    page.commerce.addLines.mockReturnValue(response.promise);
    const adding = page.addLines(oneSlip);
    await vi.waitFor(() => expect(page.commerce.addLines).toHaveBeenCalledTimes(1));
    page.leave(true);
    response.resolve(changed(cartOf('a', 2)));
    await adding;
    expect([page.store.get(itemCountAtom), page.recorded]).toEqual([2, []]);
  });

  it('adds nothing twice when it was lost before and is added again, on this page and on the next', async () => {
    const tab = new Map<string, string>();
    const page = openCart({ cart: cartOf('a', 1), tab });
    const lost = new Error('offline');
    page.commerce.addLines.mockRejectedValue(lost);
    page.commerce.cart.mockRejectedValueOnce(lost).mockImplementation(unanswered);
    await page.addLines(oneSlip);
    void page.addLines(oneSlip);
    await vi.waitFor(() => expect(page.commerce.cart).toHaveBeenCalledTimes(2));
    page.leave(false);
    const { sent, store } = await openNext(tab, 2, 0);
    expect([sent, store.get(itemCountAtom)]).toEqual([[], 2]);
  });

  it('knows on the next page what was lost, so that the same add is not sent twice', async () => {
    const tab = new Map<string, string>();
    const page = openCart({ cart: cartOf('a', 1), tab });
    page.commerce.addLines.mockRejectedValue(new Error('offline'));
    page.commerce.cart.mockRejectedValue(new Error('offline'));
    await page.addLines(oneSlip);
    page.leave(false);
    const next = openCart({ storedId: CART, tab });
    next.commerce.cart.mockResolvedValue(cartOf('a', 2));
    expect(await next.addLines(oneSlip)).toEqual({ isReached: true, refused: [], explained: [] });
    expect([next.commerce.addLines.mock.calls, next.store.get(itemCountAtom), tab.size]).toEqual([[], 2, 0]);
  });

  it('hands on nothing that the platform has confirmed', async () => {
    const tab = new Map<string, string>();
    const page = openCart({ cart: cartOf('a'), tab });
    page.commerce.addLines.mockResolvedValue(changed(cartOf('a', 1)));
    await page.addLines(oneSlip);
    page.leave(false);
    expect(tab.size).toBe(0);
  });
});
