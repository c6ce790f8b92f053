import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arrivedAfterAll } from '../../../copy/arrived-after-all.ts';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { itemCountAtom } from '../cart-atoms.ts';
import { cartOf, lostResponse, openCart, SLIP_LINE } from './open-cart.fixture.ts';

describe('a change whose response is lost together with the cart', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  async function loseChange() {
    const cart = openCart({ cart: cartOf('a', 2) });
    cart.commerce.updateLines.mockRejectedValueOnce(lostResponse);
    cart.commerce.cart.mockRejectedValue(lostResponse);
    await cart.setQuantity(SLIP_LINE, 3);
    expect([cart.store.get(itemCountAtom), cart.messages()]).toEqual([2, [cartCopy.unreachable]]);
    return cart;
  }

  it('is shown once the bag answers, with a sentence', async () => {
    const { commerce, store, messages } = await loseChange();
    await vi.advanceTimersByTimeAsync(2_000);
    expect([commerce.cart.mock.calls.length, messages()]).toEqual([2, [cartCopy.unreachable]]);
    commerce.cart.mockResolvedValue(cartOf('a', 3));
    await vi.advanceTimersByTimeAsync(4_000);
    expect([store.get(itemCountAtom), messages()]).toEqual([3, [arrivedAfterAll]]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(commerce.cart).toHaveBeenCalledTimes(3);
  });

  it('keeps its message where it has not arrived', async () => {
    const { commerce, store, messages } = await loseChange();
    commerce.cart.mockResolvedValue(cartOf('a', 2));
    await vi.advanceTimersByTimeAsync(2_000);
    expect([store.get(itemCountAtom), messages()]).toEqual([2, [cartCopy.unreachable]]);
  });

  it('is looked for before the next change, which starts from what the platform has', async () => {
    const { commerce, store, setQuantity, messages } = await loseChange();
    commerce.cart.mockResolvedValue(cartOf('a', 3));
    const again = setQuantity(SLIP_LINE, 3);
    await vi.advanceTimersByTimeAsync(1_000);
    await again;
    expect(commerce.updateLines).toHaveBeenCalledOnce();
    expect([store.get(itemCountAtom), messages()]).toEqual([3, []]);
  });
});
