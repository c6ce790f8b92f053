import type { CartLine } from '@storefront/core/cart/cart';
import { keyOfLine } from '@storefront/core/cart/line-order';
import type { PendingPiece } from '@storefront/core/cart/pending-piece';
import { describe, expect, it } from 'vitest';
import { cartRows } from './cart-rows.ts';

function line(id: string): CartLine {
  const amount = { amount: '10.0', currencyCode: 'USD' };
  return {
    id,
    quantity: 1,
    attributes: [],
    cost: {
      amountPerQuantity: amount,
      compareAtAmountPerQuantity: null,
      totalAmount: amount,
      subtotalAmount: amount,
    },
    discountAllocations: [],
    merchandise: {
      id: `gid://shopify/ProductVariant/${id}`,
      title: 'M / Black',
      sku: null,
      availableForSale: true,
      quantityAvailable: 5,
      image: null,
      selectedOptions: [],
      price: amount,
      compareAtPrice: null,
      product: { id: '', title: id, description: '', handle: id, productType: '', vendor: '', tags: [] },
    },
  };
}

const shown = (...ids: string[]) => ids.map(line);
const piece = (id: string): PendingPiece => ({
  key: id,
  merchandiseId: line(id).merchandise.id,
  quantity: 1,
  attributes: [],
  shown: { title: id, handle: id, choice: '', imageUrl: null, price: null },
});
const rows = (parts: Partial<Parameters<typeof cartRows>[0]>, ...order: string[]) =>
  cartRows({ shown: [], pending: [], removed: [], ...parts }, shown(...order).map(keyOfLine)).map((row) => {
    if ('piece' in row) return `adding ${row.piece.key}`;
    return 'removed' in row ? `undo ${row.removed.id}` : row.line.id;
  });

describe('the rows of the cart', () => {
  it('have the order of the platform, below what is being added, the newest first', () => {
    expect(rows({ shown: shown('b', 'a') })).toEqual(['b', 'a']);
    expect(rows({ shown: shown('b', 'a'), pending: [piece('c'), piece('d')] })).toEqual([
      'adding d',
      'adding c',
      'b',
      'a',
    ]);
  });

  it('have the undo rows of removed lines where these were, in whatever order they were removed', () => {
    expect(rows({ shown: shown('a', 'd'), removed: shown('c', 'b') }, 'a', 'b', 'c', 'd')).toEqual([
      'a',
      'undo b',
      'undo c',
      'd',
    ]);
  });

  it('have a line that is put back where it was, and a new piece above', () => {
    const parts = { shown: shown('a', 'c'), pending: [piece('b'), piece('n')] };
    expect(rows(parts, 'a', 'b', 'c')).toEqual(['adding n', 'a', 'adding b', 'c']);
  });

  it('keep the undo row of the last line of a cart that is empty now', () => {
    expect(rows({ removed: shown('a') }, 'a')).toEqual(['undo a']);
  });
});
