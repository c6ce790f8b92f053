import { describe, expect, it } from 'vitest';
import { exampleGift as gift } from './setup/example-gift.ts';
import { type RequestOptions, sendRequest } from './setup/send-request.ts';
import { openShopFunctions } from './setup/shop-functions.ts';

describe.each([
  '/api/settings',
  '/api/shopify/metaobjects',
  '/api/recommendations?profile=404',
  '/api/country',
  '/api/geolocation',
  '/api/health',
])('%s', (path) => {
  it('returns 405 for every method but GET and HEAD', async () => {
    const shop = openShopFunctions();
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect((await sendRequest(shop, path, { method, body: {} })).status).toBe(405);
    }
    expect((await sendRequest(shop, path, { method: 'GET', body: { a: 1 } })).status).toBe(200);
    expect((await sendRequest(shop, path, { method: 'HEAD' })).status).toBe(200);
  });
});

describe('paths', () => {
  it.each([
    '/api/wishlists/a/b/c',
    '/api/auth/nothing',
    '/api/auth/login/',
    '/api/govalo/',
    '/api/rewards/%2e%2e',
  ])('%s returns 404', async (path) => {
    const response = await sendRequest(openShopFunctions(), path, { body: {} });
    expect([response.status, response.body]).toEqual([
      404,
      { error: expect.objectContaining({ code: 'path-unknown' }) },
    ]);
  });

  it.each([
    '/api/wishlists/%00',
    '/api/wishlists/..%2f..',
    '/api/wishlists/%zz',
    `/api/wishlists/${'l'.repeat(101)}`,
  ])('%s returns 400, because it is no id of a list', async (path) => {
    const shop = openShopFunctions();
    const response = await sendRequest(shop, path, { method: 'DELETE', token: 'abc' });
    expect(response.status).toBe(400);
    expect(shop.requestCounts.commerce).toBe(0);
  });

  it('ignore the Host header', async () => {
    const response = await sendRequest(openShopFunctions(), '/api/settings', {
      headers: { host: 'evil.example/?', 'x-forwarded-host': 'evil.example' },
    });
    expect(response.status).toBe(200);
    expect(response.text).not.toContain('evil.example');
  });
});

describe('providers that are not configured', () => {
  it.each([
    ['/api/recommendations?profile=404', {}],
    ['/api/govalo/get-session', { method: 'POST' }],
    ['/api/govalo/create-gift', { body: gift }],
    ['/api/friendbuy/auth', { body: {}, token: 'abc' }],
    ['/api/friendbuy/getCustomer', { body: {}, token: 'abc' }],
    ['/api/wishlists', { token: 'abc' }],
    ['/api/wishlists/shared/l1', {}],
    ['/api/rewards/redeem', { body: { optionId: 'x' }, token: 'abc' }],
  ] satisfies [string, RequestOptions][])('%s returns 404, not-offered', async (path, sent) => {
    const shop = openShopFunctions({ unset: ['search', 'gift', 'referral', 'wishlist'] });
    const response = await sendRequest(shop, path, sent);
    expect([response.status, response.body]).toEqual([
      404,
      { error: expect.objectContaining({ code: 'not-offered' }) },
    ]);
  });
});
