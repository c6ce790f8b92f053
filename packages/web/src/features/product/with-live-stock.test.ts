import { exampleVariant } from '@storefront/core/product/example-product';
import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { currencyCountryAtom } from '../../state/market-atoms.ts';
import { withLiveStock } from './with-live-stock.ts';

const inventory = vi.hoisted(() => vi.fn());
vi.mock('../../clients/commerce-live.ts', () => ({ commerceLive: () => ({ inventory }) }));

it('a product that the platform does not sell in the country has nothing to choose there', async () => {
  const store = createStore();
  const variants = [exampleVariant()];
  inventory.mockResolvedValue(null);
  expect(await withLiveStock(store, 'slip', variants), 'gone at home').toBe(variants);
  store.set(currencyCountryAtom, 'JP');
  expect(await withLiveStock(store, 'slip', variants)).toEqual([]);
  expect(inventory.mock.calls).toEqual([
    ['slip', 'US'],
    ['slip', 'JP'],
  ]);
});
