import { expect, it } from 'vitest';
import { dollars, exampleCart, exampleLine, exampleProtection } from './example-cart.ts';
import { cartInstallments } from './installments.ts';

const cart = exampleCart({
  lines: [exampleLine({ variant: 1 }), exampleLine({ variant: 2 }), exampleProtection()],
  total: '1081.75',
});
const [slip, robe] = [
  { id: 'gid://shopify/ProductVariant/1', isEligible: true },
  { id: 'gid://shopify/ProductVariant/2', isEligible: true },
];
const shown = { count: 4, amount: dollars('270.44') };

it.each([
  ['every item eligible, in the US', cart, [slip, robe], 'US', shown],
  ['no country yet', cart, [slip, robe], null, shown],
  ['one item not eligible', cart, [slip, { ...robe, isEligible: false }], 'US', null],
  ['one item unknown', cart, [slip], 'US', null],
  ['elsewhere', cart, [slip, robe], 'CA', null],
  ['nothing in the bag', exampleCart({ lines: [] }), [slip], 'US', null],
  ['nothing but protection', exampleCart({ lines: [exampleProtection()] }), [], 'US', null],
  ['nothing to pay', { ...cart, cost: exampleCart({ total: '0.0' }).cost }, [slip, robe], 'US', null],
  [
    'a total that cannot be read',
    { ...cart, cost: exampleCart({ total: '' }).cost },
    [slip, robe],
    'US',
    null,
  ],
])('[rule.checkout-and-installments.2] the cart’s installments: %s', (_, bag, items, country, expected) => {
  expect(cartInstallments(bag, items, country)).toEqual(expected);
});
