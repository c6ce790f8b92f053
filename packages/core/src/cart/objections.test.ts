import { describe, expect, it } from 'vitest';
import type { CartChange, CartObjection } from './cart.ts';
import { exampleCart, exampleLine } from './example-cart.ts';
import {
  type CartNotice,
  findDifferences,
  isCartGone,
  linesWithoutRefused,
  noticesOf,
  quantitiesAfterAdding,
  quantityInCart,
} from './objections.ts';

const [slip, robe] = ['gid://shopify/ProductVariant/1', 'gid://shopify/ProductVariant/2'];

function change(parts: Partial<CartChange>): CartChange {
  return { cart: exampleCart(), userErrors: [], warnings: [], ...parts };
}

function objection(code: string, field: string[] | null = null): CartObjection {
  return { code, message: 'The platform’s own words', field };
}

const unknownLine = (index: string) => objection('INVALID', ['lines', index, 'merchandiseId']);
const notEnough = objection('MERCHANDISE_NOT_ENOUGH_STOCK');
const soldOut = objection('MERCHANDISE_OUT_OF_STOCK');

describe('the difference between the requested and the returned cart', () => {
  const cart = exampleCart({
    lines: [
      exampleLine({ variant: 1, quantity: 2 }),
      exampleLine({ variant: 1, quantity: 1, attributes: [{ key: 'Note', value: 'x' }] }),
    ],
  });

  it.each<[string, string, number, object[]]>([
    ['as requested', slip, 3, []],
    ['more than requested, from another tab', slip, 2, []],
    ['clamped', slip, 4, [{ code: 'quantity-reduced', merchandiseId: slip, requested: 4, returned: 3 }]],
    ['none at all', robe, 1, [{ code: 'quantity-reduced', merchandiseId: robe, requested: 1, returned: 0 }]],
    ['removed', robe, 0, []],
  ])('%s', (_, merchandiseId, quantity, differences) => {
    expect(findDifferences(cart, [{ merchandiseId, quantity }])).toEqual(differences);
  });

  it('expects what the cart holds of a variant and what is added', () => {
    const lines = [
      { merchandiseId: slip, quantity: 2 },
      { merchandiseId: robe, quantity: 1 },
    ];
    expect(quantitiesAfterAdding(cart, lines)).toEqual([
      { merchandiseId: slip, quantity: 5 },
      { merchandiseId: robe, quantity: 1 },
    ]);
  });

  it('counts a variant over all its lines', () => {
    expect(quantityInCart(cart, slip)).toBe(3);
    expect(quantityInCart(cart, robe)).toBe(0);
  });
});

describe('notices about a change of the cart [error.8]', () => {
  const oneSlip = [{ merchandiseId: slip, quantity: 1 }];
  const threeSlips = [{ merchandiseId: slip, quantity: 3 }];
  const slipAndRobe = [...oneSlip, { merchandiseId: robe, quantity: 1 }];
  const reduced: CartNotice = { code: 'quantity-reduced', merchandiseId: slip, requested: 3, returned: 1 };

  it.each<[string, Partial<CartChange>, typeof oneSlip, CartNotice[]]>([
    ['none when the cart is as requested', {}, oneSlip, []],
    [
      'a reduced quantity, without the warning that repeats it',
      { warnings: [notEnough] },
      threeSlips,
      [reduced],
    ],
    [
      'a sold-out piece',
      { cart: exampleCart({ lines: [] }), warnings: [soldOut] },
      oneSlip,
      [{ code: 'quantity-reduced', merchandiseId: slip, requested: 1, returned: 0 }],
    ],
    ['a quantity that was reduced without a warning', {}, threeSlips, [reduced]],
    [
      'short stock of a variant that is not named, once',
      { warnings: [notEnough, soldOut] },
      [],
      [{ code: 'stock-short' }],
    ],
    [
      'another warning',
      { warnings: [objection('PAYMENTS_GIFT_CARDS_UNAVAILABLE')] },
      oneSlip,
      [{ code: 'change-refused', reason: 'PAYMENTS_GIFT_CARDS_UNAVAILABLE' }],
    ],
    [
      'an unknown variant, by the line that names it',
      { userErrors: [unknownLine('1')] },
      slipAndRobe,
      [{ code: 'unknown-merchandise', merchandiseId: robe }],
    ],
    [
      'an unknown variant in the input of a new cart',
      { userErrors: [objection('INVALID', ['input', 'lines', '0', 'merchandiseId'])], cart: null },
      slipAndRobe,
      [{ code: 'unknown-merchandise', merchandiseId: slip }],
    ],
    [
      'an unknown variant when one line was sent and none is named',
      { userErrors: [objection('INVALID_MERCHANDISE_LINE')], cart: null },
      oneSlip,
      [{ code: 'unknown-merchandise', merchandiseId: slip }],
    ],
    ...['1x', 'x1'].map((index): [string, Partial<CartChange>, typeof oneSlip, CartNotice[]] => [
      `an unknown variant when one line was sent and ${index} is named`,
      { userErrors: [unknownLine(index)], cart: null },
      oneSlip,
      [{ code: 'unknown-merchandise', merchandiseId: slip }],
    ]),
    [
      'an unknown variant when several lines were sent and none is named',
      { userErrors: [objection('INVALID_MERCHANDISE_LINE', ['lines'])], cart: null },
      slipAndRobe,
      [{ code: 'unknown-merchandise', merchandiseId: null }],
    ],
    [
      'an unknown variant that was not requested',
      { userErrors: [unknownLine('7')] },
      oneSlip,
      [{ code: 'unknown-merchandise', merchandiseId: null }],
    ],
    [
      'a cart that is gone',
      { userErrors: [objection('INVALID', ['cartId'])], cart: null },
      oneSlip,
      [{ code: 'cart-gone' }],
    ],
    [
      'any other refusal once, with the platform’s code and never its text',
      {
        userErrors: [
          objection('MAXIMUM_EXCEEDED'),
          objection('MAXIMUM_EXCEEDED', ['lines', '0', 'quantity']),
        ],
      },
      oneSlip,
      [{ code: 'change-refused', reason: 'MAXIMUM_EXCEEDED' }],
    ],
    [
      'refusals before differences before warnings',
      { userErrors: [objection('LESS_THAN', ['lines', '1'])], warnings: [objection('OTHER')] },
      [...threeSlips, { merchandiseId: robe, quantity: 1 }],
      [{ code: 'change-refused', reason: 'LESS_THAN' }, reduced, { code: 'change-refused', reason: 'OTHER' }],
    ],
    ...[null, ['lines'], ['lines', '0', 'quantity']].map(
      (field): [string, Partial<CartChange>, typeof oneSlip, CartNotice[]] => [
        `a refusal of ${field}, and not that the pieces it refused are few`,
        { userErrors: [{ code: 'INVALID', message: 'Its own words', field }] },
        threeSlips,
        [{ code: 'change-refused', reason: 'INVALID' }],
      ],
    ),
  ])('%s', (_, parts, requested, notices) => {
    expect(noticesOf(change(parts), requested)).toEqual(notices);
  });
});

describe('a cart is gone', () => {
  it.each([
    ['when an error names the cart', { cart: null, userErrors: [objection('INVALID', ['cartId'])] }, true],
    ['not when an error names a line', { cart: null, userErrors: [unknownLine('0')] }, false],
    ['not when it is returned', { userErrors: [objection('INVALID', ['cartId'])] }, false],
    ['not when there is neither a cart nor an error', { cart: null }, false],
    ['not when no field is named', { cart: null, userErrors: [objection('INVALID')] }, false],
  ])('%s', (_, parts, expected) => {
    expect(isCartGone(change(parts))).toBe(expected);
  });
});

describe('the lines to send again when some were refused', () => {
  it.each([
    ['the others', ['a', 'b', 'c'], [unknownLine('1')], ['a', 'c']],
    ['the tenth alone', [...'abcdefghijk'], [unknownLine('10')], [...'abcdefghij']],
    ['no line when all were refused', ['a', 'b'], [unknownLine('0'), unknownLine('1')], []],
    ['none when no line is named', ['a', 'b'], [objection('INVALID', ['cartId'])], null],
    ['none when the named line was not sent', ['a'], [unknownLine('4')], null],
    ['none when the field is not numbered', ['a', 'b'], [objection('INVALID', ['lines', 'x1'])], null],
    ['none without a field', ['a', 'b'], [objection('INVALID')], null],
    ['none for a number elsewhere', ['a', 'b'], [objection('INVALID', ['0'])], null],
    ['none for a number that is part of a word', ['a', 'b'], [objection('INVALID', ['lines', '1x'])], null],
  ])('%s', (_, lines, userErrors, rest) => {
    expect(linesWithoutRefused(lines, change({ cart: null, userErrors }))).toEqual(rest);
  });
});

it('a warning about a code is no notice: `applicable` says the same in every version of the platform', () => {
  const warnings = [{ code: 'DISCOUNT_NOT_FOUND', message: 'Its own words', field: null }];
  expect(noticesOf({ cart: exampleCart(), userErrors: [], warnings }, [])).toEqual([]);
});
