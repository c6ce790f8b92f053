import type { CartChange, CartObjection } from '@storefront/core/cart/cart';
import { exampleCart, exampleLine } from '@storefront/core/cart/example-cart';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { messagesOf } from './cart-messages.ts';

const slip = 'gid://shopify/ProductVariant/1';
const objection = (code: string, field: string[] | null = null): CartObjection => ({
  code,
  message: 'Its own words',
  field,
});
const change = (parts: Partial<CartChange>): CartChange => ({
  cart: exampleCart(),
  userErrors: [],
  warnings: [],
  ...parts,
});

describe('[error.8] the messages about a change of the cart', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each<[string, CartChange, number, string[]]>([
    ['none when the cart is as requested', change({}), 1, []],
    ['the quantity that is left', change({}), 3, [cartCopy.onlySome('Aurelia Slip Dress', 1)]],
    [
      'a line that the platform returns with quantity 0',
      change({ cart: exampleCart({ lines: [exampleLine({ quantity: 0 })] }) }),
      1,
      [cartCopy.notAdded('Aurelia Slip Dress')],
    ],
    [
      'a variant that the returned cart does not hold',
      change({ cart: exampleCart({ lines: [] }) }),
      1,
      [cartCopy.notAdded(null)],
    ],
    [
      'an unknown variant',
      change({ cart: null, userErrors: [objection('INVALID', ['lines', '0', 'merchandiseId'])] }),
      1,
      [cartCopy.notAdded(null)],
    ],
    [
      'a cart that is gone',
      change({ cart: null, userErrors: [objection('INVALID', ['cartId'])] }),
      1,
      [cartCopy.gone],
    ],
    [
      'short stock',
      change({ warnings: [objection('MERCHANDISE_NOT_ENOUGH_STOCK')] }),
      1,
      [cartCopy.stockShort],
    ],
  ])('%s', (_, changed, quantity, messages) => {
    expect(messagesOf(changed, [{ merchandiseId: slip, quantity }])).toEqual(messages);
  });

  it('one text for several refusals, whose codes are logged', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const userErrors = [objection('MAXIMUM_EXCEEDED'), objection('LESS_THAN')];
    expect(messagesOf(change({ userErrors }), [])).toEqual([cartCopy.refused]);
    expect(error.mock.calls.flat()).toEqual([
      'The platform refused a change of the cart: MAXIMUM_EXCEEDED',
      'The platform refused a change of the cart: LESS_THAN',
    ]);
  });
});
