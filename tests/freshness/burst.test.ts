import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShopBackend, type ShopBackend } from './shop-backend.ts';

const builtPage = { startedAt: 0, buildId: null, documents: {} };

const WEBHOOKS = 500;
const PRODUCTS = 40;
const AT_ONCE = 10;

let shop: ShopBackend;
beforeAll(async () => {
  shop = await openShopBackend();
});
afterAll(() => shop.close());

it('a burst of 500 webhooks loses none and builds each page at most twice', async () => {
  const handles = Array.from({ length: PRODUCTS }, (_, at) => `product-${at}`);
  const shared = ['/', '/collections/silk'];
  for (const path of shared)
    await shop.pages.record(
      path,
      handles.map((handle) => `product:${handle}`),
      builtPage,
    );

  let next = 0;
  const statuses: number[] = [];
  const senders = Array.from({ length: AT_ONCE }, async () => {
    for (let at = next++; at < WEBHOOKS; at = next++) {
      const handle = `product-${at % PRODUCTS}`;
      const version = new Date(Date.UTC(2026, 10, 21) + at * 1_000).toISOString();
      if (version > (shop.sources.products.get(handle) ?? '')) shop.sources.products.set(handle, version);
      const payload = {
        id: (at % PRODUCTS) + 1,
        handle,
        updated_at: version,
        status: 'active',
        variants: [],
      };
      // Like the platform, it repeats a webhook that is not accepted.
      let status = 503;
      while (status >= 500) ({ status } = await shop.sendShopifyWebhook('products/update', payload));
      statuses.push(status);
    }
  });
  await Promise.all(senders);
  await shop.queue.idle();

  expect(statuses).toEqual(Array(WEBHOOKS).fill(200));
  expect(shop.queue.dead).toEqual([]);
  const builds = Map.groupBy(shop.sources.built, ({ path }) => path);
  const expected = [...shared, ...handles.map((handle) => `/products/${handle}`)];
  expect([...builds.keys()].toSorted()).toEqual(expected.toSorted());
  const tooOften = [...builds].filter(([, times]) => times.length > 2).map(([path]) => path);
  expect(tooOften).toEqual([]);
  for (const handle of handles) {
    const last = builds.get(`/products/${handle}`)?.at(-1);
    expect(last?.version).toBe(shop.sources.products.get(handle));
  }
}, 120_000);
