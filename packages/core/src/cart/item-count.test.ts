import { expect, it } from 'vitest';
import { exampleCart, exampleLine, exampleProtection } from './example-cart.ts';
import { itemCount } from './item-count.ts';

it.each([
  ['no cart yet', null, 0],
  ['an empty cart', exampleCart({ lines: [] }), 0],
  [
    'quantities add up',
    exampleCart({ lines: [exampleLine({ quantity: 2 }), exampleLine({ variant: 2 })] }),
    3,
  ],
  ['protection is no item', exampleCart({ lines: [exampleLine(), exampleProtection()] }), 1],
])('[entity.cart-state.2] item count: %s', (_, cart, count) => {
  expect(itemCount(cart)).toBe(count);
});
