import { exampleFilters } from '@storefront/core/collection/example-filters';
import { Fault } from '@storefront/core/fault';
import { describe, expect, it, vi } from 'vitest';
import { address, errorOf, exampleDeps, sendTo } from './example-deps.fixture.ts';
import { filterMapApi } from './filter-map-api.ts';

const dayMs = 86_400_000;
const map = {
  collections: { silk: { rule: { column: 'tag' as const, condition: 'silk' } } },
  groups: exampleFilters,
};

function openFilterMap() {
  const example = exampleDeps();
  const catalogue = {
    filterMap: vi.fn(async () => map),
    collectionTags: vi.fn(async (handle: string) =>
      handle === 'silk' ? [{ tags: ['COLOR-black', 'size-s'] }, { tags: ['size-s', 'odd'] }] : null,
    ),
  };
  const app = filterMapApi({ ...example.deps, catalogue });
  const get = (query = '') => sendTo(app, `/api/shopify/metaobjects${query}`);
  return { ...example, catalogue, get };
}

const outage = new Fault({ code: 'commerce-unavailable', kind: 'outside', say: 'The platform is down.' });

describe('GET /api/shopify/metaobjects', () => {
  it('[call.products-own-server.7] returns the filter map, which shared caches may store', async () => {
    const { get, catalogue, counted } = openFilterMap();
    const { status, headers, body } = await get();
    expect([status, body]).toEqual([200, map]);
    expect(headers.get('cache-control')).toBe(
      'public, max-age=60, s-maxage=60, stale-while-revalidate=86400',
    );
    expect(catalogue.filterMap).toHaveBeenCalledWith('US');
    expect(catalogue.collectionTags).not.toHaveBeenCalled();
    expect(counted).toEqual([]);
  });

  it('adds the number of products for each tag of the map, in lower case', async () => {
    const { get, catalogue, counted } = openFilterMap();
    expect((await get('?collection=silk')).body).toEqual({
      ...map,
      counts: { 'color-black': 1, 'color-ivory': 0, 'dusk blue': 0, 'size-s': 2, 'size-m': 0 },
    });
    expect(catalogue.collectionTags).toHaveBeenCalledWith('silk', 'US');
    expect(counted).toEqual([[address, { name: 'counts', attempts: 300, withinS: 300 }]]);
  });

  it('stores the counts of each collection apart', async () => {
    const { get, catalogue } = openFilterMap();
    await get('?collection=silk');
    await get('?collection=silk');
    expect(catalogue.collectionTags).toHaveBeenCalledTimes(1);
    expect(await get('?collection=wool')).toMatchObject({
      status: 404,
      body: { error: { code: 'collection-unknown', message: 'There is no such collection.' } },
    });
  });

  it('returns 429 for counts above the limit, and the map alone still', async () => {
    const { get, catalogue, reached } = openFilterMap();
    reached.add('address:counts');
    expect(errorOf(await get('?collection=silk'))).toEqual([429, 'throttled']);
    expect(catalogue.filterMap).not.toHaveBeenCalled();
    expect((await get()).status).toBe(200);
  });

  it.each(['a"b', '', 'a%20b', 'x'.repeat(256), 'a/b'])(
    'returns 400 for the collection %j',
    async (handle) => {
      const response = await openFilterMap().get(`?collection=${handle}`);
      expect(response).toMatchObject({ status: 400, body: { error: { field: 'collection' } } });
    },
  );

  it.each(['x'.repeat(255), 'été_2', 'a-b'])('accepts the handle %j', async (handle) => {
    const response = await openFilterMap().get(`?collection=${encodeURIComponent(handle)}`);
    expect(response.status).toBe(404);
  });

  it('reads the map again after 5 minutes, and the counts after 10', async () => {
    const { get, catalogue, moveOn } = openFilterMap();
    const calls = () => [catalogue.filterMap.mock.calls.length, catalogue.collectionTags.mock.calls.length];
    await get('?collection=silk');
    moveOn(299_000);
    await get('?collection=silk');
    expect(calls()).toEqual([1, 1]);
    moveOn(1_000);
    await get('?collection=silk');
    expect(calls()).toEqual([2, 1]);
    moveOn(299_000);
    await get('?collection=silk');
    expect(calls()).toEqual([2, 1]);
    moveOn(1_000);
    await get('?collection=silk');
    expect(calls()).toEqual([3, 2]);
  });

  it('stores the map for 30 days in all, and the counts for seven', async () => {
    const { get, catalogue, moveOn } = openFilterMap();
    await get('?collection=silk');
    catalogue.filterMap.mockRejectedValue(outage);
    catalogue.collectionTags.mockRejectedValue(outage);
    moveOn(7 * dayMs - 1_000);
    expect((await get('?collection=silk')).status).toBe(200);
    moveOn(1_000);
    expect((await get('?collection=silk')).status).toBe(502);
    moveOn(23 * dayMs - 1_000);
    expect((await get()).status).toBe(200);
    moveOn(1_000);
    expect((await get()).status).toBe(502);
  });

  it.each([
    ['a map without groups', 'filter-map', { collections: {} }],
    ['a map without collections', 'filter-map', { groups: exampleFilters }],
    ['a map of which a part cannot be read', 'filter-map', { ...map, groups: [{ key: 'color' }] }],
    ['counts that are no numbers', 'option-counts:silk', { 'size-s': 'two' }],
  ])('does not use %s that is stored', async (_, key, stored) => {
    const { get, deps, moveOn } = openFilterMap();
    const reading = { load: async () => stored, parse: () => null };
    await deps.responses.read(key, { freshS: 600, staleS: 0 }, reading);
    moveOn(2_000);
    expect((await get('?collection=silk')).body).toMatchObject({ ...map, counts: { 'size-s': 2 } });
  });
});
