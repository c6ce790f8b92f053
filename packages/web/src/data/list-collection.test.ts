import { cacheKeys } from '@storefront/core/cache/keys';
import { exampleProduct } from '@storefront/core/product/example-product';
import type { CollectionPage } from '@storefront/core/providers/commerce/commerce';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listCollection } from './list-collection.ts';
import { withinBuild } from './page-build.ts';
import { platform, resetShop, shop, table } from './page-sources.fixture.ts';

vi.mock('./sources.ts', async () => (await import('./page-sources.fixture.ts')).sources);
vi.mock('./cache-table.ts', async () => (await import('./page-sources.fixture.ts')).cacheTable);

function collectionOf(handle: string, count: number, own: Partial<CollectionPage> = {}): CollectionPage {
  return {
    ...{ id: 'gid://shopify/Collection/7', handle, title: handle, description: null, updatedAt: null },
    ...{ image: null, metafields: {}, hasPreviousPage: false, hasNextPage: false },
    ...{ startCursor: null, endCursor: null },
    products: Array.from({ length: count }, (_, at) => exampleProduct({ handle: `piece-${at}` })),
    ...own,
  };
}

const requests = () => platform.collectionPage.mock.calls.map(([{ size, after }]) => [size, after ?? null]);
const handlesOf = (page: CollectionPage | null) => page?.products.map(({ handle }) => handle);
const stored = async (handle: string) =>
  (await table.read(cacheKeys.collectionCursors(handle, 'default')))?.value;

beforeEach(resetShop);

describe('[screen.route-table.30] a page of a collection', () => {
  it('is listed by walking while the table fails, which is logged', async () => {
    const down = new Error('no table');
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    shop.collections = [collectionOf('tulle', 45)];
    const read = vi.spyOn(table, 'read').mockRejectedValue(down);
    expect(handlesOf(await listCollection('tulle', 2))).toHaveLength(20);
    expect(log.mock.calls).toContainEqual([expect.stringContaining('cache'), down]);
    read.mockRestore();
    log.mockRestore();
  });

  it('is one request for the first page, and stores no cursor', async () => {
    shop.collections = [collectionOf('silk', 45)];
    expect(handlesOf(await listCollection('silk', 1))).toHaveLength(20);
    expect(requests()).toEqual([[20, null]]);
    expect(platform.collectionPage).toHaveBeenCalledWith({ handle: 'silk', size: 20 }, 'US');
    expect(await stored('silk')).toBeUndefined();
  });

  it('does not read the table for the first page', async () => {
    shop.collections = [collectionOf('crepe', 45)];
    const read = vi.spyOn(table, 'read');
    await listCollection('crepe', 1);
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  it('is reached by skipping the pages before, whose end is stored for the next visitor', async () => {
    shop.collections = [collectionOf('linen', 45)];
    expect(handlesOf(await listCollection('linen', 2))).toEqual(
      Array.from({ length: 20 }, (_, at) => `piece-${at + 20}`),
    );
    expect(requests()).toEqual([
      [20, null],
      [20, 'cursor 20'],
    ]);
    expect(await stored('linen')).toEqual({ 1: 'cursor 20', 2: 'cursor 40' });
    platform.collectionPage.mockClear();
    expect(handlesOf(await listCollection('linen', 3))).toEqual(
      Array.from({ length: 5 }, (_, at) => `piece-${at + 40}`),
    );
    expect(requests()).toEqual([[20, 'cursor 40']]);
  });

  it('is walked to from the start when it is rebuilt because of a change', async () => {
    shop.collections = [collectionOf('velvet', 45)];
    await listCollection('velvet', 2);
    platform.collectionPage.mockClear();
    const build = {
      ...{ startedAt: 0, isOnDemand: true, rulePath: null, notFoundPath: null, isIncomplete: false },
      ...{ sources: new Map(), listed: new Map() },
    };
    await withinBuild(build, () => listCollection('velvet', 2));
    expect(requests()).toEqual([
      [20, null],
      [20, 'cursor 20'],
    ]);
  });

  it('uses stored cursors when it is rebuilt by time', async () => {
    shop.collections = [collectionOf('wool', 45)];
    await listCollection('wool', 2);
    platform.collectionPage.mockClear();
    const build = {
      ...{ startedAt: 0, isOnDemand: false, rulePath: null, notFoundPath: null, isIncomplete: false },
      ...{ sources: new Map(), listed: new Map() },
    };
    await withinBuild(build, () => listCollection('wool', 2));
    expect(requests()).toEqual([[20, 'cursor 20']]);
  });

  it('is null after the last page, without a further request', async () => {
    shop.collections = [collectionOf('satin', 20)];
    expect(await listCollection('satin', 2)).toBeNull();
    expect(requests()).toEqual([[20, null]]);
    expect(await stored('satin')).toBeUndefined();
  });

  it('costs one request where it is far after the last page, once another such page was looked for', async () => {
    shop.collections = [collectionOf('organza', 500)];
    expect(await listCollection('organza', 900)).toBeNull();
    expect(requests()).toEqual([
      [240, null],
      [240, 'cursor 240'],
      [240, 'cursor 480'],
    ]);
    expect(await stored('organza')).toEqual({ 12: 'cursor 240', 24: 'cursor 480' });
    platform.collectionPage.mockClear();
    expect(await listCollection('organza', 99_999)).toBeNull();
    expect(requests()).toEqual([[240, 'cursor 480']]);
  });

  it('stores the ends of the pages that were skipped', async () => {
    shop.collections = [collectionOf('crepon', 500)];
    expect(handlesOf(await listCollection('crepon', 14))).toHaveLength(20);
    expect(await stored('crepon')).toEqual({ 12: 'cursor 240', 13: 'cursor 260', 14: 'cursor 280' });
  });

  it.each([1, 2, 30])('is null when the collection does not exist (page %i)', async (page) => {
    expect(await listCollection('gone', page)).toBeNull();
    expect(await stored('gone')).toBeUndefined();
  });

  it('is null when the platform names no end of the page before', async () => {
    const noEnd = collectionOf('odd', 20, { hasNextPage: true });
    platform.collectionPage.mockResolvedValueOnce(noEnd);
    shop.collections = [noEnd];
    expect(await listCollection('odd', 2)).toBeNull();
    expect(platform.collectionPage).toHaveBeenCalledTimes(1);
  });

  it('is null where a stored cursor is the end of the collection, and stores no more', async () => {
    shop.collections = [collectionOf('lace', 25)];
    platform.collectionPage.mockImplementationOnce(async () => ({
      ...collectionOf('lace', 20),
      ...{ hasNextPage: true, endCursor: 'cursor 25' },
    }));
    expect(await listCollection('lace', 2)).toBeNull();
    expect(await stored('lace')).toBeUndefined();
  });

  it('rejects while the platform fails', async () => {
    shop.isPlatformDown = true;
    await expect(listCollection('silk', 1)).rejects.toThrow('isPlatformDown');
  });
});
