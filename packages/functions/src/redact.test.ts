import { Fault } from '@storefront/core/fault';
import { describe, expect, it } from 'vitest';
import { redact } from './redact.ts';

describe('what goes to the log', () => {
  it.each([
    ['a secret name', { token: 'abc', nested: { Authorization: 'abc', apiKey: 'abc', password: 'abc' } }],
    ['the secret of the edge', { 'x-origin-secret': 'abc', ORIGIN_SECRET: 'abc' }],
    ['a header in a text', 'sent Bearer abc'],
    ['a platform token', 'refused shpat_abc'],
    ['a key in an address', 'at /cart/c/1?key=abc'],
    ['an error’s words', new Error('with Bearer abc')],
    ['a cause', new Fault({ code: 'x', kind: 'bug', say: 'x', cause: new Error('Basic abc') })],
  ])('holds nothing of %s', (_, value) => {
    expect(JSON.stringify(redact(value))).not.toContain('abc');
  });

  it('holds no e-mail address', () => {
    expect(JSON.stringify(redact({ said: 'for "ann.lee+x@vesper.example"', email: 'ann' }))).not.toContain(
      'ann',
    );
  });

  it('keeps what is no secret', () => {
    const fields = { code: 'commerce-timeout', status: 504, path: '/api/rewards', list: [1, null, true] };
    expect(redact(fields)).toEqual(fields);
  });

  it('ends where a value is endlessly deep', () => {
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    expect(JSON.stringify(redact(loop))).toContain('[deeper]');
  });
});
