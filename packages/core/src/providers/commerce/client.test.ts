import { describe, expect, it, vi } from 'vitest';
import { faultOf, found, json, platform, throttled } from './client-platform.fixture.ts';

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
