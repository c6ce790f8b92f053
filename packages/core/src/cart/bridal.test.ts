import { expect, it } from 'vitest';
import { hasBridalProducts } from './bridal.ts';
import { exampleCart, exampleLine } from './example-cart.ts';

it.each([
  ['no cart', null, false],
  ['an empty cart', exampleCart({ lines: [] }), false],
  [
    'a cart without bridal products',
    exampleCart({ lines: [exampleLine({ product: { tags: ['bridal'] } })] }),
    false,
  ],
  [
    'a cart with one bridal line of two',
    exampleCart({
      lines: [exampleLine(), exampleLine({ product: { tags: ['new-in', 'bridal-shipping'] } })],
    }),
    true,
  ],
])('[state.cart-lifecycle.15] the bridal flag of %s', (_, cart, expected) => {
  expect(hasBridalProducts(cart)).toBe(expected);
});
