import { AccountFault } from '@storefront/core/account/account-fault';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../clients/api.ts';
import { readFailure } from './read-failure.ts';

const respond = (body: BodyInit | null, init: ResponseInit) =>
  new ApiError('/api/auth/login', init.status ?? 500, new Response(body, init));

describe('a form that was not accepted', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is read from our own server’s response, with the time to wait', async () => {
    const body = JSON.stringify({ error: { code: 'throttled' } });
    expect(await readFailure(respond(body, { status: 429, headers: { 'retry-after': '90' } }))).toEqual({
      kind: 'throttled',
      retryAfterS: 90,
    });
  });

  it('is an outage when the response is no JSON, or there is none', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    expect(await readFailure(respond('<html>', { status: 502 }))).toEqual({ kind: 'outside' });
    expect(await readFailure(new TypeError('Failed to fetch'))).toEqual({ kind: 'outside' });
  });

  it('names the fields that the platform objects to', async () => {
    const details = { code: 'account-field-html', kind: 'input', say: 'x' } as const;
    const fault = new AccountFault(details, [{ code: 'account-field-html', field: 'address1' }]);
    expect(await readFailure(fault)).toEqual({ kind: 'fields', problems: { address1: 'html' } });
  });

  it('is a session that has ended', async () => {
    const details = { code: 'account-session-over', kind: 'refused', say: 'x' } as const;
    const fault = new AccountFault(details, [{ code: 'account-session-over', field: 'customerAccessToken' }]);
    expect(await readFailure(fault)).toEqual({ kind: 'session' });
  });
});
