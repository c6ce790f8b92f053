import { expect, it } from 'vitest';
import { exampleCart, exampleLine, exampleProtection } from './example-cart.ts';
import { cartSkus } from './skus.ts';

it.each([
  ['no cart', null, []],
  [
    'each once, without shipping protection',
    exampleCart({
      lines: [
        exampleLine({ variant: 1 }),
        exampleLine({ variant: 2 }),
        exampleLine({ variant: 1 }),
        exampleProtection(),
      ],
    }),
    ['SKU-1', 'SKU-2'],
  ],
  ['a variant without a SKU', exampleCart({ lines: [exampleLine({ merchandise: { sku: null } })] }), []],
])('[call.site-search-provider.5] the SKUs in the cart: %s', (_, cart, skus) => {
  expect(cartSkus(cart)).toEqual(skus);
});
