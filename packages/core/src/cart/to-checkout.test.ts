import { describe, expect, expectTypeOf, it } from 'vitest';
import type { CheckoutAddress } from './checkout.ts';
import { dollars, exampleCart, exampleLine, exampleProtection } from './example-cart.ts';
import { toCheckout } from './to-checkout.ts';

describe('the legacy checkout of a cart', () => {
  const note = { key: 'Note', value: 'Final Sale' };
  const giftMessage = { key: 'gift_message', value: 'With love' };
  const line = exampleLine({ variant: 7, quantity: 2, total: '850.0', attributes: [note] });

  it('[entity.checkout.1] [entity.checkout.2] [entity.checkout.3] [entity.checkout.4] [entity.checkout.5] [entity.checkout.6] has exactly the fields of the specification', () => {
    const cart = exampleCart({
      lines: [line, exampleProtection()],
      attributes: [giftMessage],
      total: '785.05',
    });
    expect(toCheckout(cart)).toEqual({
      id: cart.id,
      ready: true,
      requiresShipping: true,
      note: null,
      paymentDue: dollars('785.05'),
      webUrl: cart.checkoutUrl,
      orderStatusUrl: null,
      taxExempt: false,
      taxesIncluded: false,
      currencyCode: 'USD',
      totalTax: dollars('0.00'),
      lineItemsSubtotalPrice: dollars('853.55'),
      subtotalPrice: dollars('785.05'),
      totalPrice: dollars('785.05'),
      completedAt: null,
      createdAt: cart.createdAt,
      updatedAt: cart.updatedAt,
      email: null,
      shippingAddress: null,
      customAttributes: [giftMessage],
      lineItems: [
        {
          id: line.id,
          title: 'Aurelia Slip Dress',
          variant: line.merchandise,
          quantity: 2,
          customAttributes: [note],
        },
        expect.objectContaining({ title: 'Shipping protection', quantity: 1, customAttributes: [] }),
      ],
    });
  });

  it.each([
    ['a dress', [exampleLine()], true],
    ['a gift card', [exampleLine({ product: { vendor: 'Govalo' } })], false],
    ['an appointment', [exampleLine({ product: { productType: 'Appointment' } })], false],
    ['protection', [exampleProtection()], false],
    ['a gift card and a dress', [exampleLine({ product: { vendor: 'Govalo' } }), exampleLine()], true],
    ['an empty cart', [], false],
  ])('[entity.checkout.1] %s requires shipping: %s', (_, lines, requiresShipping) => {
    expect(toCheckout(exampleCart({ lines })).requiresShipping).toBe(requiresShipping);
  });

  it('[entity.checkout.1] is not ready while the cart is empty', () => {
    expect(toCheckout(exampleCart({ lines: [] })).ready).toBe(false);
  });

  it.each([
    ['of the cart', { note: 'Ring twice' }, 'Ring twice'],
    ['of a cart whose note is empty', { note: null }, null],
    ['of a cart whose note was not requested', {}, null],
  ])('[entity.checkout.1] has the note %s', (_, own, expected) => {
    expect(toCheckout(exampleCart(own)).note).toBe(expected);
  });

  it('[entity.checkout.7] has a shipping address with the fields of the specification, and none before the checkout', () => {
    type Fields =
      | 'id address1 address2 city company country firstName lastName formatted latitude longitude phone province zip'
      | 'name countryCode provinceCode';
    type Words<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Text;
    expectTypeOf<keyof CheckoutAddress>().toEqualTypeOf<Words<Fields>>();
    expect(toCheckout(exampleCart()).shippingAddress).toBeNull();
  });

  it('[entity.checkout.6] has the first 250 lines', () => {
    const lines = Array.from({ length: 251 }, (_, place) => exampleLine({ variant: place }));
    expect(toCheckout(exampleCart({ lines })).lineItems).toHaveLength(250);
  });
});
