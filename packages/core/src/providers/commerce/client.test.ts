import { describe, expect, it, vi } from 'vitest';
import { Fault } from '../../fault.ts';
import { type CommerceOptions, createCommerceClient, type Send } from './client.ts';
import { CART_LINES_REMOVE } from './documents/cart.ts';
import { INVENTORY_QUERY } from './documents/inventory.ts';
import { cartLinesRemoveShape, inventoryShape } from './generated/answer-shapes.ts';

const handle = 'aurelia-slip-dress';
const cartId = 'gid://shopify/Cart/1';
const tagsShape = { tags: ['text'] } as const;

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  });
const money = { amount: '68.0', currencyCode: 'USD' };
const product = {
  tags: ['silk'],
  priceRange: { minVariantPrice: money, maxVariantPrice: money },
  variants: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
};
const found = () => json({ data: { product } });
const throttled = () =>
  json({ data: null, errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] });

/** A platform that sends these responses, one after the other, and then repeats the last one. */
function platform(responses: (() => Response | Promise<Response>)[], options: Partial<CommerceOptions> = {}) {
  const requests: { url: string; headers: Headers; body: { variables: unknown } }[] = [];
  const waits: number[] = [];
  const reported: string[] = [];
  const send: Send = async (url, init) => {
    const respond = responses[Math.min(requests.length, responses.length - 1)];
    requests.push({ url, headers: new Headers(init.headers), body: JSON.parse(String(init.body)) });
    if (respond === undefined) throw new Error('no response');
    return respond();
  };
  const client = createCommerceClient(
    {
      storeDomain: 'vesper-vine.myshopify.com',
      apiVersion: '2025-01',
      token: { public: 'shown-to-all' },
      report: ({ code }) => reported.push(code),
      backoff: { wait: async (delayMs) => void waits.push(delayMs), random: () => 1 },
      ...options,
    },
    send,
  );
  const read = () => client.query(INVENTORY_QUERY, inventoryShape, { handle, country: 'US' });
  const write = () =>
    client.mutate(CART_LINES_REMOVE, cartLinesRemoveShape, { cartId, lineIds: [], country: 'US' });
  const readAliases = () =>
    client.queryAliases('query ByHandles { … }', ['a', 'b'], tagsShape, { country: 'US' });
  return { read, write, readAliases, requests, waits, reported };
}

async function faultOf(promise: Promise<unknown>): Promise<{ code: string; kind: string; say: string }> {
  const reason = await promise.then(
    () => 'no fault',
    (error: unknown) => error,
  );
  if (!(reason instanceof Fault)) throw new Error(`expected a Fault, got ${String(reason)}`);
  return { code: reason.code, kind: reason.kind, say: reason.say };
}

describe('[call.commerce-storefront-api.1] how a call is made', () => {
  it('goes to the version of the configured store with the public token and its country', async () => {
    const { read, requests } = platform([found]);
    await read();
    expect(requests[0]?.url).toBe('https://vesper-vine.myshopify.com/api/2025-01/graphql.json');
    expect(requests[0]?.headers.get('X-Shopify-Storefront-Access-Token')).toBe('shown-to-all');
    expect(requests[0]?.body.variables).toEqual({ handle: 'aurelia-slip-dress', country: 'US' });
  });

  it('a server adds its private token and the address of the buyer', async () => {
    const { read, requests } = platform([found], { token: { private: 'hidden' }, buyerIp: '203.0.113.7' });
    await read();
    expect(requests[0]?.headers.get('Shopify-Storefront-Private-Token')).toBe('hidden');
    expect(requests[0]?.headers.get('Shopify-Storefront-Buyer-IP')).toBe('203.0.113.7');
    expect(requests[0]?.headers.has('X-Shopify-Storefront-Access-Token')).toBe(false);
  });

  it.each(['http://localhost:3001', 'http://localhost:3001/api/2026-04/graphql.json'])(
    'another endpoint %s replaces the origin and nothing else',
    async (endpoint) => {
      const { read, requests } = platform([found], { endpoint });
      await read();
      expect(requests[0]?.url).toBe('http://localhost:3001/api/2025-01/graphql.json');
    },
  );

  it('an endpoint that is not a URL is refused with an example of one', () => {
    expect(() => platform([found], { endpoint: 'localhost' })).toThrow('http://localhost:3001');
  });

  it('an old version logs nothing to the console', () => {
    const warn = vi.spyOn(console, 'warn');
    platform([found], { apiVersion: '2024-01' });
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('the time that is left for all attempts', () => {
  const busy = () => new Response('', { status: 429, headers: { 'Retry-After': '2' } });

  it('ends an attempt when it is over', async () => {
    const { read } = platform([() => new Promise(() => {})], { remainingMs: () => 20 });
    expect(await faultOf(read())).toMatchObject({ code: 'commerce-timeout', kind: 'outside' });
  });

  it('allows no request when nothing of it is left', async () => {
    const { read, requests } = platform([found], { remainingMs: () => 0 });
    expect(await faultOf(read())).toMatchObject({ code: 'commerce-timeout' });
    expect(requests).toEqual([]);
  });

  it.each([
    [2_000, 1, 'commerce-throttled'],
    [3_000, 2, null],
  ])('with %i ms left, a read that must wait 2.25 s is sent %i times', async (leftMs, times, code) => {
    const { read, requests } = platform([busy, found], { remainingMs: () => leftMs });
    const outcome = code === null ? await read() : await faultOf(read());
    expect(outcome).toMatchObject(code === null ? { product: { tags: ['silk'] } } : { code });
    expect(requests).toHaveLength(times);
  });
});

describe('reads are retried', () => {
  it('after the seconds of Retry-After plus random jitter, on 429', async () => {
    const busy = () => new Response('', { status: 429, headers: { 'Retry-After': '2' } });
    const { read, requests, waits, reported } = platform([busy, found]);
    expect(await read()).toMatchObject({ product: { tags: ['silk'] } });
    expect(requests).toHaveLength(2);
    expect(waits).toEqual([2_250]);
    expect(reported).toEqual(['commerce-throttled']);
  });

  it('not when Retry-After is too long', async () => {
    const busy = () => new Response('', { status: 429, headers: { 'Retry-After': '60' } });
    const { read, requests, waits } = platform([busy, found]);
    expect(await faultOf(read())).toMatchObject({ code: 'commerce-throttled', kind: 'outside' });
    expect([requests.length, waits]).toEqual([1, []]);
  });

  it.each([
    ['503', () => new Response('', { status: 503 }), 'commerce-unavailable'],
    ['THROTTLED inside 200', throttled, 'commerce-throttled'],
    [
      'an internal error inside 200',
      () => json({ errors: [{ message: 'Oops', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }),
      'commerce-unavailable',
    ],
    [
      'a page of HTML',
      () => new Response('<html>Maintenance', { headers: { 'content-type': 'text/html' } }),
      'commerce-unavailable',
    ],
    [
      'truncated JSON',
      () => new Response('{"data":{"prod', { headers: { 'content-type': 'application/json' } }),
      'commerce-unavailable',
    ],
    ['JSON of another shape', () => json({ data: 'none' }), 'commerce-unavailable'],
    ['no data and no error', () => json({ data: null }), 'commerce-unavailable'],
    ['a broken connection', () => Promise.reject(new TypeError('fetch failed')), 'commerce-unavailable'],
  ])('after %s: twice at most, with growing pauses', async (_what, respond, code) => {
    const { read, requests, waits } = platform([respond]);
    expect(await faultOf(read())).toMatchObject({ code, kind: 'outside' });
    expect(requests).toHaveLength(3);
    expect(waits).toEqual([250, 500]);
  });

  it.each([
    ['503', () => new Response('', { status: 503 })],
    ['THROTTLED inside 200', throttled],
    ['a broken connection', () => Promise.reject(new TypeError('fetch failed'))],
  ])('a mutation is not retried after %s', async (_what, respond) => {
    const { write, requests } = platform([respond]);
    await faultOf(write());
    expect(requests).toHaveLength(1);
  });
});

describe('what the platform refuses is not retried', () => {
  it.each([
    ['430, its security rejection', () => new Response('', { status: 430 }), '430'],
    [
      '401',
      () => json({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }, { status: 401 }),
      '401',
    ],
    [
      '423 with a text for errors',
      () => json({ errors: 'This shop is unavailable' }, { status: 423 }),
      'This shop is unavailable',
    ],
    [
      '400 with an object for errors',
      () => json({ errors: { query: 'Required parameter missing or invalid' } }, { status: 400 }),
      'Required parameter missing',
    ],
    ['a text for errors inside 200', () => json({ errors: 'Not Found' }), 'Not Found'],
    [
      'a field that does not exist',
      () =>
        json({
          errors: [
            {
              message: "Field 'nope' doesn't exist on type 'Shop'",
              path: ['query', 'shop', 'nope'],
              extensions: { code: 'undefinedField' },
            },
          ],
        }),
      'nope',
    ],
    ['errors that are nonsense', () => json({ errors: [null, 'odd', { extensions: 4, path: 'x' }] }), 'odd'],
  ])('%s', async (_what, respond, words) => {
    const { read, requests } = platform([respond]);
    const fault = await faultOf(read());
    expect(fault).toMatchObject({ code: 'commerce-refused', kind: 'outside' });
    expect(fault.say).toContain(words);
    expect(requests).toHaveLength(1);
  });
});

describe('timeouts', () => {
  it('a missing response is a timeout, for reads too', async () => {
    const { read, requests } = platform([() => new Promise(() => undefined)], { timeoutMs: 5 });
    expect(await faultOf(read())).toMatchObject({ code: 'commerce-timeout', kind: 'outside' });
    expect(requests).toHaveLength(1);
  });

  it('a body that does not end is a timeout', async () => {
    const endless = () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'application/json' } });
    const { write } = platform([endless], { timeoutMs: 5 });
    expect(await faultOf(write())).toMatchObject({ code: 'commerce-timeout' });
  });
});

describe('partial data', () => {
  const denied = {
    message: 'Access denied for quantityAvailable field.',
    path: ['product', 'variants', 'nodes', 0, 'quantityAvailable'],
    extensions: { code: 'ACCESS_DENIED' },
  };

  it('is used, and the missing field is reported', async () => {
    const partial = () => json({ data: { product }, errors: [denied] });
    const { read, reported } = platform([partial]);
    expect(await read()).toEqual({ product });
    expect(reported).toEqual(['commerce-refused']);
  });

  it.each([
    ['an error of another kind', { ...denied, extensions: { code: 'TIMEOUT' } }],
    ['an error without a code', { message: 'x', path: denied.path }],
    ['an error without a place', { message: 'x', extensions: denied.extensions }],
    ['an error beside a denied field', [denied, { message: 'x', path: ['product', 'variants'] }]],
  ])('[error.5] %s is a failure, not an absence', async (_, errors) => {
    const data = { product: { ...product, variants: null } };
    const { read, reported } = platform([() => json({ data, errors: [errors].flat() })]);
    expect(await faultOf(read())).toMatchObject({ kind: 'outside' });
    expect(reported).toEqual([]);
  });

  it('a null at the top with an error is a failure, not an absence', async () => {
    const failed = () => json({ data: { product: null }, errors: [{ message: 'x', path: ['product'] }] });
    expect(await faultOf(platform([failed]).read())).toMatchObject({ code: 'commerce-refused' });
  });

  it('a null at the top without an error is an absence', async () => {
    expect(await platform([() => json({ data: { product: null } })]).read()).toEqual({ product: null });
  });
});

describe('[error.5] an answer of another shape', () => {
  it.each([
    ['a field of a wrong type', { product: { ...product, tags: 7 } }, 'product.tags'],
    ['a missing field', { product: { ...product, variants: {} } }, 'product.variants.nodes'],
    ['null where the schema has none', { product: { ...product, priceRange: null } }, 'product.priceRange'],
    [
      'an item of a list that cannot be read',
      { product: { ...product, tags: ['silk', 7] } },
      'product.tags.1',
    ],
    ['a thing of a wrong type', { product: 'none' }, 'product'],
  ])(
    'with %s is a failure that names the place, not an absence, and is not retried',
    async (_, data, place) => {
      const { read, requests } = platform([() => json({ data })]);
      const fault = await faultOf(read());
      expect(fault).toMatchObject({ code: 'commerce-unavailable', kind: 'outside' });
      expect(fault.say).toBe(`commerce returned an answer of another shape, see ${place}.`);
      expect(requests).toHaveLength(1);
    },
  );

  it('of a change is a failure too', async () => {
    const { write } = platform([() => json({ data: { cartLinesRemove: { cart: {} } } })]);
    expect(await faultOf(write())).toMatchObject({ code: 'commerce-unavailable', kind: 'outside' });
  });

  it('of one of several things is a failure; null is the absence of that one', async () => {
    const { readAliases } = platform([() => json({ data: { a: { tags: ['silk'] }, b: null } })]);
    expect([...(await readAliases())]).toEqual([
      ['a', { tags: ['silk'] }],
      ['b', null],
    ]);
    for (const b of [undefined, 7, {}]) {
      const nonsense = platform([() => json({ data: { a: { tags: [] }, b } })]);
      expect(await faultOf(nonsense.readAliases())).toMatchObject({ kind: 'outside' });
    }
  });
});

describe('[error.4] a country that the platform does not know', () => {
  const inlined = {
    message: "Argument 'country' on Directive 'inContext' has an invalid value (XX).",
    path: ['query', 'country'],
    extensions: { code: 'argumentLiteralsIncompatible', typeName: 'Directive', argumentName: 'country' },
  };
  const variable = {
    message: 'Variable $country of type CountryCode was provided invalid value',
    extensions: { value: 'XX', problems: [{ path: [], explanation: 'Expected "XX" to be one of: AC, AD' }] },
  };
  const coerced = {
    message: 'Variable "$country" got invalid value "XX"; Value "XX" does not exist in "CountryCode" enum.',
  };

  it.each([
    ['inlined', inlined, 200],
    ['in a variable', variable, 200],
    ['in a variable, refused with a status', coerced, 400],
  ])('%s is a fault of the input and is not retried', async (_how, error, status) => {
    const { read, write, requests } = platform([() => json({ errors: [error] }, { status })]);
    expect(await faultOf(read())).toMatchObject({ code: 'country-unknown', kind: 'input' });
    expect(await faultOf(write())).toMatchObject({ code: 'country-unknown', kind: 'input' });
    expect(requests).toHaveLength(2);
  });

  it('an error about another variable is not about the country', async () => {
    const error = { message: 'Variable $countryless of type ID! was provided invalid value' };
    expect(await faultOf(platform([() => json({ errors: [error] })]).read())).toMatchObject({
      code: 'commerce-refused',
    });
  });
});
