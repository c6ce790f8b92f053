import { expect, it, vi } from 'vitest';
import { loadFilters } from './load-filters.ts';

const getOwn = vi.hoisted(() => vi.fn());
vi.mock('../../clients/api.ts', () => ({ getOwn }));

const groups = [
  {
    ...{ key: 'fabric', label: 'Fabric' },
    options: [
      { label: 'Silk', tag: 'fabric-silk' },
      { label: 'Wool', tag: 'fabric-wool' },
    ],
  },
];

it('[call.products-own-server.7] lists what the collection has, with counts, once for each visit', async () => {
  getOwn.mockResolvedValue({ collections: {}, groups, counts: { 'fabric-silk': 34, 'fabric-wool': '3' } });
  const { counted } = await loadFilters('evening');
  expect(counted).toMatchObject([{ key: 'fabric', options: [{ tag: 'fabric-silk', count: 34 }] }]);
  await loadFilters('evening');
  expect(getOwn.mock.calls).toEqual([['/api/shopify/metaobjects?collection=evening']]);
});

it.each([null, 'text', {}, { groups: 7 }, { groups: [{}] }])(
  'rejects an answer without filters, and tries again: %j',
  async (answer) => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    getOwn.mockResolvedValueOnce(answer);
    await expect(loadFilters('silk')).rejects.toThrow('no groups');
  },
);
