import { describe, expect, it } from 'vitest';
import { exampleLine } from './example-cart.ts';
import { chooseQuantityChange, quantityLimit } from './quantity.ts';

describe('a quantity that the shopper chose', () => {
  const line = exampleLine({ quantity: 2, merchandise: { quantityAvailable: 5 } });

  it.each([
    ['more', 3, { kind: 'update', quantity: 3 }],
    ['less', 1, { kind: 'update', quantity: 1 }],
    ['[state.cart-lifecycle.13] 0 removes', 0, { kind: 'remove' }],
    ['less than nothing removes', -1, { kind: 'remove' }],
    ['half a piece removes', 0.5, { kind: 'remove' }],
    ['the same', 2, { kind: 'none' }],
    ['all there are', 5, { kind: 'update', quantity: 5 }],
    ['more than there are', 6, { kind: 'update', quantity: 5 }],
    ['pieces are whole', 3.9, { kind: 'update', quantity: 3 }],
    ['no number', Number.NaN, { kind: 'none' }],
    ['without end', Infinity, { kind: 'none' }],
  ])('%s', (_, wished, change) => {
    expect(chooseQuantityChange(line, wished)).toEqual(change);
  });

  it('goes down to what is left when stock fell below it', () => {
    const scarce = exampleLine({ quantity: 4, merchandise: { quantityAvailable: 2 } });
    expect(chooseQuantityChange(scarce, 3)).toEqual({ kind: 'update', quantity: 2 });
  });

  it('has no limit for what is sold on order', () => {
    const onOrder = exampleLine({ quantity: 1, merchandise: { quantityAvailable: -3 } });
    expect(chooseQuantityChange(onOrder, 40)).toEqual({ kind: 'update', quantity: 40 });
  });
});

describe('the most of a line', () => {
  it.each([
    ['what is on hand', exampleLine({ merchandise: { quantityAvailable: 7 } }), 7],
    ['unknown', exampleLine({ merchandise: { quantityAvailable: null } }), null],
    ['sold on order', exampleLine({ merchandise: { quantityAvailable: 0 } }), null],
    [
      '[entity.cart.15] a card made as a gift is one card',
      exampleLine({
        attributes: [
          { key: 'Name', value: 'Jules' },
          { key: '_gift_id', value: 'g_1' },
        ],
      }),
      1,
    ],
    ['a note changes nothing', exampleLine({ attributes: [{ key: 'Note', value: 'Final Sale' }] }), 12],
  ])('%s', (_, line, limit) => {
    expect(quantityLimit(line)).toBe(limit);
  });
});
