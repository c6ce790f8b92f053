import { exampleProduct } from '@storefront/core/product/example-product';
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { loadCardsByHandles } from './use-cards-by-handles.ts';

it('[screen.product-detail-page.19] similar pieces are read in the shopper’s country, in their order', async () => {
  const products = [exampleProduct({ handle: 'robe' }), exampleProduct({ handle: 'mule', legacy_id: '11' })];
  const productsByHandles = vi.fn(async (_handles: readonly string[], _country: string) => ({
    products,
    missing: ['gone'],
  }));
  const cards = await loadCardsByHandles(
    createStore(),
    ['robe', 'gone', 'mule'],
    { collectionSaleTags: [], colours: {} },
    { productsByHandles, siblings: async () => new Map() },
  );
  expect(cards.map(({ handle }) => handle)).toEqual(['robe', 'mule']);
  expect(productsByHandles.mock.calls).toEqual([[['robe', 'gone', 'mule'], 'US']]);
});
