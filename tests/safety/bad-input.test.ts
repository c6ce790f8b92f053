import { describe, expect, it } from 'vitest';
import { exampleGift as gift } from './setup/example-gift.ts';
import { type RequestOptions, sendRequest } from './setup/send-request.ts';
import { openShopFunctions } from './setup/shop-functions.ts';

interface Route {
  path: string;
  method?: string;
  /** A body that the endpoint accepts; undefined where it reads none. */
  body?: object;
  /** The name of a required field. */
  field?: string;
  needsToken?: boolean;
  headers?: Record<string, string>;
}

const password = 'difference-1';
const item = { epi: 40000000001, empi: 7130000001, du: 'http://localhost:3000/products/iris' };
/** Every endpoint that changes something or reads a body. */
const routes: Route[] = [
  { path: '/api/auth/user', body: { token: 'abc' }, field: 'token' },
  { path: '/api/auth/login', body: { email: 'a@vesper.example', password }, field: 'email' },
  { path: '/api/auth/register', body: { email: 'a@vesper.example', password }, field: 'password' },
  { path: '/api/auth/recover', body: { email: 'a@vesper.example' }, field: 'email' },
  { path: '/api/auth/reset', body: { customerId: '1', resetToken: 'x', password } },
  { path: '/api/auth/activate', body: { customerId: '1', activationToken: 'x', password } },
  { path: '/api/auth/renew', body: { token: 'abc' }, field: 'token' },
  { path: '/api/auth/logout', body: { token: 'abc' }, field: 'token' },
  {
    path: '/api/auth/checkout',
    body: { email: 'a@vesper.example', checkoutUrl: 'http://localhost:3001/cart/c/1' },
    field: 'checkoutUrl',
  },
  { path: '/api/govalo/create-gift', body: gift, field: 'send_at' },
  {
    path: '/api/friendbuy/auth',
    body: { customerEmail: 'a', customerUserId: '1' },
    field: 'customerEmail',
    needsToken: true,
  },
  { path: '/api/friendbuy/getCustomer', body: { id: '1' }, field: 'id', needsToken: true },
  { path: '/api/wishlists', body: { name: 'For the sea' }, field: 'name', needsToken: true },
  { path: '/api/wishlists/merge', body: { regid: 'r' }, field: 'regid', needsToken: true },
  {
    path: '/api/wishlists/l1',
    method: 'PATCH',
    body: { name: 'For the sea' },
    field: 'name',
    needsToken: true,
  },
  { path: '/api/wishlists/l1/products', body: { items: [item] }, field: 'items', needsToken: true },
  {
    path: '/api/wishlists/l1/products',
    method: 'DELETE',
    body: { items: [item] },
    field: 'items',
    needsToken: true,
  },
  {
    path: '/api/rewards/redeem',
    body: { optionId: '10-off' },
    field: 'optionId',
    needsToken: true,
    headers: { 'idempotency-key': 'key-0001' },
  },
];

const bodiless: Route[] = [
  { path: '/api/govalo/get-session' },
  { path: '/api/wishlists/l1', method: 'DELETE', needsToken: true },
  { path: '/api/wishlists/l1/share', needsToken: true },
];

const deep = `${'{"a":'.repeat(400)}1${'}'.repeat(400)}`;

/** How the request is wrong, and the expected error. */
const mistakes: { name: string; status: number; code: string; spoil: (route: Route) => RequestOptions }[] = [
  {
    name: 'another type',
    status: 415,
    code: 'body-type-unknown',
    spoil: ({ body }) => ({ body, headers: { 'content-type': 'text/plain' } }),
  },
  {
    name: 'a form',
    status: 415,
    code: 'body-type-unknown',
    spoil: () => ({ body: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  },
  {
    name: 'no type',
    status: 415,
    code: 'body-type-unknown',
    spoil: ({ body }) => ({ body, headers: { 'content-type': undefined } }),
  },
  {
    name: 'a truncated body',
    status: 400,
    code: 'body-malformed',
    spoil: ({ body }) => ({ body: JSON.stringify(body).slice(0, -2) }),
  },
  { name: 'no body', status: 400, code: 'body-malformed', spoil: () => ({ body: '' }) },
  {
    name: 'an oversized body',
    status: 413,
    code: 'body-too-large',
    spoil: ({ body }) => ({ body: { ...body, more: 'x'.repeat(20_000) } }),
  },
  { name: 'a deeply nested body', status: 400, code: 'body-malformed', spoil: () => ({ body: deep }) },
  {
    name: 'a prototype key',
    status: 400,
    code: 'body-malformed',
    spoil: ({ body }) => ({ body: `{"__proto__":{"isAdmin":true},${JSON.stringify(body).slice(1)}` }),
  },
  {
    name: 'a constructor key within',
    status: 400,
    code: 'body-malformed',
    spoil: ({ body }) => ({ body: { ...body, more: { constructor: { prototype: 1 } } } }),
  },
  { name: 'a list', status: 400, code: 'body-invalid', spoil: ({ body }) => ({ body: [body] }) },
  { name: 'null', status: 400, code: 'body-invalid', spoil: () => ({ body: 'null' }) },
  { name: 'an empty object', status: 400, code: 'body-invalid', spoil: () => ({ body: {} }) },
  {
    name: 'bytes that are not text',
    status: 400,
    code: 'body-malformed',
    spoil: () => ({ body: Buffer.from([0xff, 0xfe, 0, 0x80]) }),
  },
];

describe.each(routes)('$path ($method)', (route) => {
  const { path, method = 'POST', needsToken = false, headers = {} } = route;

  it.each(mistakes)('refuses $name with $status, and calls no provider', async ({ status, code, spoil }) => {
    const shop = openShopFunctions();
    const spoiled = spoil(route);
    const response = await sendRequest(shop, path, {
      method,
      ...(needsToken ? { token: 'abc' } : {}),
      ...spoiled,
      headers: { ...headers, 'content-type': 'application/json', ...spoiled.headers },
    });
    expect([response.status, response.body]).toEqual([
      status,
      { error: expect.objectContaining({ code, message: expect.any(String) }) },
    ]);
    expect(Object.values(shop.requestCounts).every((count) => count === 0)).toBe(true);
  });
});

describe.each([...routes, ...bodiless])(
  '$path ($method)',
  ({ path, method = 'POST', body, headers = {} }) => {
    const sent: RequestOptions = { method, ...(body === undefined ? {} : { body }) };

    it.each([
      ['another site', { origin: 'https://evil.example' }],
      ['a site that looks like ours', { origin: 'http://localhost:3000.evil.example' }],
      ['a sandboxed frame', { origin: 'null' }],
      ['a form of another site', { origin: undefined, 'sec-fetch-site': 'cross-site' }],
      ['a neighbouring site', { origin: undefined, 'sec-fetch-site': 'same-site' }],
      ['a page without our header', { 'x-storefront': undefined }],
    ])('returns 403 to %s', async (_, spoofed) => {
      const shop = openShopFunctions();
      const response = await sendRequest(shop, path, {
        ...sent,
        token: 'abc',
        headers: { ...headers, ...spoofed },
      });
      expect([response.status, response.body]).toEqual([
        403,
        { error: expect.objectContaining({ code: 'origin-refused' }) },
      ]);
      expect(Object.values(shop.requestCounts).every((count) => count === 0)).toBe(true);
    });

    it.each(['PUT', 'OPTIONS', 'TRACE', 'CONNECT', 'BREW'])('returns 405 for %s', async (wrong) => {
      const response = await sendRequest(openShopFunctions(), path, { ...sent, method: wrong });
      expect([response.status, response.body]).toEqual([
        405,
        { error: expect.objectContaining({ code: 'method-not-allowed' }) },
      ]);
    });
  },
);

const withField = routes.flatMap(({ field, ...route }) => (field === undefined ? [] : [{ ...route, field }]));

describe.each(withField)(
  '$path ($method)',
  ({ path, method = 'POST', body, field, needsToken, headers = {} }) => {
    it('returns 400 and names the field that cannot be used', async () => {
      const shop = openShopFunctions();
      const spoiled = { ...body, [field]: { not: 'this' } };
      const response = await sendRequest(shop, path, {
        method,
        body: spoiled,
        headers,
        ...(needsToken ? { token: 'abc' } : {}),
      });
      expect([response.status, response.body]).toEqual([400, { error: expect.objectContaining({ field }) }]);
    });
  },
);

const closed = [...routes, ...bodiless].filter(({ needsToken }) => needsToken);

describe.each(closed)('$path ($method)', ({ path, method = 'POST', body, headers = {} }) => {
  it('returns 401 without a token and for one that is not valid', async () => {
    const shop = openShopFunctions();
    const sent: RequestOptions = { method, ...(body === undefined ? {} : { body }) };
    const tokens: RequestOptions[] = [{}, { token: 'foreign' }, { headers: { authorization: 'Bearer a b' } }];
    for (const given of tokens) {
      const response = await sendRequest(shop, path, {
        ...sent,
        ...given,
        headers: { ...headers, ...given.headers },
      });
      expect([response.status, response.body]).toEqual([
        401,
        { error: expect.objectContaining({ code: 'session-required' }) },
      ]);
    }
    const { commerce: _, ...others } = shop.requestCounts;
    expect(Object.values(others).every((count) => count === 0)).toBe(true);
  });
});
