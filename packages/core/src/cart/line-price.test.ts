import { expect, it } from 'vitest';
import { dollars, exampleLine } from './example-cart.ts';
import { priceOfLine } from './line-price.ts';

it.each([
  ['one', exampleLine({ price: '425.0' }), 1, { now: dollars('425.00'), before: null }],
  ['three, exactly', exampleLine({ price: '19.99' }), 3, { now: dollars('59.97'), before: null }],
  [
    'reduced',
    exampleLine({ price: '425.0', before: '595.0' }),
    2,
    { now: dollars('850.00'), before: dollars('1190.00') },
  ],
  [
    'not reduced by the same',
    exampleLine({ price: '425.0', before: '425.00' }),
    1,
    { now: dollars('425.00'), before: null },
  ],
  [
    'not reduced by less',
    exampleLine({ price: '425.0', before: '99.0' }),
    1,
    { now: dollars('425.00'), before: null },
  ],
  ['no amount', exampleLine({ price: 'junk' }), 2, { now: dollars('0.00'), before: null }],
])('[entity.cart.9] the price of a line: %s', (_, line, quantity, price) => {
  expect(priceOfLine({ ...line, quantity })).toEqual(price);
});
