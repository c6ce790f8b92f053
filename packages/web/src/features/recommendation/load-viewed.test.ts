import { exampleProduct } from '@storefront/core/product/example-product';
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { localPricesAtom } from '../../state/market-atoms.ts';
import { loadViewed } from './load-viewed.ts';

it('[const.recently-viewed.1] the cards of viewed pieces come in their order, with the prices of the shopper’s country', async () => {
  const store = createStore();
  const productsBySkus = vi.fn(async (_skus: readonly string[], _country: string) => [
    exampleProduct({ handle: 'robe', legacy_id: '2' }),
    exampleProduct({ handle: 'slip', legacy_id: '1' }),
  ]);
  const siblings = vi.fn(async () => new Map());
  const texts = { collectionSaleTags: [], colours: {} };
  const cards = await loadViewed(store, ['R', 'S'], texts, { productsBySkus, siblings });
  expect(cards.map(({ handle }) => handle)).toEqual(['robe', 'slip']);
  expect(productsBySkus.mock.calls).toEqual([[['R', 'S'], 'US']]);
  expect(store.get(localPricesAtom)).toBeNull();
});
