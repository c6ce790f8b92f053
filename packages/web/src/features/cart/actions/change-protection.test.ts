import type { CartChange } from '@storefront/core/cart/cart';
import { exampleProtection } from '@storefront/core/cart/example-cart';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { itemCountAtom, requestedProtectionAtom } from '../cart-atoms.ts';
import { cartOf, changed, gone, lostResponse, openCart, PROTECTION } from './open-cart.fixture.ts';

const A = 'gid://shopify/Cart/a';
const bare = cartOf('a', 1);
const safe = { ...bare, lines: [...bare.lines, exampleProtection()] };

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('shipping protection [const.locale-and-currency.5]', () => {
  it('is chosen at once, added as a line and not counted as a piece', async () => {
    const { commerce, store, setProtection } = openCart({ cart: bare });
    const answer = Promise.withResolvers<CartChange>();
    commerce.cart.mockResolvedValue(bare);
    commerce.addLines.mockReturnValue(answer.promise);
    const choosing = setProtection(true);
    expect(store.get(requestedProtectionAtom)).toBe(true);
    answer.resolve(changed(safe));
    await choosing;
    expect(commerce.addLines).toHaveBeenCalledExactlyOnceWith(
      A,
      [{ merchandiseId: PROTECTION, quantity: 1 }],
      'US',
    );
    expect([store.get(itemCountAtom), store.get(requestedProtectionAtom)]).toEqual([1, null]);
  });

  it('is removed by its line', async () => {
    const { commerce, setProtection } = openCart({ cart: safe });
    commerce.cart.mockResolvedValue(safe);
    commerce.removeLines.mockResolvedValue(changed(bare));
    await setProtection(false);
    expect(commerce.removeLines).toHaveBeenCalledExactlyOnceWith(A, [exampleProtection().id], 'US');
  });

  it('is not added a second time when another tab has added it', async () => {
    const { commerce, setProtection, messages } = openCart({ cart: bare });
    commerce.cart.mockResolvedValue(safe);
    await setProtection(true);
    expect([commerce.addLines.mock.calls, messages()]).toEqual([[], []]);
  });

  it('follows the last of several quick choices', async () => {
    const { commerce, setProtection } = openCart({ cart: bare });
    commerce.cart.mockResolvedValue(bare);
    await Promise.all([setProtection(true), setProtection(false)]);
    expect(commerce.addLines).not.toHaveBeenCalled();
  });

  it('goes back to what the bag has, with a message, when the platform is out of reach', async () => {
    const { commerce, store, setProtection, messages } = openCart({ cart: bare });
    commerce.cart.mockResolvedValue(bare);
    commerce.addLines.mockRejectedValue(lostResponse);
    await setProtection(true);
    expect([store.get(requestedProtectionAtom), messages()]).toEqual([null, [cartCopy.unreachable]]);
  });

  it('is there when only the response was lost', async () => {
    const { commerce, setProtection, messages } = openCart({ cart: bare });
    commerce.cart.mockResolvedValueOnce(bare).mockResolvedValueOnce(safe);
    commerce.addLines.mockRejectedValue(lostResponse);
    await setProtection(true);
    expect(messages()).toEqual([]);
  });

  it('starts a new cart when the cart is gone', async () => {
    const { commerce, setProtection, messages } = openCart({ cart: bare });
    commerce.cart.mockResolvedValue(bare);
    commerce.addLines.mockResolvedValue(gone);
    commerce.createCart.mockResolvedValue(changed(cartOf('new')));
    await setProtection(true);
    expect(messages()).toEqual([cartCopy.gone]);
  });
});
