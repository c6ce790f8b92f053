import type { Cart } from '@storefront/core/cart/cart';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { cartAtom, discountResultAtom } from '../cart-atoms.ts';
import { cartOf, changed, gone, lostResponse, openCart } from './open-cart.fixture.ts';

const A = 'gid://shopify/Cart/a';
const withCodes = (cart: Cart, ...discountCodes: Cart['discountCodes']): Cart => ({ ...cart, discountCodes });
const works = (code: string) => ({ code, applicable: true });
const idle = (code: string) => ({ code, applicable: false });

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a discount code [state.cart-lifecycle.8] [const.cart.3]', () => {
  it('is sent alone, and the cart is fetched again', async () => {
    const { commerce, store, applyDiscount } = openCart({ cart: cartOf('a', 1) });
    const discounted = withCodes(cartOf('a', 1), works('EVENING10'));
    commerce.updateDiscountCodes.mockResolvedValue(changed(discounted));
    commerce.cart.mockResolvedValue(discounted);
    expect(await applyDiscount(' evening10 ')).toBe('applied');
    expect(commerce.updateDiscountCodes).toHaveBeenCalledExactlyOnceWith(A, ['evening10'], 'US');
    expect(commerce.cart).toHaveBeenCalledOnce();
    expect([store.get(cartAtom), store.get(discountResultAtom)]).toEqual([
      discounted,
      { code: 'evening10', outcome: 'applied' },
    ]);
  });

  it('works without a cart too: one is created', async () => {
    const { commerce, applyDiscount, storedCartId } = openCart();
    const created = withCodes(cartOf('new'), idle('EVENING10'));
    commerce.createCart.mockResolvedValue(changed(cartOf('new')));
    commerce.updateDiscountCodes.mockResolvedValue(changed(created));
    commerce.cart.mockResolvedValue(created);
    expect(await applyDiscount('EVENING10')).toBe('waiting');
    expect(storedCartId()).toBe('gid://shopify/Cart/new');
  });

  it('that the platform does not know is not in the cart', async () => {
    const { commerce, applyDiscount } = openCart({ cart: cartOf('a', 1) });
    commerce.updateDiscountCodes.mockResolvedValue(changed(cartOf('a', 1)));
    commerce.cart.mockResolvedValue(cartOf('a', 1));
    expect(await applyDiscount('NO-SUCH')).toBe('unknown');
  });

  it('that does nothing leaves the one that works', async () => {
    const before = withCodes(cartOf('a', 1), works('EVENING10'));
    const { commerce, store, applyDiscount } = openCart({ cart: before });
    const after = withCodes(cartOf('a', 1), idle('OLD'));
    commerce.updateDiscountCodes.mockResolvedValueOnce(changed(after)).mockResolvedValueOnce(changed(before));
    commerce.cart.mockResolvedValueOnce(after).mockResolvedValueOnce(before);
    expect(await applyDiscount('OLD')).toBe('not-applicable');
    expect(commerce.updateDiscountCodes.mock.calls.map(([, codes]) => codes)).toEqual([
      ['OLD'],
      ['EVENING10'],
    ]);
    expect(store.get(cartAtom)).toEqual(before);
  });

  it.each(['', '  ', 'ONE,TWO', 'x'.repeat(256)])('that can be none is never sent: %j', async (text) => {
    const { commerce, applyDiscount } = openCart({ cart: cartOf('a', 1) });
    expect(await applyDiscount(text)).toBe('unreadable');
    expect(commerce.updateDiscountCodes).not.toHaveBeenCalled();
  });

  it('goes to a new cart when the cart is gone', async () => {
    const { commerce, applyDiscount, storedCartId } = openCart({ cart: cartOf('a', 1) });
    const created = withCodes(cartOf('new'), idle('EVENING10'));
    commerce.updateDiscountCodes.mockResolvedValueOnce(gone).mockResolvedValueOnce(changed(created));
    commerce.createCart.mockResolvedValue(changed(cartOf('new')));
    commerce.cart.mockResolvedValue(created);
    expect(await applyDiscount('EVENING10')).toBe('waiting');
    expect(storedCartId()).toBe('gid://shopify/Cart/new');
  });

  it('says that nothing is known when the platform is out of reach', async () => {
    const { commerce, store, applyDiscount } = openCart({ cart: cartOf('a', 1) });
    commerce.updateDiscountCodes.mockRejectedValue(lostResponse);
    commerce.cart.mockRejectedValue(lostResponse);
    expect(await applyDiscount('EVENING10')).toBe('unreachable');
    expect(store.get(cartAtom)).toEqual(cartOf('a', 1));
  });

  it('counts when only the response was lost', async () => {
    const { commerce, applyDiscount } = openCart({ cart: cartOf('a', 1) });
    commerce.updateDiscountCodes.mockRejectedValue(lostResponse);
    commerce.cart.mockResolvedValue(withCodes(cartOf('a', 1), works('EVENING10')));
    expect(await applyDiscount('EVENING10')).toBe('applied');
  });

  it('can be removed', async () => {
    const { commerce, store, removeDiscount } = openCart({
      cart: withCodes(cartOf('a', 1), works('EVENING10')),
    });
    commerce.updateDiscountCodes.mockResolvedValue(changed(cartOf('a', 1)));
    commerce.cart.mockResolvedValue(cartOf('a', 1));
    await removeDiscount('evening10');
    expect(commerce.updateDiscountCodes).toHaveBeenCalledExactlyOnceWith(A, [], 'US');
    expect(store.get(cartAtom)?.discountCodes).toEqual([]);
  });

  it('stays, with a message, when it cannot be removed', async () => {
    const shown = withCodes(cartOf('a', 1), works('EVENING10'));
    const { commerce, store, removeDiscount, messages } = openCart({ cart: shown });
    commerce.updateDiscountCodes.mockRejectedValue(lostResponse);
    commerce.cart.mockResolvedValue(shown);
    await removeDiscount('EVENING10');
    expect([store.get(cartAtom), messages()]).toEqual([shown, [cartCopy.unreachable]]);
  });
});
