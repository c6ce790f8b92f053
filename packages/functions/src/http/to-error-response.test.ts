import { AccountFault } from '@storefront/core/account/account-fault';
import { Fault, type FaultKind } from '@storefront/core/fault';
import { describe, expect, it } from 'vitest';
import { ThrottledFault } from '../guard/throttled-fault.ts';
import { InputFault } from './input-fault.ts';
import { makeApi } from './make-api.ts';

async function respondTo(error: unknown) {
  const fail = () => {
    throw error;
  };
  const lines: string[] = [];
  const log = { info: () => {}, error: (message: string) => void lines.push(message) };
  const response = await makeApi({ '/api/bag': { GET: fail } }, { log }).request('/api/bag');
  return { response, status: response.status, headers: response.headers, lines, body: await response.json() };
}

const fault = (code: string, kind: FaultKind) => new Fault({ code, kind, say: 'Say.' });

describe('toErrorResponse', () => {
  it.each([
    ['a fault', fault('store-down', 'outside')],
    ['any other error', new TypeError('x is undefined')],
  ])('forbids caches to store the response to %s', async (_, error) => {
    expect((await respondTo(error)).headers.get('cache-control')).toBe('private, no-store');
  });

  it('returns 409 while the first request with the same key is under way', async () => {
    const say = 'The first request with this Idempotency-Key is still under way: try again in a moment.';
    const { status, body } = await respondTo(
      new Fault({ code: 'idempotency-under-way', kind: 'refused', say }),
    );
    expect(status).toBe(409);
    expect(body).toEqual({ error: { code: 'idempotency-under-way', message: say } });
  });

  it.each([
    ['session-required', 'refused', 401],
    ['account-session-over', 'refused', 401],
    ['login-refused', 'refused', 401],
    ['throttled', 'refused', 429],
    ['account-throttled', 'refused', 429],
    ['body-too-large', 'input', 413],
    ['body-type-unknown', 'input', 415],
    ['commerce-timeout', 'outside', 504],
    ['commerce-unavailable', 'outside', 502],
    ['odd-timeout', 'input', 400],
    ['anything-else', 'refused', 403],
    ['anything-else', 'absent', 404],
    ['anything-else', 'bug', 500],
  ] as const)('maps the code %s of kind %s to %i', async (code, kind, status) => {
    expect((await respondTo(fault(code, kind))).status).toBe(status);
  });

  it('says after how many seconds to try again, two minutes where the platform does not say', async () => {
    expect((await respondTo(new ThrottledFault(7))).headers.get('retry-after')).toBe('7');
    expect((await respondTo(fault('account-throttled', 'refused'))).headers.get('retry-after')).toBe('120');
    expect((await respondTo(fault('other', 'refused'))).headers.get('retry-after')).toBeNull();
  });

  it('names the field of an input, and none where the whole body is wrong', async () => {
    expect((await respondTo(new InputFault('body-invalid', 'Say.', 'a.b'))).body).toEqual({
      error: { code: 'body-invalid', message: 'Say.', field: 'a.b' },
    });
    expect((await respondTo(new InputFault('body-invalid', 'Say.'))).body).toEqual({
      error: { code: 'body-invalid', message: 'Say.' },
    });
  });

  it('names the first field of an account’s problems, and all of them', async () => {
    const details = { code: 'account-field-taken', kind: 'input', say: 'Say.' } as const;
    const fields = [
      { code: 'account-field-taken', field: 'email' },
      { code: 'account-field-invalid', field: 'phone' },
    ];
    expect((await respondTo(new AccountFault(details, fields))).body).toEqual({
      error: { code: 'account-field-taken', message: 'Say.', field: 'email', fields },
    });
    expect((await respondTo(new AccountFault(details, [{ code: 'x', field: null }]))).body).toEqual({
      error: { code: 'account-field-taken', message: 'Say.', fields: [{ code: 'x', field: null }] },
    });
    expect((await respondTo(new AccountFault(details, []))).body).toEqual({
      error: { code: 'account-field-taken', message: 'Say.', fields: [] },
    });
  });

  it('logs failures of providers and our own mistakes, and nothing that a visitor did', async () => {
    expect((await respondTo(fault('store-down', 'outside'))).lines).toEqual(['store-down: Say.']);
    expect((await respondTo(fault('odd', 'bug'))).lines).toEqual(['odd: Say.']);
    expect((await respondTo(new TypeError('x is undefined'))).lines).toEqual(['A function failed']);
    expect((await respondTo(fault('odd', 'input'))).lines).toEqual([]);
  });

  it('tells the visitor nothing of a failure but its code', async () => {
    const message = 'Something went wrong on our side. Please try again.';
    expect((await respondTo(fault('store-down', 'outside'))).body).toEqual({
      error: { code: 'store-down', message },
    });
    expect((await respondTo(new TypeError('x is undefined'))).body).toEqual({
      error: { code: 'bug', message },
    });
  });
});
