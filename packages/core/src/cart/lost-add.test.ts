import { describe, expect, it } from 'vitest';
import { exampleCart, exampleLine } from './example-cart.ts';
import { arrivedSince, isSameRequest } from './lost-add.ts';

const slip = { merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 2 };
const robe = { merchandiseId: 'gid://shopify/ProductVariant/2', quantity: 1 };
const cart = (slips: number) => exampleCart({ lines: [exampleLine({ quantity: slips })] });

describe('an add whose response was lost', () => {
  it('has arrived when the cart has more of every variant, be it less than requested', () => {
    expect(arrivedSince(cart(1), cart(3), [slip])).toBe(true);
    expect(arrivedSince(cart(1), cart(2), [slip])).toBe(true);
    expect(arrivedSince(cart(1), cart(1), [slip])).toBe(false);
    expect(arrivedSince(cart(1), cart(3), [slip, robe])).toBe(false);
  });

  it('has not arrived in another cart, and nothing has when nothing was added', () => {
    expect(arrivedSince(cart(1), { ...cart(3), id: 'gid://shopify/Cart/other' }, [slip])).toBe(false);
    expect(arrivedSince(cart(1), cart(3), [])).toBe(false);
  });

  it('is tried again by the same lines only', () => {
    expect(isSameRequest([slip], [{ ...slip }])).toBe(true);
    expect(isSameRequest([slip], [{ ...slip, quantity: 1 }])).toBe(false);
    expect(isSameRequest([slip], [robe])).toBe(false);
  });
});
