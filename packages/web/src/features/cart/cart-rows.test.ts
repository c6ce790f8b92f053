import type { CartLine } from '@storefront/core/cart/cart';
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
const names = (rows: ReturnType<typeof cartRows>) =>
  rows.map((row) => ('removed' in row ? `undo ${row.removed.id}` : row.line.id));

describe('the rows of the cart', () => {
  it('keeps the order of the platform', () => {
    expect(names(cartRows(shown('a', 'b'), []))).toEqual(['a', 'b']);
  });

  it('puts the undo row where the removed line was', () => {
    expect(names(cartRows(shown('a', 'c'), [{ line: line('b'), place: 1 }]))).toEqual(['a', 'undo b', 'c']);
  });

  it('keeps the undo row of the last line of a cart that is empty now', () => {
    expect(names(cartRows([], [{ line: line('a'), place: 0 }]))).toEqual(['undo a']);
  });

  it('never loses an undo row whose place no longer exists', () => {
    expect(names(cartRows(shown('a'), [{ line: line('z'), place: 7 }]))).toEqual(['a', 'undo z']);
  });
});
