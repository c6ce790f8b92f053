import type { Cart } from '@storefront/core/cart/cart';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { codeRefused } from '../../../copy/code-refused.ts';
import { currencyCountryAtom } from '../../../state/market-atoms.ts';
import { cartAtom, discountResultAtom } from '../cart-atoms.ts';
import { cartOf, changed, gone, lostResponse, objection, openCart, SLIP_LINE } from './open-cart.fixture.ts';

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

  const before = withCodes(cartOf('a', 1), works('EVENING10'));
  const after = withCodes(cartOf('a', 1), idle('OLD'));
  const codesSent = ({ commerce }: ReturnType<typeof openCart>) =>
    commerce.updateDiscountCodes.mock.calls.map(([, codes]) => codes[0]);

  it('that does nothing leaves the one that works where the request that puts it back fails first', async () => {
    const cart = openCart({ cart: before });
    const { commerce, store, messages } = cart;
    commerce.updateDiscountCodes.mockResolvedValueOnce(changed(after)).mockRejectedValueOnce(lostResponse);
    commerce.updateDiscountCodes.mockResolvedValueOnce(changed(before));
    commerce.cart.mockResolvedValueOnce(after).mockResolvedValueOnce(after).mockResolvedValueOnce(before);
    expect(await cart.applyDiscount('OLD')).toBe('not-applicable');
    await vi.waitFor(() => expect(store.get(cartAtom)).toEqual(before));
    expect(codesSent(cart)).toEqual(['OLD', 'EVENING10', 'EVENING10']);
    expect(messages()).toEqual([]);
  });

  it('that the platform refuses to put back is named', async () => {
    const cart = openCart({ cart: before });
    const { commerce, messages } = cart;
    const refused = changed(null, { userErrors: [objection('INVALID', ['discountCodes'])] });
    commerce.updateDiscountCodes.mockResolvedValueOnce(changed(after)).mockResolvedValueOnce(refused);
    commerce.cart.mockResolvedValue(after);
    expect(await cart.applyDiscount('OLD')).toBe('not-applicable');
    expect(codesSent(cart)).toEqual(['OLD', 'EVENING10']);
    expect(messages()).toEqual([codeRefused('EVENING10')]);
  });

  it('[error.8] whose removal the platform refuses stays, with a message', async () => {
    const { commerce, store, removeDiscount, messages } = openCart({ cart: before });
    const refused = changed(null, { userErrors: [objection('INVALID', ['discountCodes'])] });
    commerce.updateDiscountCodes.mockResolvedValue(refused);
    commerce.cart.mockResolvedValue(before);
    await removeDiscount('EVENING10');
    expect([store.get(cartAtom), messages()]).toEqual([before, [cartCopy.refused]]);
  });

  describe('while the connection is lost after a code that does nothing', () => {
    /** Says so, and leaves the code for later. */
    async function loseCode(tab = new Map<string, string>()) {
      const cart = openCart({ cart: before, tab });
      const { commerce, messages } = cart;
      commerce.updateDiscountCodes.mockResolvedValueOnce(changed(after)).mockRejectedValue(lostResponse);
      commerce.cart.mockResolvedValueOnce(after).mockRejectedValue(lostResponse);
      expect(await cart.applyDiscount('OLD')).toBe('not-applicable');
      await vi.waitFor(() => expect(commerce.cart).toHaveBeenCalledTimes(2));
      expect(messages()).toEqual([cartCopy.codeNotPutBack('EVENING10')]);
      commerce.updateDiscountCodes.mockReset();
      commerce.cart.mockReset();
      return cart;
    }

    it('the one that worked is put back with the next change', async () => {
      const cart = await loseCode();
      const { commerce, store } = cart;
      commerce.updateLines.mockResolvedValue(changed(withCodes(cartOf('a', 2), idle('OLD'))));
      commerce.cart.mockResolvedValueOnce(after).mockResolvedValueOnce(before);
      commerce.updateDiscountCodes.mockResolvedValueOnce(changed(before));
      await cart.setQuantity(SLIP_LINE, 2);
      await vi.waitFor(() => expect(store.get(cartAtom)).toEqual(before));
      expect(codesSent(cart)).toEqual(['EVENING10']);
    });

    it('the one that worked is put back by the next page of the tab', async () => {
      const tab = new Map<string, string>();
      await loseCode(tab);
      const next = openCart({ storedId: A, tab });
      next.commerce.cart.mockResolvedValue(after);
      next.commerce.updateDiscountCodes.mockResolvedValue(changed(before));
      await next.restoreCart();
      await vi.waitFor(() => expect(tab).toEqual(new Map()));
      expect(codesSent(next)).toEqual(['EVENING10']);
    });

    it('the one that worked is put back after a further code that does nothing', async () => {
      const cart = await loseCode();
      const third = withCodes(cartOf('a', 1), idle('OLDER'));
      cart.commerce.updateDiscountCodes.mockResolvedValueOnce(changed(third));
      cart.commerce.updateDiscountCodes.mockResolvedValueOnce(changed(before));
      cart.commerce.cart.mockResolvedValueOnce(third).mockResolvedValueOnce(before);
      expect(await cart.applyDiscount('OLDER')).toBe('not-applicable');
      expect(codesSent(cart)).toEqual(['OLDER', 'EVENING10']);
      expect([cart.store.get(cartAtom), cart.messages()]).toEqual([before, []]);
    });

    it('[state.cart-lifecycle.14] the one that worked goes to the cart of another country', async () => {
      const cart = await loseCode();
      const abroad = withCodes({ ...before, id: 'gid://shopify/Cart/fr' }, works('EVENING10'));
      cart.commerce.createCart.mockResolvedValue(changed(abroad));
      cart.commerce.cart.mockResolvedValue(abroad);
      cart.store.set(currencyCountryAtom, 'FR');
      await cart.followCountry();
      expect(cart.commerce.createCart).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'FR', [
        'EVENING10',
      ]);
      await vi.waitFor(() => expect(cart.messages()).toEqual([]));
      expect(codesSent(cart)).toEqual([]);
    });

    it('a further code that works takes its place', async () => {
      const cart = await loseCode();
      const third = withCodes(cartOf('a', 1), works('WELCOME10'));
      cart.commerce.updateDiscountCodes.mockResolvedValue(changed(third));
      cart.commerce.cart.mockResolvedValue(third);
      expect(await cart.applyDiscount('WELCOME10')).toBe('applied');
      await cart.restoreCart();
      expect(codesSent(cart)).toEqual(['WELCOME10']);
    });
  });

  it('of which the response was lost, and that is not known, leaves the one that works', async () => {
    const cart = openCart({ cart: before });
    cart.commerce.updateDiscountCodes.mockRejectedValueOnce(lostResponse);
    cart.commerce.updateDiscountCodes.mockResolvedValueOnce(changed(before));
    cart.commerce.cart.mockResolvedValueOnce(cartOf('a', 1)).mockResolvedValueOnce(before);
    expect(await cart.applyDiscount('NO-SUCH')).toBe('unknown');
    expect(codesSent(cart)).toEqual(['NO-SUCH', 'EVENING10']);
    expect(cart.store.get(cartAtom)).toEqual(before);
  });

  it('that the shopper removes herself is not put back', async () => {
    const cart = openCart({ cart: before });
    cart.commerce.updateDiscountCodes.mockRejectedValueOnce(lostResponse);
    cart.commerce.cart.mockRejectedValueOnce(lostResponse);
    expect(await cart.applyDiscount('OLD')).toBe('unreachable');
    cart.commerce.updateDiscountCodes.mockResolvedValue(changed(cartOf('a', 1)));
    cart.commerce.cart.mockResolvedValue(cartOf('a', 1));
    await cart.removeDiscount('evening10');
    await cart.restoreCart();
    expect(codesSent(cart)).toEqual(['OLD', undefined]);
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
