import { describe, expect, it } from 'vitest';
import { dollars, exampleCart, exampleLine, exampleProtection } from './example-cart.ts';
import {
  isShippingProtection,
  piecesOf,
  protectionLineOf,
  SHIPPING_PROTECTION_HANDLE,
  shippingProtectionPrice,
} from './shipping-protection.ts';

describe('shipping protection [const.locale-and-currency.5]', () => {
  const cart = exampleCart({ lines: [exampleLine(), exampleProtection()] });

  it.each([
    ['USD', '3.55'],
    ['EUR', '3.55'],
    ['JPY', '3.55'],
  ])('costs 3.55 in %s', (currencyCode, amount) => {
    const cost = { ...cart.cost, totalAmount: { amount: '10.0', currencyCode } };
    expect(shippingProtectionPrice({ ...exampleCart(), cost })).toEqual({ amount, currencyCode });
  });

  it('costs what the platform asks for it, before discounts, once it is chosen', () => {
    const { cost, ...rest } = exampleProtection();
    const line = {
      ...rest,
      cost: { ...cost, subtotalAmount: dollars('3.60'), totalAmount: dollars('3.48') },
    };
    expect(shippingProtectionPrice(exampleCart({ lines: [line] }))).toEqual(dollars('3.60'));
  });

  it('is recognised by its handle', () => {
    expect(SHIPPING_PROTECTION_HANDLE).toBe('route-package-protection');
    expect(isShippingProtection(exampleProtection())).toBe(true);
    expect(isShippingProtection(exampleLine())).toBe(false);
  });

  it('is not among the pieces', () => {
    expect(protectionLineOf(cart)).toEqual(exampleProtection());
    expect(piecesOf(cart)).toEqual([exampleLine()]);
    expect(protectionLineOf(exampleCart())).toBeNull();
  });
});
