import { FILTER_MAP_RESPONSE, SETTINGS_RESPONSE } from '@storefront/core/cache/keys';
import { describe, expect, it } from 'vitest';
import { sendRequest } from './setup/send-request.ts';
import { openShopFunctions } from './setup/shop-functions.ts';

const settings = '/api/settings';
const filters = '/api/shopify/metaobjects';
const counts = `${filters}?collection=evening`;
const recommended = '/api/recommendations?profile=404';

/** Requests the path twice, and between the two replaces every stored response whose key contains `part`. */
async function responsesAround(path: string, part: string, response: unknown) {
  const shop = openShopFunctions();
  const before = await sendRequest(shop, path);
  const keys = [...shop.store.rows.keys()].filter((key) => key.startsWith('response') && key.includes(part));
  expect(keys).not.toEqual([]);
  const storedAt = shop.world.now();
  const expiresAt = Math.ceil(storedAt / 1_000) + 3_600;
  for (const key of keys) {
    const [pk = '', sk = ''] = key.split(' ');
    await shop.store.write({ pk, sk }, { value: { response, storedAt }, staleAt: expiresAt, expiresAt });
  }
  // Longer than the process holds responses in memory.
  shop.world.wait(2_000);
  return { before, after: await sendRequest(shop, path) };
}

describe('a response that another version of ours stored', () => {
  it.each([
    ['settings without menus', settings, SETTINGS_RESPONSE, { revision: 'old' }],
    ['settings that are null', settings, SETTINGS_RESPONSE, null],
    ['a filter map without groups', filters, FILTER_MAP_RESPONSE, { collections: {} }],
    [
      'a filter map with a group that has no options',
      filters,
      FILTER_MAP_RESPONSE,
      { collections: {}, groups: [{ key: 'size', label: 'Size' }] },
    ],
    ['counts that are a list', counts, 'option-counts', [1, 2]],
    ['recommendations that are a bare list', recommended, 'recommendations', []],
    ['recommendations of what is no product', recommended, 'recommendations', { products: [{}], dropped: 0 }],
  ])('%s: is not returned, and the provider is called again', async (_what, path, part, stored) => {
    const { before, after } = await responsesAround(path, part, stored);
    expect(before.status).toBe(200);
    expect([after.status, after.body]).toEqual([200, before.body]);
  });
});
