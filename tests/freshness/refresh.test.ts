import { cacheKeys } from '@storefront/core/cache/keys';
import { pageTags } from '@storefront/core/cache/page-tags';
import type { SourceEvent } from '@storefront/core/cache/source-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openShopBackend, type ShopBackend } from './shop-backend.ts';

const builtPage = { startedAt: 0, buildId: null, documents: {} };

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
const filterMap = { pk: 'response.1#filter-map', sk: 'value' };
const storeFilterMap = () => shop.store.write(filterMap, { value: {}, staleAt: 4e9, expiresAt: 4e9 });

let shop: ShopBackend;
beforeAll(async () => {
  shop = await openShopBackend({ tries: 5 });
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.sources.built.length = 0;
  shop.sources.onRequest = () => {};
});

async function builtPaths(): Promise<string[]> {
  await shop.queue.idle();
  return shop.sources.built.map(({ path }) => path).toSorted();
}

describe('a change of the catalogue', () => {
  it('refreshes the page of the product and every page that shows it', async () => {
    await shop.pages.record('/collections/silk', ['collection:silk', 'product:gown'], builtPage);
    shop.sources.products.set('gown', after);
    await shop.sendShopifyWebhook('products/update', payload(1, 'gown'));
    expect(await builtPaths()).toEqual(['/collections/silk', '/products/gown']);
  });

  it('refreshes the page only when the source shows the change', async () => {
    shop.sources.products.set('robe', before);
    let requests = 0;
    shop.sources.onRequest = () => {
      requests += 1;
      if (requests === 3) shop.sources.products.set('robe', after);
    };
    await shop.sendShopifyWebhook('products/update', payload(2, 'robe'));
    await shop.queue.idle();
    expect(requests).toBe(3);
    expect(shop.sources.built).toEqual([{ path: '/products/robe', version: after }]);
  });

  it('that deletes a product, by its id alone, makes its page a 404', async () => {
    shop.sources.products.set('scarf', after);
    await shop.sendShopifyWebhook('products/create', payload(3, 'scarf'));
    await shop.queue.idle();
    await shop.sendShopifyWebhook('products/delete', { id: 3 });
    shop.sources.products.delete('scarf');
    await shop.queue.idle();
    expect(shop.sources.built.at(-1)).toEqual({ path: '/products/scarf', version: null });
  });

  it('that unpublishes a product waits until the source hides it, and one that publishes it until it shows it', async () => {
    shop.sources.products.set('veil', after);
    await shop.sendShopifyWebhook('products/update', payload(4, 'veil'));
    await shop.queue.idle();
    shop.sources.products.delete('veil');
    await shop.sendShopifyWebhook(
      'products/update',
      payload(4, 'veil', { status: 'draft', updated_at: '2026-11-22' }),
    );
    await shop.queue.idle();
    shop.sources.products.set('veil', '2026-11-23T00:00:00Z');
    await shop.sendShopifyWebhook(
      'products/update',
      payload(4, 'veil', { updated_at: '2026-11-23T00:00:00Z' }),
    );
    await shop.queue.idle();
    expect(shop.sources.built.map(({ version }) => version)).toEqual([after, null, '2026-11-23T00:00:00Z']);
  });

  it('of a handle also refreshes the former page', async () => {
    await shop.handles.record({
      about: 'product',
      id: '5',
      handle: 'old-name',
      version: null,
      isGone: false,
      inventoryItemIds: [],
    });
    shop.sources.products.set('new-name', after);
    await shop.sendShopifyWebhook('products/update', payload(5, 'new-name'));
    expect(await builtPaths()).toEqual(['/products/new-name', '/products/old-name']);
  });

  it('of the stock refreshes the product of the inventory item, once a product has named it', async () => {
    shop.sources.products.set('brief', after);
    await shop.sendShopifyWebhook('inventory_levels/update', { inventory_item_id: 60, available: 1 });
    expect(await builtPaths()).toEqual([]);
    await shop.sendShopifyWebhook('products/update', payload(6, 'brief'));
    await shop.queue.idle();
    await shop.sendShopifyWebhook('inventory_levels/update', { inventory_item_id: 60, available: 2 });
    expect(await builtPaths()).toEqual(['/products/brief', '/products/brief']);
  });

  it('of an entry of the sitemap expires the sitemap once the source shows it', async () => {
    const changedAt = async () => Number((await shop.store.read(cacheKeys.mapChanged()))?.value ?? 0);
    shop.sources.products.set('sash', before);
    const seen: number[] = [];
    shop.sources.onRequest = async () => {
      seen.push(await changedAt());
      if (seen.length === 3) shop.sources.products.set('sash', after);
    };
    const changedBefore = await changedAt();
    await shop.sendShopifyWebhook('inventory_levels/update', { inventory_item_id: 990, available: 1 });
    await shop.sendShopifyWebhook('products/update', payload(13, 'sash'));
    await shop.queue.idle();
    expect(seen).toEqual([changedBefore, changedBefore, changedBefore]);
    expect(await changedAt()).toBeGreaterThan(changedBefore);
  });

  it('of the filter groups expires the stored filter map', async () => {
    await storeFilterMap();
    await shop.sendShopifyWebhook('metaobjects/delete', {
      id: filterGroup,
      type: 'filter_group',
      handle: 'colour',
    });
    await shop.queue.idle();
    expect((await shop.store.read(filterMap))?.staleAt).toBe(0);
  });

  it('of the filter groups expires nothing until the source shows it', async () => {
    await storeFilterMap();
    shop.sources.metaobjects.set(filterGroup, before);
    const seen: (number | undefined)[] = [];
    shop.sources.onRequest = async () => {
      seen.push((await shop.store.read(filterMap))?.staleAt);
      if (seen.length === 3) shop.sources.metaobjects.set(filterGroup, after);
    };
    await shop.sendShopifyWebhook('metaobjects/update', {
      id: filterGroup,
      type: 'filter_group',
      updated_at: after,
    });
    await shop.queue.idle();
    expect(seen).toEqual([4e9, 4e9, 4e9]);
    expect((await shop.store.read(filterMap))?.staleAt).toBe(0);
  });
});

describe('a change of the content', () => {
  it('refreshes the page of the document', async () => {
    shop.sources.documents.set('care', after);
    await shop.sendSanityWebhook(page('care'));
    expect(await builtPaths()).toEqual(['/pages/care']);
  });

  it('that deletes a page refreshes it', async () => {
    await shop.sendSanityWebhook(page('press', { operation: 'delete' }));
    expect(await builtPaths()).toEqual(['/pages/press']);
  });

  it('of the settings refreshes the home page and the most visited ones', async () => {
    await shop.pages.record('/pages/sizing', ['page:sizing'], builtPage);
    shop.sources.documents.set('settings', after);
    await shop.sendSanityWebhook(page('settings', { _type: 'settings', slug: null }));
    expect(await builtPaths()).toEqual(['/', '/collections/silk', '/pages/sizing']);
  });

  it('of a slug also refreshes the former page and every page that shows the document', async () => {
    for (const path of ['/pages/press', '/stories/lace']) {
      await shop.pages.record(path, pageTags(path, ['document:press-page', 'document:settings']), builtPage);
    }
    await shop.pages.record(
      '/pages/jobs',
      pageTags('/pages/jobs', ['document:jobs', 'document:settings']),
      builtPage,
    );
    shop.sources.documents.set('press-page', after);
    await shop.sendSanityWebhook(page('press-page', { slug: 'newsroom' }));
    expect(await builtPaths()).toEqual(['/pages/newsroom', '/pages/press', '/stories/lace']);
  });

  it('that removes a slug refreshes the former page', async () => {
    await shop.pages.record('/pages/terms', pageTags('/pages/terms', ['document:terms-page']), builtPage);
    shop.sources.documents.set('terms-page', after);
    await shop.sendSanityWebhook(page('terms-page', { slug: null }));
    expect(await builtPaths()).toEqual(['/pages/terms']);
  });
});

describe('[screen.client-redirects.8] an editor’s rule', () => {
  const rule = (path: string, change: object = {}) =>
    page('rule-1', { _type: 'routeRule', slug: path, ...change });

  it('refreshes the page of its path', async () => {
    shop.sources.documents.set('rule-1', after);
    await shop.sendSanityWebhook(rule('/products/moved'));
    expect(await builtPaths()).toEqual(['/products/moved']);
  });

  it('that moves to another path refreshes both pages', async () => {
    await shop.pages.record('/products/moved', pageTags('/products/moved', ['document:rule-1']), builtPage);
    shop.sources.documents.set('rule-1', after);
    await shop.sendSanityWebhook(rule('/products/moved-too'));
    expect(await builtPaths()).toEqual(['/products/moved', '/products/moved-too']);
  });

  it('that is deleted refreshes the page again', async () => {
    shop.sources.documents.delete('rule-1');
    await shop.sendSanityWebhook(rule('/products/moved-too', { operation: 'delete' }));
    expect(await builtPaths()).toEqual(['/products/moved', '/products/moved-too']);
  });
});

describe('a change of something that no webhook has named before', () => {
  it.each([
    ['product', 'products', 11],
    ['collection', 'collections', 12],
  ])('that deletes a %s finds it by its recorded page', async (kind, folder, id) => {
    const own = `/${folder}/unseen`;
    await shop.pages.record(own, pageTags(own, [`${kind}-id:${id}`]), builtPage);
    await shop.pages.record('/pages/unseen', pageTags('/pages/unseen', [`${kind}:unseen`]), builtPage);
    shop.sources.products.set('unseen', after);
    let requests = 0;
    shop.sources.onRequest = () => {
      requests += 1;
      if (requests === 3) shop.sources.products.delete('unseen');
    };
    await shop.sendShopifyWebhook(`${folder}/delete`, { id });
    expect(await builtPaths()).toEqual(['/pages/unseen', own].toSorted());
    expect(requests).toBe(3);
  });
});

it('requests a path that the site refuses only once', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  shop.sources.refused.add('/pages/odd');
  shop.sources.documents.set('odd', after);
  await shop.sendSanityWebhook(page('odd'));
  expect(await builtPaths()).toEqual([]);
  expect(shop.queue.dead).toEqual([]);
  expect(shop.sources.refusals).toBe(1);
  log.mockRestore();
});

it('tries a page that cannot be made alone until it is a dead letter; its event and other pages are done', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  shop.sources.broken.add('/products/broken');
  await shop.pages.record('/collections/lace', ['collection:lace', 'product:broken'], builtPage);
  for (const handle of ['broken', 'whole']) shop.sources.products.set(handle, after);
  await shop.sendShopifyWebhook('products/update', payload(7, 'broken'));
  await shop.sendShopifyWebhook('products/update', payload(8, 'whole'));
  expect(await builtPaths()).toEqual(['/collections/lace', '/products/whole']);
  expect(shop.queue.dead).toHaveLength(1);
  expect(JSON.parse(shop.queue.dead[0] ?? '')).toMatchObject({ about: 'page', path: '/products/broken' });
  const stock: SourceEvent = { about: 'stock', inventoryItemId: '70' };
  expect(await shop.handles.handlesOf(stock)).toEqual(['broken']);
  log.mockRestore();
});
