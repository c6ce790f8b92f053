import { describe, expect, it } from 'vitest';
import { ask, type Sent } from './ask.ts';
import { exampleGift as gift } from './example-gift.ts';
import { openShopFunctions } from './shop-functions.ts';

interface Door {
  path: string;
  method?: string;
  /** One that the endpoint takes; undefined where it reads none. */
  body?: object;
  /** The name of a field that must be there. */
  field?: string;
  needsToken?: boolean;
  headers?: Record<string, string>;
}

const password = 'difference-1';
const item = { epi: 40000000001, empi: 7130000001, du: 'http://localhost:3000/products/iris' };
/** Every endpoint that changes something or reads a body. */
const doors: Door[] = [
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

const bodiless: Door[] = [
  { path: '/api/govalo/get-session' },
  { path: '/api/wishlists/l1', method: 'DELETE', needsToken: true },
  { path: '/api/wishlists/l1/share', needsToken: true },
];

const deep = `${'{"a":'.repeat(400)}1${'}'.repeat(400)}`;

/** What is wrong → what is sent, and what must come back. */
const wrongs: { name: string; status: number; code: string; spoil: (door: Door) => Sent }[] = [
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
    name: 'bytes that are no text',
    status: 400,
    code: 'body-malformed',
    spoil: () => ({ body: Buffer.from([0xff, 0xfe, 0, 0x80]) }),
  },
];

describe.each(doors)('$path ($method)', (door) => {
  const { path, method = 'POST', needsToken = false, headers = {} } = door;

  it.each(wrongs)('refuses $name, and asks nobody', async ({ status, code, spoil }) => {
    const shop = openShopFunctions();
    const spoiled = spoil(door);
    const answer = await ask(shop, path, {
      method,
      ...(needsToken ? { token: 'abc' } : {}),
      ...spoiled,
      headers: { ...headers, 'content-type': 'application/json', ...spoiled.headers },
    });
    expect([answer.status, answer.body]).toEqual([
      status,
      { error: expect.objectContaining({ code, message: expect.any(String) }) },
    ]);
    expect(Object.values(shop.asked).every((count) => count === 0)).toBe(true);
  });
});

describe.each([...doors, ...bodiless])('$path ($method)', ({ path, method = 'POST', body, headers = {} }) => {
  const sent: Sent = { method, ...(body === undefined ? {} : { body }) };

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a site that looks like ours', { origin: 'http://localhost:3000.evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a form of another site', { origin: undefined, 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring site', { origin: undefined, 'sec-fetch-site': 'same-site' }],
    ['a page without our header', { 'x-storefront': undefined }],
  ])('is closed to %s', async (_, spoofed) => {
    const shop = openShopFunctions();
    const answer = await ask(shop, path, { ...sent, token: 'abc', headers: { ...headers, ...spoofed } });
    expect([answer.status, answer.body]).toEqual([
      403,
      { error: expect.objectContaining({ code: 'origin-refused' }) },
    ]);
    expect(Object.values(shop.asked).every((count) => count === 0)).toBe(true);
  });

  it.each(['PUT', 'OPTIONS', 'TRACE', 'CONNECT', 'BREW'])('answers 405 to %s', async (wrong) => {
    const answer = await ask(openShopFunctions(), path, { ...sent, method: wrong });
    expect([answer.status, answer.body]).toEqual([
      405,
      { error: expect.objectContaining({ code: 'method-not-allowed' }) },
    ]);
  });
});

const withField = doors.flatMap(({ field, ...door }) => (field === undefined ? [] : [{ ...door, field }]));

describe.each(withField)(
  '$path ($method)',
  ({ path, method = 'POST', body, field, needsToken, headers = {} }) => {
    it('names the field that cannot be used', async () => {
      const shop = openShopFunctions();
      const spoiled = { ...body, [field]: { not: 'this' } };
      const answer = await ask(shop, path, {
        method,
        body: spoiled,
        headers,
        ...(needsToken ? { token: 'abc' } : {}),
      });
      expect([answer.status, answer.body]).toEqual([400, { error: expect.objectContaining({ field }) }]);
    });
  },
);

const closed = [...doors, ...bodiless].filter(({ needsToken }) => needsToken);

describe.each(closed)('$path ($method)', ({ path, method = 'POST', body, headers = {} }) => {
  it('answers 401 without a token, and to a foreign one', async () => {
    const shop = openShopFunctions();
    const sent: Sent = { method, ...(body === undefined ? {} : { body }) };
    const tokens: Sent[] = [{}, { token: 'foreign' }, { headers: { authorization: 'Bearer a b' } }];
    for (const given of tokens) {
      const answer = await ask(shop, path, { ...sent, ...given, headers: { ...headers, ...given.headers } });
      expect([answer.status, answer.body]).toEqual([
        401,
        { error: expect.objectContaining({ code: 'session-required' }) },
      ]);
    }
    const { commerce: _, ...others } = shop.asked;
    expect(Object.values(others).every((count) => count === 0)).toBe(true);
  });
});
