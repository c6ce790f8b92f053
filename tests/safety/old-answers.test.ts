import { FILTER_MAP_ANSWER, SETTINGS_ANSWER } from '@storefront/core/cache/keys';
import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { openShopFunctions } from './shop-functions.ts';

const settings = '/api/settings';
const filters = '/api/shopify/metaobjects';
const counts = `${filters}?collection=evening`;
const recommended = '/api/recommendations?profile=404';

/** Asks twice, and between the two puts `answer` in the place of every answer kept under a key with `part`. */
async function answersAround(path: string, part: string, answer: unknown) {
  const shop = openShopFunctions();
  const before = await ask(shop, path);
  const keys = [...shop.store.rows.keys()].filter((key) => key.startsWith('answer') && key.includes(part));
  expect(keys).not.toEqual([]);
  const keptAt = shop.world.now();
  const expiresAt = Math.ceil(keptAt / 1_000) + 3_600;
  for (const key of keys) {
    const [pk = '', sk = ''] = key.split(' ');
    await shop.store.write({ pk, sk }, { value: { answer, keptAt }, staleAt: expiresAt, expiresAt });
  }
  // Beyond what the process holds at hand.
  shop.world.wait(2_000);
  return { before, after: await ask(shop, path) };
}

describe('what another version of ours kept', () => {
  it.each([
    ['settings without menus', settings, SETTINGS_ANSWER, { revision: 'old' }],
    ['settings that are null', settings, SETTINGS_ANSWER, null],
    ['a filter map without groups', filters, FILTER_MAP_ANSWER, { collections: {} }],
    [
      'a filter map with a group that has no options',
      filters,
      FILTER_MAP_ANSWER,
      { collections: {}, groups: [{ key: 'size', label: 'Size' }] },
    ],
    ['counts that are a list', counts, 'option-counts', [1, 2]],
    ['recommendations that are a bare list', recommended, 'recommendations', []],
    ['recommendations of what is no product', recommended, 'recommendations', { products: [{}], dropped: 0 }],
  ])('%s: is not given out, the provider is asked again', async (_what, path, part, kept) => {
    const { before, after } = await answersAround(path, part, kept);
    expect(before.status).toBe(200);
    expect([after.status, after.body]).toEqual([200, before.body]);
  });
});
