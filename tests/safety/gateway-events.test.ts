import type { FunctionName } from '@storefront/core/routes';
import { describe, expect, it } from 'vitest';
import { toGatewayResponse } from '../../packages/functions/src/http/gateway.ts';
import { type EventChange, sampleEvent, sampleWith } from './setup/gateway-event.ts';
import { openShopFunctions, type ShopFunctions, SITE } from './setup/shop-functions.ts';

const shop = openShopFunctions();
const names = Object.keys(shop.functions);

async function send(name: string, change: EventChange, to: ShopFunctions = shop) {
  const handler = Object.entries(to.functions).find(([own]) => own === name)?.[1];
  if (handler === undefined) throw new Error(`There is no function ${name}.`);
  const response = await handler(sampleWith(change));
  return { ...response, json: response.body === '' ? null : JSON.parse(response.body) };
}

const own = { origin: SITE, 'x-storefront': '1', 'content-type': 'application/json' };
const logIn = { path: '/api/auth/login', headers: own };
const credentials = JSON.stringify({ email: 'nobody@vesper.example', password: 'différence-1' });
const refused = { statusCode: 401, json: { error: { code: 'login-refused' } } };

describe('the sample event of AWS’s guide', () => {
  it.each(names)('has a path that %s does not know: 404 in our shape', async (name) => {
    const handler = Object.entries(shop.functions).find(([one]) => one === name)?.[1];
    const response = await handler?.(sampleEvent);
    expect(response).toMatchObject({
      statusCode: 404,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    });
    expect(JSON.parse(response?.body ?? '')).toMatchObject({ error: { code: 'path-unknown' } });
  });

  it.each([
    ['auth', '/api/auth/login', 403, 'origin-refused'],
    ['checkout', '/api/auth/checkout', 403, 'origin-refused'],
    ['gift', '/api/govalo/create-gift', 403, 'origin-refused'],
    ['referral', '/api/friendbuy/auth', 403, 'origin-refused'],
    ['rewards', '/api/rewards/redeem', 403, 'origin-refused'],
    ['wishlists', '/api/wishlists', 403, 'origin-refused'],
    ['country', '/api/country', 405, 'method-not-allowed'],
    ['geolocation', '/api/geolocation', 405, 'method-not-allowed'],
    ['filterMap', '/api/shopify/metaobjects', 405, 'method-not-allowed'],
    ['health', '/api/health', 405, 'method-not-allowed'],
    ['recommendations', '/api/recommendations', 405, 'method-not-allowed'],
    ['settings', '/api/settings', 405, 'method-not-allowed'],
  ] satisfies [FunctionName, string, number, string][])(
    'is refused by %s at %s with %i',
    async (name, path, statusCode, code) => {
      expect(await send(name, { path })).toMatchObject({ statusCode, json: { error: { code } } });
    },
  );

  it.each([
    ['country', '/api/country', ''],
    ['geolocation', '/api/geolocation', ''],
    ['filterMap', '/api/shopify/metaobjects', ''],
    ['health', '/api/health', ''],
    ['recommendations', '/api/recommendations', 'profile=404&product=a&product=b'],
    ['settings', '/api/settings', ''],
  ] satisfies [FunctionName, string, string][])(
    'is handled by %s as a GET that has a body',
    async (name, path, query) => {
      expect(await send(name, { method: 'GET', path, query })).toMatchObject({ statusCode: 200 });
    },
  );
});

describe('an event of the gateway', () => {
  it('carries its body as text or as base64', async () => {
    expect(await send('auth', { ...logIn, body: credentials })).toMatchObject(refused);
    const body = Buffer.from(credentials).toString('base64');
    expect(await send('auth', { ...logIn, body, isBase64Encoded: true })).toMatchObject(refused);
  });

  it.each([
    ['no body', { body: null }],
    ['an empty body', { body: '' }],
    ['invalid base64', { body: '%%%', isBase64Encoded: true }],
    ['text that is flagged as base64', { body: credentials, isBase64Encoded: true }],
  ])('with %s is malformed', async (_, change) => {
    expect(await send('auth', { ...logIn, ...change })).toMatchObject({
      statusCode: 400,
      json: { error: { code: 'body-malformed' } },
    });
  });

  it('joins repeated headers, and no joined value is accepted', async () => {
    const twice = { ...own, origin: `${SITE},${SITE}` };
    expect(await send('auth', { ...logIn, headers: twice, body: credentials })).toMatchObject({
      statusCode: 403,
    });
    const types = { ...own, 'content-type': 'application/json,text/plain' };
    expect(await send('auth', { ...logIn, headers: types, body: credentials })).toMatchObject({
      statusCode: 415,
    });
    const addresses = { 'cloudfront-viewer-country': 'FR,US' };
    const { json } = await send('country', { method: 'GET', path: '/api/country', headers: addresses });
    expect(json).toEqual({ country: null });
  });

  it('carries cookies beside the headers: consent is read from them', async () => {
    const consent = encodeURIComponent(
      JSON.stringify({ allowed: ['functional'], decidedAt: Date.parse('2026-11-01') }),
    );
    const path = '/api/recommendations';
    const query = 'profile=home-page&lastViewed=SKU-7';
    const request = { method: 'GET', path, query };
    await send('recommendations', { ...request, cookies: ['cookie1', 'consent=no'] });
    expect(JSON.stringify(shop.received('searchspring'))).not.toContain('SKU-7');
    await send('recommendations', { ...request, cookies: ['cookie1', `consent=${consent}`] });
    expect(JSON.stringify(shop.received('searchspring'))).toContain('SKU-7');
  });

  it('has the name of a named stage before its path', async () => {
    const path = '/prod/api/country';
    expect(await send('country', { method: 'GET', path, stage: 'prod' })).toMatchObject({ statusCode: 200 });
    expect(await send('country', { method: 'GET', path })).toMatchObject({ statusCode: 404 });
  });

  it('identifies nobody by its authorizer or source address', async () => {
    const { json } = await send('rewards', { method: 'GET', path: '/api/rewards', body: null });
    expect(json).toMatchObject({ error: { code: 'session-required' } });
    expect([...shop.store.rows.keys()].join()).not.toContain(sampleEvent.requestContext.http.sourceIp);
  });

  it.each([
    ['a header that no request can carry', { headers: { 'x-odd': 'two\nlines' } }],
    ['a header without a name', { headers: { '': 'odd' } }],
  ])('with %s is refused with 400', async (_, change) => {
    const response = await send('country', { method: 'GET', path: '/api/country', ...change });
    expect(response).toMatchObject({ statusCode: 400, json: { error: { code: 'request-malformed' } } });
  });

  it('gets a response with the id that the log has', async () => {
    const { headers } = await send('country', { method: 'GET', path: '/api/country' });
    expect(headers['x-request-id']).toBe('id');
  });

  it('gets a response with each cookie as its own header', async () => {
    const response = new Response('é', {
      status: 201,
      headers: [
        ['set-cookie', 'a=1'],
        ['x-own', '2'],
      ],
    });
    response.headers.append('set-cookie', 'b=2');
    expect(await toGatewayResponse(response)).toMatchObject({
      statusCode: 201,
      headers: { 'x-own': '2' },
      cookies: ['a=1', 'b=2'],
      body: 'é',
    });
  });
});
