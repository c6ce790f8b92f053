import { expect, it } from 'vitest';
import type { Cart } from './cart.ts';
import { exampleCart, exampleLine, exampleProtection } from './example-cart.ts';
import { freeShippingOf } from './free-shipping.ts';

function bag(amount: string, currencyCode = 'USD', lines = [exampleLine()]): Cart {
  const cart = exampleCart({ lines });
  return { ...cart, cost: { ...cart.cost, totalAmount: { amount, currencyCode } } };
}
const missing = (amount: string, currencyCode = 'USD') => ({
  code: 'missing',
  amount: { amount, currencyCode },
});

it.each([
  ['no bag', null, 'US', null],
  ['an empty bag', bag('0.0', 'USD', []), 'US', null],
  ['nothing but protection', bag('3.55', 'USD', [exampleProtection()]), 'US', null],
  ['[const.us-policy.2] short', bag('148.0'), 'US', missing('102.00')],
  ['[const.us-policy.2] a cent short', bag('249.99'), 'US', missing('0.01')],
  ['[const.us-policy.2] from 250', bag('250.0'), 'US', { code: 'reached' }],
  [
    'protection does not count',
    bag('252.55', 'USD', [exampleLine(), exampleProtection()]),
    'US',
    missing('1.00'),
  ],
  ['[const.international-shipping-and-duties.1] always', bag('1.0', 'EUR'), 'FR', { code: 'reached' }],
  ['[const.international-shipping-and-duties.2] short', bag('298.0', 'EUR'), 'ES', missing('2.00', 'EUR')],
  [
    '[const.international-shipping-and-duties.2] over 300, not from 300',
    bag('300.0', 'EUR'),
    'ES',
    missing('0.01', 'EUR'),
  ],
  ['[const.international-shipping-and-duties.2] over 300', bag('300.01', 'EUR'), 'ES', { code: 'reached' }],
  ['a bag still in another currency', bag('148.0'), 'ES', null],
])('free shipping: %s', (_, cart, country, expected) => {
  expect(freeShippingOf(cart, country)).toEqual(expected);
});
