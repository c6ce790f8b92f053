import type { Customer } from '@storefront/core/account/customer';
import { type Context, Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import {
  findCustomer,
  isSameEmail,
  readBearerToken,
  requireCustomer,
  requireOwn,
  requireToken,
} from './require-customer.ts';

const ann: Customer = {
  id: 'gid://shopify/Customer/7',
  email: 'ann@vesper.example',
  firstName: 'Ann',
  lastName: null,
  phone: null,
  defaultAddress: null,
  orders: [],
  acceptsMarketing: false,
  orderCount: 0,
};

/** Runs `work` in a request with these headers. */
async function inContext<Value>(
  work: (context: Context) => Value | Promise<Value>,
  headers: Record<string, string>,
): Promise<Value> {
  const results: Value[] = [];
  const app = new Hono();
  app.get('/', async (context) => {
    results.push(await work(context));
    return context.text('done');
  });
  app.onError((error) => {
    throw error;
  });
  await app.request('/', { headers });
  const [result] = results;
  if (result === undefined) throw new Error('The work returned nothing.');
  return result;
}

/** Accounts that know the token `abc`; `calls` lists what they were called with. */
function openAccounts(customer: Customer) {
  const calls: unknown[] = [];
  const open = (buyerIp: string | null) => ({
    async customer(token: string, country: string) {
      calls.push([buyerIp, token, country]);
      return token === 'abc' ? customer : null;
    },
  });
  return { open, calls };
}

describe('readBearerToken', () => {
  it.each([
    ['Bearer abc', 'abc'],
    ['bearer a.b~c+/=_-9', 'a.b~c+/=_-9'],
    [`Bearer ${'a'.repeat(512)}`, 'a'.repeat(512)],
  ])('reads %j', async (authorization, token) => {
    expect(await inContext((context) => readBearerToken(context), { authorization })).toBe(token);
  });

  it.each(['Basic abc', 'Bearer', 'Bearer a b', 'xBearer abc', `Bearer ${'a'.repeat(513)}`, 'Bearer a"b'])(
    'returns null for %j',
    async (authorization) => {
      expect(await inContext((context) => readBearerToken(context), { authorization })).toBeNull();
    },
  );

  it('returns null without the header, where requireToken throws', async () => {
    expect(await inContext((context) => readBearerToken(context), {})).toBeNull();
    await expect(inContext((context) => requireToken(context), {})).rejects.toMatchObject({
      code: 'session-required',
      kind: 'refused',
    });
    expect(await inContext((context) => requireToken(context), { authorization: 'Bearer abc' })).toBe('abc');
  });
});

describe('findCustomer', () => {
  const headers = { authorization: 'Bearer abc', 'cloudfront-viewer-address': '198.51.100.7:4711' };

  it('returns the customer of the token with the number of her id', async () => {
    const { open, calls } = openAccounts(ann);
    expect(await inContext((context) => findCustomer(context, open), headers)).toEqual({
      customer: ann,
      id: '7',
      email: 'ann@vesper.example',
      token: 'abc',
    });
    expect(calls).toEqual([['198.51.100.7', 'abc', 'US']]);
  });

  it('calls no provider for a guest', async () => {
    const { open, calls } = openAccounts(ann);
    expect(await inContext((context) => findCustomer(context, open), {})).toBeNull();
    expect(calls).toEqual([]);
  });

  it.each([
    ['a token that is not valid', ann, 'Bearer foreign'],
    ['a customer without an e-mail', { ...ann, email: '' }, 'Bearer abc'],
    ['a customer without an id', { ...ann, id: '' }, 'Bearer abc'],
  ])('returns null for %s, where requireCustomer throws', async (_, customer, authorization) => {
    const { open } = openAccounts(customer);
    const given = { ...headers, authorization };
    expect(await inContext((context) => findCustomer(context, open), given)).toBeNull();
    await expect(inContext((context) => requireCustomer(context, open), given)).rejects.toMatchObject({
      code: 'session-required',
    });
  });

  it('returns the same from requireCustomer', async () => {
    const { open } = openAccounts(ann);
    expect(await inContext((context) => requireCustomer(context, open), headers)).toMatchObject({ id: '7' });
  });
});

it('requireOwn throws only for another customer', () => {
  expect(() => requireOwn(true)).not.toThrow();
  expect(() => requireOwn(false)).toThrow(expect.objectContaining({ code: 'not-yours', kind: 'refused' }));
});

it.each([
  [' Ann@Vesper.example ', 'ann@vesper.example', true],
  ['ann@vesper.example', ' ANN@vesper.example', true],
  ['ann@vesper.example', 'eve@vesper.example', false],
])('isSameEmail compares %j with %j as %j', (one, other, isSame) => {
  expect(isSameEmail(one, other)).toBe(isSame);
});
