import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { filterMapAtom } from './filter-map-atom.ts';
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

it('[call.products-own-server.7] [entity.site-state.3] lists what the collection has, with counts, once for each visit', async () => {
  getOwn.mockResolvedValue({ collections: {}, groups, counts: { 'fabric-silk': 34, 'fabric-wool': '3' } });
  const store = createStore();
  const [{ counted }] = await Promise.all([loadFilters(store, 'evening'), loadFilters(store, 'evening')]);
  expect(counted).toMatchObject([{ key: 'fabric', options: [{ tag: 'fabric-silk', count: 34 }] }]);
  await loadFilters(store, 'evening');
  await loadFilters(store, 'day');
  expect([...store.get(filterMapAtom).keys()]).toEqual(['evening', 'day']);
  expect(getOwn.mock.calls).toEqual([
    ['/api/shopify/metaobjects?collection=evening'],
    ['/api/shopify/metaobjects?collection=day'],
  ]);
});

it.each([null, 'text', {}, { groups: 7 }, { groups: [{}] }])(
  '[error.9] rejects an answer without filters, and tries again: %j',
  async (answer) => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    getOwn.mockResolvedValueOnce(answer);
    const store = createStore();
    await expect(loadFilters(store, 'silk')).rejects.toThrow('no groups');
    expect(store.get(filterMapAtom).size).toBe(0);
    getOwn.mockResolvedValueOnce({ collections: {}, groups, counts: {} });
    expect((await loadFilters(store, 'silk')).groups).toHaveLength(1);
  },
);
