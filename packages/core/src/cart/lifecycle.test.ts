import { describe, expect, it } from 'vitest';
import { readCartId } from './cart-id.ts';
import { exampleCart, exampleLine, exampleProtection } from './example-cart.ts';
import { carryOver, mustReplaceCart } from './lifecycle.ts';

const now = Date.parse('2026-12-01T10:00:00Z');
const fresh = { completedAt: null, createdAt: '2026-11-30T10:00:00Z', updatedAt: '2026-11-30T10:00:00Z' };

describe('a new cart replaces the fetched one [state.cart-lifecycle.3] [const.cart.1]', () => {
  it.each([
    ['[state.cart-lifecycle.4] when it is null', null, true],
    [
      '[state.cart-lifecycle.5] when it is completed',
      { ...fresh, completedAt: '2026-11-30T10:00:00Z' },
      true,
    ],
    [
      '[state.cart-lifecycle.6] when it was created more than 30 days ago',
      { ...fresh, createdAt: '2026-11-01T09:59:59Z' },
      true,
    ],
    [
      '[state.cart-lifecycle.6] not when it was created 30 days ago',
      { ...fresh, createdAt: '2026-11-01T10:00:00Z' },
      false,
    ],
    [
      '[state.cart-lifecycle.7] when it was updated more than 10 days ago',
      { ...fresh, updatedAt: '2026-11-21T09:59:59Z' },
      true,
    ],
    [
      '[state.cart-lifecycle.7] not when it was updated 10 days ago',
      { ...fresh, updatedAt: '2026-11-21T10:00:00Z' },
      false,
    ],
    ['not otherwise', fresh, false],
    ['not for dates that cannot be read', { ...fresh, createdAt: '', updatedAt: 'soon' }, false],
    ['not for dates in the future', { ...fresh, createdAt: '2027-01-01', updatedAt: '2027-01-01' }, false],
  ])('%s', (_, cart, expected) => {
    expect(mustReplaceCart(cart, now)).toBe(expected);
  });
});

describe('the stored cart id [state.cart-lifecycle.1]', () => {
  it.each([
    ['a cart', 'gid://shopify/Cart/c1?key=k', 'gid://shopify/Cart/c1?key=k'],
    ['none', null, null],
    ['empty', '', null],
    ['the id of a legacy checkout counts as none', 'gid://shopify/Checkout/abc?key=k', null],
    ['a legacy checkout id in base64', 'Z2lkOi8vc2hvcGlmeS9DaGVja291dC9hYmM=', null],
    ['a cart id without a token counts as none', 'gid://shopify/Cart/', null],
    ['a cart id with nothing but a key', 'gid://shopify/Cart/?key=k', null],
    ['a cart id inside another text', 'xgid://shopify/Cart/c1', null],
  ])('%s', (_, stored, id) => {
    expect(readCartId(stored)).toBe(id);
  });
});

describe('changing the country carries the cart over [state.cart-lifecycle.14]', () => {
  const note = { key: 'Note', value: 'Final Sale' };
  const lines = [exampleLine({ variant: 1, quantity: 2, attributes: [note] }), exampleProtection()];

  it('lines from the bottom up with their attributes, and the cart’s own attributes', () => {
    const attributes = [{ key: 'gift_message', value: 'With love' }];
    expect(carryOver(exampleCart({ lines, attributes }))).toEqual({
      lines: [
        { merchandiseId: 'gid://shopify/ProductVariant/99', quantity: 1 },
        { merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 2, attributes: [note] },
      ],
      discountCodes: [],
      attributes,
    });
  });

  it.each([
    ['the code', [{ code: 'A', applicable: false }], ['A']],
    [
      'the one that applies',
      [
        { code: 'A', applicable: false },
        { code: 'B', applicable: true },
      ],
      ['B'],
    ],
    [
      'the first of several',
      [
        { code: 'A', applicable: true },
        { code: 'B', applicable: true },
      ],
      ['A'],
    ],
  ])('[const.cart.3] %s', (_, discountCodes, carried) => {
    expect(carryOver(exampleCart({ discountCodes })).discountCodes).toEqual(carried);
  });
});
