import { exampleProduct } from '@storefront/core/product/example-product';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { platform, resetShop, shop } from './page-sources.fixture.ts';
import { getProductPaths } from './product-page.ts';

vi.mock('./sources.ts', async () => (await import('./page-sources.fixture.ts')).sources);
vi.mock('./cache-table.ts', async () => (await import('./page-sources.fixture.ts')).cacheTable);
beforeEach(resetShop);

describe('the product pages that `next build` prebuilds', () => {
  it('are those that no rule and no table redirects', async () => {
    shop.products = ['slip', 'moved', 'robe'].map((handle) => exampleProduct({ handle }));
    shop.rules['/products/moved'] = { target: '/', isPermanent: true };
    expect(await getProductPaths({})).toEqual({
      paths: [{ params: { handle: 'slip' } }, { params: { handle: 'robe' } }],
      fallback: 'blocking',
    });
    expect(platform.productHandles).toHaveBeenCalledWith(200, 'US');
  });
});
