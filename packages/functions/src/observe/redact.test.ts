import { Fault } from '@storefront/core/fault';
import { describe, expect, it } from 'vitest';
import { redact } from './redact.ts';

describe('redact', () => {
  it.each([
    ['secret names', { token: 'abc', nested: { Authorization: 'abc', apiKey: 'abc', password: 'abc' } }],
    ['the secret of the edge', { 'x-origin-secret': 'abc', ORIGIN_SECRET: 'abc' }],
    ['a header in a text', 'sent Bearer abc'],
    ['a platform token', 'refused shpat_abc'],
    ['a key in a URL', 'at /cart/c/1?key=abc'],
    ['a second parameter of a URL', 'at /cart/c/1?a=1&token=abc&b=2'],
    ['the message of an error', new Error('with Bearer abc')],
    ['a cause', new Fault({ code: 'x', kind: 'bug', say: 'x', cause: new Error('Basic abc') })],
    ['a list', ['Bearer abc', { secret: 'abc' }]],
  ])('removes secrets from %s', (_, value) => {
    expect(JSON.stringify(redact(value))).not.toContain('abc');
  });

  it.each([
    'authorization',
    'Cookie',
    'credentials',
    'customerEmail',
    'apiKey',
    'multipassUrl',
    'passwd',
    'phone',
    'regid',
    'secret',
    'sessionId',
    'signature',
    'accessToken',
  ])('replaces the value under the name %s', (name) => {
    expect(redact({ [name]: 'abc' })).toEqual({ [name]: '[secret]' });
  });

  it('replaces only the secret and keeps the words around it', () => {
    expect(redact('GET /cart/c/1?key=abc&page=2 with Bearer abc.def~+/=- failed')).toBe(
      'GET /cart/c/1?key=[secret]&page=2 with [secret] failed',
    );
    expect(redact('shpat_abc and shpss_abc, not shop_abc')).toBe('[secret] and [secret], not shop_abc');
  });

  it('replaces e-mail addresses', () => {
    expect(redact('for "ann.lee+x@vesper.example" and <bo@a.co>')).toBe('for "[e-mail]" and <[e-mail]>');
  });

  it('keeps what is no secret', () => {
    const fields = { code: 'commerce-timeout', status: 504, path: '/api/rewards', list: [1, null, true] };
    expect(redact(fields)).toEqual(fields);
    expect(redact({ keyboard: 'a', monkeys: 'b' })).toEqual({ keyboard: 'a', monkeys: 'b' });
    expect(redact(undefined)).toBeUndefined();
  });

  it('keeps name, message and stack of an error, and its cause only where there is one', () => {
    const error = new TypeError('x is undefined');
    expect(redact(error)).toEqual({
      name: 'TypeError',
      message: 'x is undefined',
      stack: expect.any(String),
    });
    expect(redact(new Error('x', { cause: 'y' }))).toMatchObject({ cause: 'y' });
  });

  it('cuts long texts and long lists', () => {
    expect(redact('x'.repeat(3_000))).toBe('x'.repeat(2_000));
    expect(redact(Array.from({ length: 60 }, (_, at) => at))).toHaveLength(50);
  });

  it('ends at the fifth level of a value', () => {
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    expect(redact(loop)).toEqual({ self: { self: { self: { self: { self: '[deeper]' } } } } });
    expect(redact({ a: [{ b: new Error('x') }] })).toMatchObject({ a: [{ b: { message: 'x' } }] });
  });
});
