import type { ReferralRecord } from '@storefront/core/providers/referral/referral';
import type { ReferralCustomer } from '@storefront/core/referral/referral';
import { describe, expect, it, vi } from 'vitest';
import { address, errorOf, exampleDeps, sendTo } from './example-deps.fixture.ts';
import { referralApi } from './referral-api.ts';

const limit = { name: 'referral', attempts: 60, withinS: 900 };
const token = 'ann-token';
const own = { customerEmail: 'ann@vesper.example', customerUserId: '7' };

function openReferrals(hasReferrals = true) {
  const example = exampleDeps();
  const known: ReferralRecord = {
    customerId: '7',
    email: 'ann@vesper.example',
    firstName: 'Ann',
    lastName: null,
    isNewCustomer: true,
  };
  const referrals = {
    signCustomer: vi.fn(() => ({ authString: 'ann:7', signature: 'abc' })),
    fetchCustomer: vi.fn(async (_id: string): Promise<ReferralRecord | null> => known),
    saveCustomer: vi.fn(async (_customer: ReferralCustomer) => {}),
  };
  const app = referralApi({ ...example.deps, referrals: hasReferrals ? referrals : null });
  const post = (
    name: string,
    body: unknown,
    sent: { token?: string; headers?: Record<string, string> } = { token },
  ) => sendTo(app, `/api/friendbuy/${name}`, { body, ...sent });
  return { ...example, referrals, known, post };
}

describe('POST /api/friendbuy/auth', () => {
  it('[call.products-own-server.9] returns the signature of the customer of the token', async () => {
    const { post, referrals, counted } = openReferrals();
    const response = await post('auth', { ...own, customerEmail: 'ANN@vesper.example' });
    expect([response.status, response.body]).toEqual([200, { authString: 'ann:7', signature: 'abc' }]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(referrals.signCustomer).toHaveBeenCalledWith({ id: '7', email: 'ann@vesper.example' });
    expect(counted).toEqual([
      [address, limit],
      [expect.stringMatching(/^account:/), limit],
    ]);
  });

  it.each([
    { ...own, customerEmail: 'eve@vesper.example' },
    { ...own, customerUserId: '8' },
  ])('returns 403 for the other customer of %j', async (body) => {
    const { post, referrals } = openReferrals();
    expect(errorOf(await post('auth', body))).toEqual([403, 'not-yours']);
    expect(referrals.signCustomer).not.toHaveBeenCalled();
  });

  it('returns 400 for longer values than any customer has', async () => {
    const { post } = openReferrals();
    expect((await post('auth', { ...own, customerEmail: 'x'.repeat(255) })).status).toBe(400);
    expect((await post('auth', { ...own, customerUserId: 'x'.repeat(101) })).status).toBe(400);
    expect(
      (await post('auth', { customerEmail: 'x'.repeat(254), customerUserId: 'x'.repeat(100) })).status,
    ).toBe(403);
  });
});

describe('POST /api/friendbuy/getCustomer', () => {
  it('[call.products-own-server.12] returns what the provider knows of the customer', async () => {
    const { post, referrals, known } = openReferrals();
    const response = await post('getCustomer', { id: '7' });
    expect([response.status, response.body]).toEqual([200, known]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(referrals.fetchCustomer).toHaveBeenCalledWith('7');
    expect(referrals.saveCustomer).not.toHaveBeenCalled();
  });

  it('[call.products-own-server.12] saves a customer whom the provider does not know', async () => {
    const { post, referrals } = openReferrals();
    referrals.fetchCustomer.mockResolvedValue(null);
    const response = await post('getCustomer', { id: '7' });
    expect(response.body).toEqual({
      customerId: '7',
      email: 'ann@vesper.example',
      firstName: 'Ann',
      lastName: 'Lee',
      isNewCustomer: null,
    });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(referrals.saveCustomer).toHaveBeenCalledWith({
      id: '7',
      email: 'ann@vesper.example',
      firstName: 'Ann',
    });
  });

  it('returns 403 for the id of another customer, and 400 for one that is too long', async () => {
    const { post, referrals } = openReferrals();
    expect(errorOf(await post('getCustomer', { id: '8' }))).toEqual([403, 'not-yours']);
    expect((await post('getCustomer', { id: 'x'.repeat(100) })).status).toBe(403);
    expect(errorOf(await post('getCustomer', { id: 'x'.repeat(101) }))).toEqual([400, 'body-invalid']);
    expect(referrals.fetchCustomer).not.toHaveBeenCalled();
  });
});

describe.each([
  ['auth', own],
  ['getCustomer', { id: '7' }],
] as const)('POST /api/friendbuy/%s', (name, body) => {
  it('returns 401 without a valid token, before the body is read', async () => {
    const { post, accounts } = openReferrals();
    expect(errorOf(await post(name, {}, {}))).toEqual([401, 'session-required']);
    expect(accounts.customer).not.toHaveBeenCalled();
    expect(errorOf(await post(name, body, { token: 'other' }))).toEqual([401, 'session-required']);
  });

  it.each(['address:referral', 'account:referral'])(
    'returns 429 when the limit %s is reached',
    async (of) => {
      const { post, reached } = openReferrals();
      reached.add(of);
      expect(errorOf(await post(name, body))).toEqual([429, 'throttled']);
    },
  );

  it('returns 404 without a provider, before the body is read, and 403 to another site', async () => {
    expect(errorOf(await openReferrals(false).post(name, {}, {}))).toEqual([404, 'not-offered']);
    const headers = { origin: 'https://evil.example' };
    expect((await openReferrals().post(name, body, { token, headers })).status).toBe(403);
  });
});
