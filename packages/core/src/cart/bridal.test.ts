import { expect, it } from 'vitest';
import { hasBridalProducts } from './bridal.ts';
import { exampleCart, exampleLine } from './example-cart.ts';

it.each([
  ['no bag', null, false],
  ['an empty bag', exampleCart({ lines: [] }), false],
  ['a bag without', exampleCart({ lines: [exampleLine({ product: { tags: ['bridal'] } })] }), false],
  [
    'one line of two',
    exampleCart({
      lines: [exampleLine(), exampleLine({ product: { tags: ['new-in', 'bridal-shipping'] } })],
    }),
    true,
  ],
])('[state.cart-lifecycle.15] the bridal flag of %s', (_, cart, expected) => {
  expect(hasBridalProducts(cart)).toBe(expected);
});
