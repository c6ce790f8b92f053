import { expect, it } from 'vitest';
import { isOnePrice } from '../../../packages/core/src/product/price-truth.ts';
import { checkShopPrices } from '../../../scripts/checks/check-shop-prices.ts';

it('[state.currency-country.3] eight sizes have one price on card, page, in structured data, bag and checkout, at home and abroad', async () => {
  const samples = await checkShopPrices(process.env, { count: 8, seed: 19 });
  expect(samples).toHaveLength(16);
  expect(samples.filter(({ seen }) => !isOnePrice(seen))).toEqual([]);
});
