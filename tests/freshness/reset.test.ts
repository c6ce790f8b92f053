import { createDynamoStore, openDynamo } from '@storefront/core/cache/dynamo-store';
import { createHandleIndex } from '@storefront/core/cache/handle-index';
import { cacheKeys, SETTINGS_RESPONSE } from '@storefront/core/cache/keys';
import { createPageIndex } from '@storefront/core/cache/page-index';
import type { CacheStore } from '@storefront/core/cache/store';
import { systemClock } from '@storefront/core/clock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cloud, openCloud } from '../../packages/sandbox/src/cloud/open-cloud.ts';
import { resetCloud } from '../../packages/sandbox/src/cloud/reset-cloud.ts';

const builtPage = { startedAt: 0, buildId: null, documents: {} };

let cloud: Cloud;
let store: CacheStore;
beforeAll(async () => {
  cloud = await openCloud({ port: 0, worker: async () => ({ batchItemFailures: [] }) });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: cloud.url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'sandbox',
    AWS_SECRET_ACCESS_KEY: 'sandbox',
  });
  store = createDynamoStore({ table: 'storefront-cache', clock: systemClock, client: openDynamo() });
});
afterAll(() => cloud.close());

const entry = (value: unknown) => ({ value, staleAt: 4e9, expiresAt: 4e9 });

describe('resetCloud', () => {
  it('deletes responses, handles, limits and messages of the world before', async () => {
    const handles = createHandleIndex(store, systemClock);
    const product = { about: 'product', id: '1', version: null, isGone: false } as const;
    await handles.record({ ...product, handle: 'of-before', inventoryItemIds: ['10'] });
    const keys = [
      cacheKeys.response(SETTINGS_RESPONSE),
      cacheKeys.idempotency('gift'),
      cacheKeys.webhook('shopify', 'digest'),
      cacheKeys.outcome('search', 'failure'),
      cacheKeys.refresh('/products/of-before', 'fresh'),
      ...Array.from({ length: 40 }, (_, window) => cacheKeys.rateLimit('login', 'somebody', window)),
      // More than one page of a DynamoDB scan.
      ...Array.from({ length: 6 }, (_, at) => cacheKeys.response(`large ${at}`)),
    ];
    for (const key of keys) {
      const isLarge = key.pk.includes('large');
      await store.write(key, entry(isLarge ? 'x'.repeat(300_000) : 'before'));
    }
    cloud.queue.send('of the world before', 900_000);
    await resetCloud(cloud.url);
    expect(await Promise.all(keys.map((key) => store.read(key)))).toEqual(keys.map(() => null));
    expect(await handles.handlesOf({ about: 'stock', inventoryItemId: '10' })).toEqual([]);
    expect(cloud.queue.unfinished()).toEqual([]);
  });

  it('keeps the index of the pages that the site still serves', async () => {
    const pages = createPageIndex(store, systemClock);
    await pages.record('/collections/silk', ['collection:silk', 'product:gown'], builtPage);
    await resetCloud(cloud.url);
    expect(await pages.pathsOf(['product:gown'])).toEqual(['/products/gown', '/collections/silk']);
    expect(await pages.mostVisited(5)).toEqual(['/collections/silk']);
  });

  it('is refused to requests without the desk’s header and from other origins', async () => {
    const key = cacheKeys.response(SETTINGS_RESPONSE);
    await store.write(key, entry('stored'));
    const send = (headers: Record<string, string>) =>
      fetch(`${cloud.url}/sandbox/reset`, { method: 'POST', headers });
    expect((await send({})).status).toBe(403);
    expect((await send({ 'x-sandbox-desk': '1', origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await store.read(key))?.value).toBe('stored');
  });
});
