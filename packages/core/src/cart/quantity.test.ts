import { describe, expect, it } from 'vitest';
import { exampleCart, exampleLine } from './example-cart.ts';
import {
  chooseQuantityChange,
  quantityAfter,
  quantityLimit,
  stockLimit,
  withoutSinglesInCart,
} from './quantity.ts';
import { withQuantities } from './with-quantities.ts';

describe('a quantity that the shopper chose', () => {
  const line = exampleLine({ quantity: 2, merchandise: { quantityAvailable: 5 } });

  it.each([
    ['more', 3, { kind: 'update', quantity: 3 }],
    ['less', 1, { kind: 'update', quantity: 1 }],
    ['[state.cart-lifecycle.13] 0 removes', 0, { kind: 'remove' }],
    ['a negative quantity removes', -1, { kind: 'remove' }],
    ['a fraction below 1 removes', 0.5, { kind: 'remove' }],
    ['the same', 2, { kind: 'none' }],
    ['the whole stock', 5, { kind: 'update', quantity: 5 }],
    ['more than the stock', 6, { kind: 'update', quantity: 5 }],
    ['a fraction is cut off', 3.9, { kind: 'update', quantity: 3 }],
    ['not a number', Number.NaN, { kind: 'none' }],
    ['infinity', Infinity, { kind: 'none' }],
  ])('%s', (_, wanted, change) => {
    expect(chooseQuantityChange(line, wanted)).toEqual(change);
  });

  it('is reduced to the stock when the stock fell below it', () => {
    const scarce = exampleLine({ quantity: 4, merchandise: { quantityAvailable: 2 } });
    expect(chooseQuantityChange(scarce, 3)).toEqual({ kind: 'update', quantity: 2 });
  });

  it('has no limit for a made-to-order variant', () => {
    const onOrder = exampleLine({ quantity: 1, merchandise: { quantityAvailable: -3 } });
    expect(chooseQuantityChange(onOrder, 40)).toEqual({ kind: 'update', quantity: 40 });
  });
});

describe('the largest quantity of a line', () => {
  it.each([
    ['the stock', exampleLine({ merchandise: { quantityAvailable: 7 } }), 7],
    ['none when the stock is unknown', exampleLine({ merchandise: { quantityAvailable: null } }), null],
    ['none for a made-to-order variant', exampleLine({ merchandise: { quantityAvailable: 0 } }), null],
    [
      '[entity.cart.15] 1 for a gift card that is made as a gift',
      exampleLine({
        attributes: [
          { key: 'Name', value: 'Jules' },
          { key: '_gift_id', value: 'g_1' },
        ],
      }),
      1,
    ],
    [
      'the stock for a line with another attribute',
      exampleLine({ attributes: [{ key: 'Note', value: 'Final Sale' }] }),
      12,
    ],
  ])('%s', (_, line, limit) => {
    expect(quantityLimit(line)).toBe(limit);
  });
});

describe('the quantity after a change', () => {
  const line = exampleLine({ quantity: 2 });

  it.each([
    [{ kind: 'none' }, 2],
    [{ kind: 'remove' }, 0],
    [{ kind: 'update', quantity: 5 }, 5],
  ] as const)('%j', (change, quantity) => {
    expect(quantityAfter(change, line)).toBe(quantity);
  });
});

it('[state.cart-lifecycle.13] a cart with other quantities has no line of quantity 0', () => {
  const [one, two, three] = [1, 2, 3].map((variant) => exampleLine({ variant, quantity: 2 }));
  const cart = exampleCart({ lines: [one, two, three].flatMap((line) => line ?? []) });
  const shown = withQuantities(cart, { 'gid://shopify/CartLine/1': 0, 'gid://shopify/CartLine/3': 7 });
  expect(shown).toEqual({ ...cart, lines: [two, { ...three, quantity: 7 }] });
});

describe('an appointment', () => {
  const hour = exampleLine({ variant: 7, product: { productType: 'Appointment' } });
  const dress = exampleLine({ variant: 8 });

  it('is one hour', () => {
    expect(quantityLimit(hour)).toBe(1);
    expect(stockLimit(hour)).toBeNull();
    expect(chooseQuantityChange(hour, 2)).toEqual({ kind: 'none' });
  });

  it('is booked once, what else is added is added again', () => {
    const lines = [hour, dress].map(({ merchandise }) => ({
      merchandiseId: merchandise.id,
      quantity: 1,
      attributes: [],
    }));
    const cart = exampleCart({ lines: [hour, dress] });
    expect(withoutSinglesInCart(cart, lines)).toEqual(lines.slice(1));
    expect(withoutSinglesInCart(exampleCart({ lines: [dress] }), lines)).toEqual(lines);
  });
});

describe('[entity.cart.15] the card of a gift', () => {
  const toAdd = (giftId: string | null) => ({
    merchandiseId: 'gid://shopify/ProductVariant/9',
    quantity: 1,
    attributes: [
      { key: 'Note', value: 'Final Sale' },
      ...(giftId === null ? [] : [{ key: '_gift_id', value: giftId }]),
    ],
  });
  const cart = exampleCart({ lines: [exampleLine({ variant: 9, attributes: toAdd('g_1').attributes })] });

  it('is in the bag once; another gift, and the card itself, are added', () => {
    const lines = [toAdd('g_1'), toAdd('g_2'), toAdd(null)];
    expect(withoutSinglesInCart(cart, lines)).toEqual(lines.slice(1));
    const bought = exampleCart({ lines: [exampleLine({ variant: 9 })] });
    expect(withoutSinglesInCart(bought, lines)).toEqual(lines);
    const bare = [{ merchandiseId: 'gid://shopify/ProductVariant/9', quantity: 1 }];
    expect(withoutSinglesInCart(cart, bare)).toEqual(bare);
  });
});
