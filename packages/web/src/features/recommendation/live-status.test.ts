import { cardStatus } from '@storefront/core/product/card';
import { exampleProduct } from '@storefront/core/product/example-product';
import { toRecommended } from '@storefront/core/recommendation/recommended-product';
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { withLiveStatus } from './live-status.ts';

const piece = (handle: string, linked = '') =>
  toRecommended(exampleProduct({ handle, ss_available: '1', metafields: { pdp_swatch_products: linked } }));
const live = (handle: string, isAvailable: boolean) =>
  [handle, { handle, colour: 'Ink', isAvailable, updatedAt: null }] as const;

it('[entity.product-mapped-from-a-recommendation-result.3] recommendations have the present stock and their other colours; what is gone is left out', async () => {
  const siblings = vi.fn(
    async (_handles: readonly string[], _country: string) =>
      new Map([live('iris', false), live('robe', true), live('iris-ink', true)]),
  );
  const found = await withLiveStatus(
    createStore(),
    [piece('iris', 'iris,iris-ink,iris-old'), piece('gone'), piece('robe')],
    { siblings },
  );
  expect(found.products.map((product) => [product.handle, cardStatus(product)])).toEqual([
    ['iris', 'sold-out'],
    ['robe', 'available'],
  ]);
  expect(siblings.mock.calls).toEqual([[['iris', 'gone', 'robe', 'iris-ink', 'iris-old'], 'US']]);
  expect(found.siblings.get('iris-ink')).toMatchObject({ colour: 'Ink' });
  expect(found.siblings.get('iris-old')).toBe('Stale');
});
