import { describe, expect, it } from 'vitest';
import { readRefusal } from './account-refusal.ts';

const body = (error: object) => ({ error });

describe('why a form was not accepted', () => {
  it.each([
    ['37', 37],
    ['0.4', 1],
    [null, 120],
    ['', 120],
    ['soon', 120],
    ['-3', 120],
  ])('is too many attempts, with Retry-After %j for %d seconds', (header, retryAfterS) => {
    expect(readRefusal(429, body({ code: 'throttled' }), header)).toEqual({ kind: 'throttled', retryAfterS });
  });

  it('is a wrong e-mail or password, without saying which', () => {
    expect(readRefusal(401, body({ code: 'login-refused' }), null)).toEqual({ kind: 'login' });
  });

  it('is a link that is over', () => {
    expect(readRefusal(403, body({ code: 'account-link-over' }), null)).toEqual({ kind: 'link' });
  });

  it('is a session that is over', () => {
    expect(readRefusal(401, body({ code: 'session-required' }), null)).toEqual({ kind: 'session' });
  });

  it('is a field, or several', () => {
    const fields = [
      { code: 'account-field-taken', field: 'phone' },
      { code: 'account-field-short', field: 'password' },
    ];
    expect(readRefusal(400, body({ code: 'account-field-taken', fields }), null)).toEqual({
      kind: 'fields',
      problems: { phone: 'taken', password: 'short' },
    });
    expect(readRefusal(400, body({ code: 'body-invalid', field: 'email' }), null)).toEqual({
      kind: 'fields',
      problems: { email: 'invalid' },
    });
  });

  it.each([
    [502, body({ code: 'commerce-unavailable' })],
    [400, body({ code: 'body-malformed' })],
    [400, null],
    [400, 'nonsense'],
    [403, body({})],
    [400, body({ code: 'x', fields: [null, 7] })],
  ])('is an outage for %d %j', (status, answer) => {
    expect(readRefusal(status, answer, null)).toEqual({ kind: 'outside' });
  });
});
