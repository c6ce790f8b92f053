import { describe, expect, it } from 'vitest';
import { ask, type Sent } from './ask.ts';
import { exampleGift as gift } from './example-gift.ts';
import { openShopFunctions } from './shop-functions.ts';

describe.each([
  '/api/settings',
  '/api/shopify/metaobjects',
  '/api/recommendations?profile=404',
  '/api/country',
  '/api/geolocation',
  '/api/health',
])('%s', (path) => {
  it('only reads', async () => {
    const shop = openShopFunctions();
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect((await ask(shop, path, { method, body: {} })).status).toBe(405);
    }
    expect((await ask(shop, path, { method: 'GET', body: { a: 1 } })).status).toBe(200);
    expect((await ask(shop, path, { method: 'HEAD' })).status).toBe(200);
  });
});

describe('paths', () => {
  it.each([
    '/api/wishlists/a/b/c',
    '/api/auth/nothing',
    '/api/auth/login/',
    '/api/govalo/',
    '/api/rewards/%2e%2e',
  ])('%s lead nowhere', async (path) => {
    const answer = await ask(openShopFunctions(), path, { body: {} });
    expect([answer.status, answer.body]).toEqual([
      404,
      { error: expect.objectContaining({ code: 'path-unknown' }) },
    ]);
  });

  it.each([
    '/api/wishlists/%00',
    '/api/wishlists/..%2f..',
    '/api/wishlists/%zz',
    `/api/wishlists/${'l'.repeat(101)}`,
  ])('%s name no list', async (path) => {
    const shop = openShopFunctions();
    const answer = await ask(shop, path, { method: 'DELETE', token: 'abc' });
    expect(answer.status).toBe(400);
    expect(shop.asked.commerce).toBe(0);
  });

  it('take a foreign host for nothing', async () => {
    const answer = await ask(openShopFunctions(), '/api/settings', {
      headers: { host: 'evil.example/?', 'x-forwarded-host': 'evil.example' },
    });
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('evil.example');
  });
});

describe('providers that the shop does without', () => {
  it.each([
    ['/api/recommendations?profile=404', {}],
    ['/api/govalo/get-session', { method: 'POST' }],
    ['/api/govalo/create-gift', { body: gift }],
    ['/api/friendbuy/auth', { body: {}, token: 'abc' }],
    ['/api/friendbuy/getCustomer', { body: {}, token: 'abc' }],
    ['/api/wishlists', { token: 'abc' }],
    ['/api/wishlists/shared/l1', {}],
    ['/api/rewards/redeem', { body: { optionId: 'x' }, token: 'abc' }],
  ] satisfies [string, Sent][])('%s is not offered', async (path, sent) => {
    const shop = openShopFunctions({ unset: ['search', 'gift', 'referral', 'wishlist'] });
    const answer = await ask(shop, path, sent);
    expect([answer.status, answer.body]).toEqual([
      404,
      { error: expect.objectContaining({ code: 'not-offered' }) },
    ]);
  });
});
