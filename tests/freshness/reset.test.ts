import { createDynamoStore, openDynamo } from '@storefront/core/cache/dynamo-store';
import { createHandleIndex } from '@storefront/core/cache/handle-index';
import { cacheKeys, SETTINGS_ANSWER } from '@storefront/core/cache/keys';
import { createPageIndex } from '@storefront/core/cache/page-index';
import type { CacheStore } from '@storefront/core/cache/store';
import { systemClock } from '@storefront/core/clock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetInCloud } from '../../packages/sandbox/src/cloud/forget-in-cloud.ts';
import { type Cloud, openCloud } from '../../packages/sandbox/src/cloud/open-cloud.ts';

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

describe('a world that begins anew', () => {
  it('is not answered for by the one before: answers, handles, limits and messages are forgotten', async () => {
    const handles = createHandleIndex(store, systemClock);
    const product = { about: 'product', id: '1', version: null, isGone: false } as const;
    await handles.learn({ ...product, handle: 'of-before', inventoryItemIds: ['10'] });
    const keys = [
      cacheKeys.answer(SETTINGS_ANSWER),
      cacheKeys.idempotency('gift'),
      cacheKeys.webhook('shopify', 'digest'),
      cacheKeys.outcome('search', 'failure'),
      cacheKeys.refresh('/products/of-before', 'fresh'),
      ...Array.from({ length: 40 }, (_, window) => cacheKeys.throttle('login', 'somebody', window)),
      // So much that DynamoDB hands it out in parts.
      ...Array.from({ length: 6 }, (_, at) => cacheKeys.answer(`large ${at}`)),
    ];
    for (const key of keys) {
      const isLarge = key.pk.includes('large');
      await store.write(key, entry(isLarge ? 'x'.repeat(300_000) : 'before'));
    }
    cloud.queue.send('of the world before', 900_000);
    await forgetInCloud(cloud.url);
    expect(await Promise.all(keys.map((key) => store.read(key)))).toEqual(keys.map(() => null));
    expect(await handles.handlesOf({ about: 'stock', inventoryItemId: '10' })).toEqual([]);
    expect(cloud.queue.unfinished()).toEqual([]);
  });

  it('finds the pages that the site still serves', async () => {
    const pages = createPageIndex(store, systemClock);
    await pages.record('/collections/silk', ['collection:silk', 'product:gown']);
    await forgetInCloud(cloud.url);
    expect(await pages.pathsOf(['product:gown'])).toEqual(['/products/gown', '/collections/silk']);
    expect(await pages.mostVisited(5)).toEqual(['/collections/silk']);
  });

  it('is asked for by this machine’s programs only', async () => {
    const key = cacheKeys.answer(SETTINGS_ANSWER);
    await store.write(key, entry('kept'));
    const send = (headers: Record<string, string>) =>
      fetch(`${cloud.url}/sandbox/reset`, { method: 'POST', headers });
    expect((await send({})).status).toBe(403);
    expect((await send({ 'x-sandbox-desk': '1', origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await store.read(key))?.value).toBe('kept');
  });
});
