import { cacheKeys } from '@storefront/core/cache/keys';
import { pageTags } from '@storefront/core/cache/page-tags';
import type { SourceEvent } from '@storefront/core/cache/source-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openShopBehind, type ShopBehind } from './shop-behind.ts';

const before = '2026-11-21T12:00:00Z';
const after = '2026-11-21T12:00:05Z';
const payload = (id: number, handle: string, change: object = {}) => ({
  id,
  handle,
  updated_at: after,
  status: 'active',
  published_at: before,
  variants: [{ inventory_item_id: id * 10 }],
  ...change,
});
const page = (id: string, change: object = {}) => ({
  _id: id,
  _type: 'page',
  _updatedAt: after,
  slug: id,
  operation: 'update',
  ...change,
});

const filterGroup = 'gid://shopify/Metaobject/9300000000001';
const filterMap = { pk: 'answer.1#filter-map', sk: 'value' };
const keepFilterMap = () => shop.store.write(filterMap, { value: {}, staleAt: 4e9, expiresAt: 4e9 });

let shop: ShopBehind;
beforeAll(async () => {
  shop = await openShopBehind();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.outside.built.length = 0;
  shop.outside.onAsk = () => {};
});

async function builtPaths(): Promise<string[]> {
  await shop.queue.idle();
  return shop.outside.built.map(({ path }) => path).toSorted();
}

describe('a change in the shop', () => {
  it('refreshes the page of the product and every page that shows it', async () => {
    await shop.pages.record('/collections/silk', ['collection:silk', 'product:gown']);
    shop.outside.products.set('gown', after);
    await shop.tellShop('products/update', payload(1, 'gown'));
    expect(await builtPaths()).toEqual(['/collections/silk', '/products/gown']);
  });

  it('is not built before the source shows it', async () => {
    shop.outside.products.set('robe', before);
    let asked = 0;
    shop.outside.onAsk = () => {
      asked += 1;
      if (asked === 3) shop.outside.products.set('robe', after);
    };
    await shop.tellShop('products/update', payload(2, 'robe'));
    await shop.queue.idle();
    expect(asked).toBe(3);
    expect(shop.outside.built).toEqual([{ path: '/products/robe', version: after }]);
  });

  it('that deletes a product tells an id only: its page is made anew, as a 404', async () => {
    shop.outside.products.set('scarf', after);
    await shop.tellShop('products/create', payload(3, 'scarf'));
    await shop.queue.idle();
    await shop.tellShop('products/delete', { id: 3 });
    shop.outside.products.delete('scarf');
    await shop.queue.idle();
    expect(shop.outside.built.at(-1)).toEqual({ path: '/products/scarf', version: null });
  });

  it('that unpublishes a product waits until shoppers see it no more, and back', async () => {
    shop.outside.products.set('veil', after);
    await shop.tellShop('products/update', payload(4, 'veil'));
    await shop.queue.idle();
    shop.outside.products.delete('veil');
    await shop.tellShop('products/update', payload(4, 'veil', { status: 'draft', updated_at: '2026-11-22' }));
    await shop.queue.idle();
    shop.outside.products.set('veil', '2026-11-23T00:00:00Z');
    await shop.tellShop('products/update', payload(4, 'veil', { updated_at: '2026-11-23T00:00:00Z' }));
    await shop.queue.idle();
    expect(shop.outside.built.map(({ version }) => version)).toEqual([after, null, '2026-11-23T00:00:00Z']);
  });

  it('of a handle refreshes the former page too', async () => {
    await shop.handles.learn({
      about: 'product',
      id: '5',
      handle: 'old-name',
      version: null,
      isGone: false,
      inventoryItemIds: [],
    });
    shop.outside.products.set('new-name', after);
    await shop.tellShop('products/update', payload(5, 'new-name'));
    expect(await builtPaths()).toEqual(['/products/new-name', '/products/old-name']);
  });

  it('of the stock finds the product by its inventory item, once a product told it', async () => {
    shop.outside.products.set('brief', after);
    await shop.tellShop('inventory_levels/update', { inventory_item_id: 60, available: 1 });
    expect(await builtPaths()).toEqual([]);
    await shop.tellShop('products/update', payload(6, 'brief'));
    await shop.queue.idle();
    await shop.tellShop('inventory_levels/update', { inventory_item_id: 60, available: 2 });
    expect(await builtPaths()).toEqual(['/products/brief', '/products/brief']);
  });

  it('of what the map of the site lists makes the map old, once the source shows it', async () => {
    const told = async () => Number((await shop.store.read(cacheKeys.mapChanged()))?.value ?? 0);
    shop.outside.products.set('sash', before);
    const seen: number[] = [];
    shop.outside.onAsk = async () => {
      seen.push(await told());
      if (seen.length === 3) shop.outside.products.set('sash', after);
    };
    const toldBefore = await told();
    await shop.tellShop('inventory_levels/update', { inventory_item_id: 990, available: 1 });
    await shop.tellShop('products/update', payload(13, 'sash'));
    await shop.queue.idle();
    expect(seen).toEqual([toldBefore, toldBefore, toldBefore]);
    expect(await told()).toBeGreaterThan(toldBefore);
  });

  it('of the filter groups makes the filter map old in the cache', async () => {
    await keepFilterMap();
    await shop.tellShop('metaobjects/delete', { id: filterGroup, type: 'filter_group', handle: 'colour' });
    await shop.queue.idle();
    expect((await shop.store.read(filterMap))?.staleAt).toBe(0);
  });

  it('of the filter groups expires nothing before the source shows it', async () => {
    await keepFilterMap();
    shop.outside.metaobjects.set(filterGroup, before);
    const seen: (number | undefined)[] = [];
    shop.outside.onAsk = async () => {
      seen.push((await shop.store.read(filterMap))?.staleAt);
      if (seen.length === 3) shop.outside.metaobjects.set(filterGroup, after);
    };
    await shop.tellShop('metaobjects/update', { id: filterGroup, type: 'filter_group', updated_at: after });
    await shop.queue.idle();
    expect(seen).toEqual([4e9, 4e9, 4e9]);
    expect((await shop.store.read(filterMap))?.staleAt).toBe(0);
  });
});

describe('a change in the texts', () => {
  it('refreshes the page of the document', async () => {
    shop.outside.documents.set('care', after);
    await shop.tellTexts(page('care'));
    expect(await builtPaths()).toEqual(['/pages/care']);
  });

  it('that deletes a page makes it anew, as a 404', async () => {
    await shop.tellTexts(page('press', { operation: 'delete' }));
    expect(await builtPaths()).toEqual(['/pages/press']);
  });

  it('of the settings refreshes the home page and the most visited ones', async () => {
    await shop.pages.record('/pages/sizing', ['page:sizing']);
    shop.outside.documents.set('settings', after);
    await shop.tellTexts(page('settings', { _type: 'settings', slug: null }));
    expect(await builtPaths()).toEqual(['/', '/collections/silk', '/pages/sizing']);
  });

  it('that gives a document another slug refreshes its former page too, and who else shows it', async () => {
    for (const path of ['/pages/press', '/stories/lace']) {
      await shop.pages.record(path, pageTags(path, ['document:press-page', 'document:settings']));
    }
    await shop.pages.record('/pages/jobs', pageTags('/pages/jobs', ['document:jobs', 'document:settings']));
    shop.outside.documents.set('press-page', after);
    await shop.tellTexts(page('press-page', { slug: 'newsroom' }));
    expect(await builtPaths()).toEqual(['/pages/newsroom', '/pages/press', '/stories/lace']);
  });

  it('that takes a document its slug refreshes the page that it had', async () => {
    await shop.pages.record('/pages/terms', pageTags('/pages/terms', ['document:terms-page']));
    shop.outside.documents.set('terms-page', after);
    await shop.tellTexts(page('terms-page', { slug: null }));
    expect(await builtPaths()).toEqual(['/pages/terms']);
  });
});

describe('[screen.client-redirects.8] an editor’s rule', () => {
  const rule = (path: string, change: object = {}) =>
    page('rule-1', { _type: 'routeRule', slug: path, ...change });

  it('refreshes the page of which it speaks', async () => {
    shop.outside.documents.set('rule-1', after);
    await shop.tellTexts(rule('/products/moved'));
    expect(await builtPaths()).toEqual(['/products/moved']);
  });

  it('that speaks of another path now refreshes both', async () => {
    await shop.pages.record('/products/moved', pageTags('/products/moved', ['document:rule-1']));
    shop.outside.documents.set('rule-1', after);
    await shop.tellTexts(rule('/products/moved-too'));
    expect(await builtPaths()).toEqual(['/products/moved', '/products/moved-too']);
  });

  it('that is deleted refreshes the page once more', async () => {
    shop.outside.documents.delete('rule-1');
    await shop.tellTexts(rule('/products/moved-too', { operation: 'delete' }));
    expect(await builtPaths()).toEqual(['/products/moved', '/products/moved-too']);
  });
});

describe('a change in the shop of which nobody was ever told before', () => {
  it.each([
    ['product', 'products', 11],
    ['collection', 'collections', 12],
  ])('that deletes a %s finds it by its page', async (kind, folder, id) => {
    const own = `/${folder}/unseen`;
    await shop.pages.record(own, pageTags(own, [`${kind}-id:${id}`]));
    await shop.pages.record('/pages/unseen', pageTags('/pages/unseen', [`${kind}:unseen`]));
    shop.outside.products.set('unseen', after);
    let asked = 0;
    shop.outside.onAsk = () => {
      asked += 1;
      if (asked === 3) shop.outside.products.delete('unseen');
    };
    await shop.tellShop(`${folder}/delete`, { id });
    expect(await builtPaths()).toEqual(['/pages/unseen', own].toSorted());
    expect(asked).toBe(3);
  });
});

it('what the site takes for no page’s address is asked for once', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  shop.outside.refused.add('/pages/odd');
  shop.outside.documents.set('odd', after);
  await shop.tellTexts(page('odd'));
  expect(await builtPaths()).toEqual([]);
  expect(shop.queue.dead).toEqual([]);
  expect(shop.outside.refusals).toBe(1);
  log.mockRestore();
});

it('a page that cannot be made comes back alone until it is a dead letter; its event and the others are done', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  shop.outside.broken.add('/products/broken');
  await shop.pages.record('/collections/lace', ['collection:lace', 'product:broken']);
  for (const handle of ['broken', 'whole']) shop.outside.products.set(handle, after);
  await shop.tellShop('products/update', payload(7, 'broken'));
  await shop.tellShop('products/update', payload(8, 'whole'));
  expect(await builtPaths()).toEqual(['/collections/lace', '/products/whole']);
  expect(shop.queue.dead).toHaveLength(1);
  expect(JSON.parse(shop.queue.dead[0] ?? '')).toMatchObject({ about: 'page', path: '/products/broken' });
  const stock: SourceEvent = { about: 'stock', inventoryItemId: '70' };
  expect(await shop.handles.handlesOf(stock)).toEqual(['broken']);
  log.mockRestore();
});
