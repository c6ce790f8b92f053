import { describe, expect, it } from 'vitest';
import { exampleProduct, exampleVariant, soldOutVariant } from './example-product.ts';
import { quickAddButton, quickAddDelayMs, quickAddOnClick } from './quick-add.ts';

describe('quick add', () => {
  it('[const.timings.3] opens after 100 ms and closes after 200 on mobile', () => {
    expect(quickAddDelayMs).toEqual({ open: 100, close: 200 });
  });

  it.each([
    ['in stock', exampleVariant(), 'add-to-bag'],
    ['sold on order', exampleVariant({ inventory_quantity: -2 }), 'add-to-bag'],
    ['not for sale but in stock', soldOutVariant({ inventory_quantity: 3 }), 'add-to-bag'],
    ['sold out', soldOutVariant(), 'open-waitlist'],
    ['sold out, stock unknown', soldOutVariant({ inventory_quantity: null }), 'open-waitlist'],
  ])('[state.quick-add.1] [state.quick-add.2] a click on a size %s', (_, variant, expected) => {
    expect(quickAddOnClick(exampleProduct(), variant)).toBe(expected);
  });

  it.each([
    ['no size chosen', null, { code: 'select-size' }],
    ['a size in stock', exampleVariant(), { code: 'add-to-bag', price: 62500 }],
    ['a sold-out size', soldOutVariant(), { code: 'join-waitlist' }],
  ])(
    '[screen.quick-add.9] [rule.quick-add-and-waitlist.1] labels the button with %s',
    (_, variant, expected) => {
      expect(quickAddButton(exampleProduct(), variant)).toEqual(expected);
    },
  );

  it('of what is coming offers the waitlist, also of a size that is in stock', () => {
    const inStock = soldOutVariant({ inventory_quantity: 3 });
    const coming = exampleProduct({ tags: ['coming-soon'], variants: [inStock] });
    expect(quickAddOnClick(coming, inStock)).toBe('open-waitlist');
    expect(quickAddButton(coming, inStock)).toEqual({ code: 'join-waitlist' });
  });
});
