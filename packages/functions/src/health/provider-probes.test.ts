import { exampleProduct } from '@storefront/core/product/example-product';
import { describe, expect, it, vi } from 'vitest';
import { providerProbes } from './provider-probes.ts';

describe('providerProbes', () => {
  it('reads without side effects, and opens a provider only when it is probed', async () => {
    const recommend = vi.fn(async () => ({ products: [exampleProduct()], dropped: 0 }));
    const fetchSharedList = vi.fn(async () => null);
    const search = vi.fn(() => ({ recommend }));
    const probes = providerProbes({ search, wishlists: () => ({ fetchSharedList }) });
    expect(search).not.toHaveBeenCalled();
    await probes.search.probe();
    expect(recommend).toHaveBeenCalledWith(expect.objectContaining({ profile: '404' }));
    await probes.wishlist.probe();
    expect(fetchSharedList).toHaveBeenCalledWith('health-check');
  });

  it('rejects for a provider that the shop does not have', async () => {
    const probes = providerProbes({ search: () => null, wishlists: () => null });
    await expect(probes.search.probe()).rejects.toMatchObject({ code: 'not-offered' });
    await expect(probes.wishlist.probe()).rejects.toMatchObject({ code: 'not-offered' });
  });
});
