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
  ['an unknown country', cart, [slip, robe], null, shown],
  ['one item not eligible', cart, [slip, { ...robe, isEligible: false }], 'US', null],
  ['one item unknown', cart, [slip], 'US', null],
  [
    'an hour among the pieces',
    exampleCart({ lines: [exampleLine({ variant: 1, product: { productType: 'Appointment' } })] }),
    [slip],
    'US',
    null,
  ],
  ['outside the US', cart, [slip, robe], 'CA', null],
  ['an empty cart', exampleCart({ lines: [] }), [slip], 'US', null],
  ['only shipping protection', exampleCart({ lines: [exampleProtection()] }), [], 'US', null],
  ['nothing to pay', { ...cart, cost: exampleCart({ total: '0.0' }).cost }, [slip, robe], 'US', null],
  [
    'a total that cannot be read',
    { ...cart, cost: exampleCart({ total: '' }).cost },
    [slip, robe],
    'US',
    null,
  ],
])(
  '[rule.checkout-and-installments.2] the cart’s installments: %s',
  (_, someCart, items, country, expected) => {
    expect(cartInstallments(someCart, items, country)).toEqual(expected);
  },
);
