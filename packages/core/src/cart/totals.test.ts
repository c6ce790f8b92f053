import { describe, expect, it } from 'vitest';
import type { CartLineDiscount } from './cart.ts';
import { dollars, exampleCart, exampleLine, exampleProtection } from './example-cart.ts';
import { automaticDiscounts, cartTotals, codesWithoutRow, discountRows } from './totals.ts';

function byCode(code: string, amount: string): CartLineDiscount {
  return { code, title: null, discountedAmount: dollars(amount) };
}

function automatic(title: string, amount: string): CartLineDiscount {
  return { code: null, title, discountedAmount: dollars(amount) };
}

describe('the rows of the cart’s summary [screen.cart-drawer.7]', () => {
  it('three pieces, a code and shipping protection', () => {
    const cart = exampleCart({
      lines: [
        exampleLine({ variant: 1, total: '625.0', discounts: [byCode('EVENING10', '62.5')] }),
        exampleLine({ variant: 2, total: '425.0', discounts: [byCode('EVENING10', '42.5')] }),
        exampleLine({ variant: 3, total: '148.0', discounts: [byCode('EVENING10', '14.8')] }),
        exampleProtection(),
      ],
      total: '1081.75',
    });
    expect(cartTotals(cart)).toEqual({
      subtotal: dollars('1198.00'),
      discounts: [{ label: 'EVENING10', code: 'EVENING10', amount: dollars('119.80') }],
      shippingProtection: dollars('3.55'),
      total: dollars('1081.75'),
    });
  });

  it('add up when a discount is also on the shipping protection', () => {
    const protection = exampleProtection();
    const discounted = {
      ...protection,
      cost: { ...protection.cost, totalAmount: dollars('3.48') },
      discountAllocations: [automatic('The long dark', '0.07')],
    };
    const cart = exampleCart({
      lines: [
        exampleLine({ variant: 1, total: '625.0', discounts: [automatic('The long dark', '12.43')] }),
        discounted,
      ],
      total: '616.05',
    });
    expect(cartTotals(cart)).toEqual({
      subtotal: dollars('625.00'),
      discounts: [{ label: 'The long dark', code: null, amount: dollars('12.50') }],
      shippingProtection: dollars('3.55'),
      total: dollars('616.05'),
    });
  });

  it('an empty cart', () => {
    expect(cartTotals(exampleCart({ lines: [], total: '0.0' }))).toEqual({
      subtotal: dollars('0.00'),
      discounts: [],
      shippingProtection: null,
      total: dollars('0.0'),
    });
  });
});

describe('discount rows [entity.cart.6] [entity.cart.10]', () => {
  it.each<[string, CartLineDiscount[][], CartLineDiscount[], [string, string | null, string][]]>([
    ['none', [[]], [], []],
    [
      'an automatic one has its title',
      [[automatic('Set of two', '10')]],
      [],
      [['Set of two', null, '10.00']],
    ],
    ['a code has its name', [[byCode('HELLO', '10')]], [], [['HELLO', 'HELLO', '10.00']]],
    [
      'in the platform’s order',
      [[byCode('HELLO', '10'), automatic('Set of two', '5')], [byCode('HELLO', '1.5')]],
      [],
      [
        ['HELLO', 'HELLO', '11.50'],
        ['Set of two', null, '5.00'],
      ],
    ],
    ['on the whole cart', [[]], [byCode('HELLO', '10')], [['HELLO', 'HELLO', '10.00']]],
    [
      'listed twice, counted once',
      [[byCode('HELLO', '10')]],
      [byCode('HELLO', '10')],
      [['HELLO', 'HELLO', '10.00']],
    ],
    [
      'different ones on lines and cart',
      [[automatic('Set of two', '5')]],
      [byCode('HELLO', '10')],
      [
        ['Set of two', null, '5.00'],
        ['HELLO', 'HELLO', '10.00'],
      ],
    ],
    ['an amount of 0 has no row', [[byCode('HELLO', '0.0')]], [], []],
    ['an amount that cannot be read has no row', [[byCode('HELLO', 'junk')]], [], []],
    ['one without a name', [[{ ...byCode('', '2'), code: null }]], [], [['', null, '2.00']]],
  ])('%s', (_, onLines, onCart, rows) => {
    const lines = onLines.map((discounts, place) => exampleLine({ variant: place, discounts }));
    const cart = exampleCart({ lines, discountAllocations: onCart });
    expect(discountRows(cart)).toEqual(
      rows.map(([label, code, amount]) => ({ label, code, amount: dollars(amount) })),
    );
  });

  it('are in the currency of the cart', () => {
    const discount = { ...byCode('HELLO', '10'), discountedAmount: { amount: '10', currencyCode: 'EUR' } };
    const [row] = discountRows(exampleCart({ discountAllocations: [discount] }));
    expect(row?.amount).toEqual({ amount: '10.00', currencyCode: 'EUR' });
  });
});

it('[entity.cart.10] a line names what automatic discounts take off it, and no codes', () => {
  const discounts = [
    { title: 'A set of three', code: null, discountedAmount: dollars('14.80') },
    { title: null, code: 'EVENING10', discountedAmount: dollars('10.0') },
    { title: 'Nothing', code: null, discountedAmount: dollars('0.0') },
  ];
  expect(automaticDiscounts(exampleLine({ discounts }))).toEqual([
    { title: 'A set of three', amount: dollars('14.80') },
  ]);
});

it('names the codes that take nothing off the bag itself', () => {
  const discounts = [{ title: null, code: 'EVENING10', discountedAmount: dollars('10.0') }];
  const discountCodes = [
    { code: 'evening10', applicable: true },
    { code: 'OLD', applicable: false },
    { code: 'FREESHIP', applicable: true },
  ];
  expect(codesWithoutRow(exampleCart({ lines: [exampleLine({ discounts })], discountCodes }))).toEqual(
    discountCodes.slice(1),
  );
});
