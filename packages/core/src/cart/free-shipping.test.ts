import { expect, it } from 'vitest';
import type { Cart } from './cart.ts';
import { exampleCart, exampleLine, exampleProtection } from './example-cart.ts';
import { freeShippingOf } from './free-shipping.ts';

function cartOf(amount: string, currencyCode = 'USD', lines = [exampleLine()]): Cart {
  const cart = exampleCart({ lines });
  return { ...cart, cost: { ...cart.cost, totalAmount: { amount, currencyCode } } };
}
const missing = (amount: string, currencyCode = 'USD') => ({
  code: 'missing',
  amount: { amount, currencyCode },
});

const coded = (cart: Cart, applicable: boolean): Cart => ({
  ...cart,
  discountCodes: [{ code: 'FREESHIP', applicable }],
});

it.each([
  ['no cart', null, 'US', null],
  ['an empty cart', cartOf('0.0', 'USD', []), 'US', null],
  ['only shipping protection', cartOf('3.55', 'USD', [exampleProtection()]), 'US', null],
  [
    'a gift card, which is not sent',
    cartOf('300.0', 'USD', [exampleLine({ product: { vendor: 'Govalo' } })]),
    'US',
    null,
  ],
  ['[const.us-policy.2] below the amount', cartOf('148.0'), 'US', missing('102.00')],
  ['[const.us-policy.2] a cent below the amount', cartOf('249.99'), 'US', missing('0.01')],
  ['[const.us-policy.2] at 250', cartOf('250.0'), 'US', { code: 'reached' }],
  [
    'shipping protection does not count',
    cartOf('252.55', 'USD', [exampleLine(), exampleProtection()]),
    'US',
    missing('1.00'),
  ],
  [
    '[const.international-shipping-and-duties.1] free for every order',
    cartOf('1.0', 'EUR'),
    'FR',
    { code: 'reached' },
  ],
  [
    '[const.international-shipping-and-duties.2] below the amount',
    cartOf('298.0', 'EUR'),
    'ES',
    missing('2.00', 'EUR'),
  ],
  [
    '[const.international-shipping-and-duties.2] over 300, not from 300',
    cartOf('300.0', 'EUR'),
    'ES',
    missing('0.01', 'EUR'),
  ],
  [
    '[const.international-shipping-and-duties.2] over 300',
    cartOf('300.01', 'EUR'),
    'ES',
    { code: 'reached' },
  ],
  ['a cart in another currency', cartOf('148.0'), 'ES', null],
  ['a code that counts at the checkout only', coded(cartOf('148.0'), true), 'US', null],
  ['such a code in a cart that has reached it', coded(cartOf('250.0'), true), 'US', { code: 'reached' }],
  ['a code that does nothing', coded(cartOf('148.0'), false), 'US', missing('102.00')],
])('free shipping: %s', (_, cart, country, expected) => {
  const found = freeShippingOf(cart, country);
  if (expected === null) expect(found).toBeNull();
  else expect(found).toMatchObject(expected);
});

it('[const.us-policy.2] the share of what is needed that the bag has already', () => {
  expect(freeShippingOf(cartOf('125.0'), 'US')).toEqual({ ...missing('125.00'), share: 0.5 });
});
