import { Fault } from '@storefront/core/fault';
import type { Order } from '@storefront/core/order/order';
import type { OrderPage } from '@storefront/core/providers/commerce/account';
import { describe, expect, it, vi } from 'vitest';
import { address, ann, errorOf, exampleDeps, sendTo } from './example-deps.fixture.ts';
import { rewardsApi } from './rewards-api.ts';

const token = 'ann-token';
const option = { id: '10-off', costPoints: 500, valueCents: 1_000, currencyCode: 'USD' };
const link = { link: 'https://refer.example/ann', referralCode: null };
const usd = (amount: string) => ({ amount, currencyCode: 'USD' });

function orderOf(number: number, own: Partial<Order> = {}): Order {
  return {
    id: `gid://shopify/Order/${number}`,
    name: `#${number}`,
    processedAt: '2026-11-01T10:00:00Z',
    canceledAt: null,
    financialStatus: 'PAID',
    fulfillmentStatus: 'FULFILLED',
    statusUrl: null,
    email: null,
    subtotal: usd('10.0'),
    discounts: [],
    shipping: usd('0.0'),
    tax: null,
    duties: null,
    total: usd('10.0'),
    refunded: usd('0.0'),
    shippingAddress: [],
    billingAddress: [],
    lines: [],
    fulfillments: [],
    ...own,
  };
}

function openRewards(hasLedger = true) {
  const example = exampleDeps();
  const accounts = {
    ...example.accounts,
    orders: vi.fn(
      async (_token: string, _page: { size: number; after?: string }): Promise<OrderPage | null> => ({
        orders: [orderOf(1)],
        hasNextPage: false,
        endCursor: 'c1',
      }),
    ),
  };
  const openAccounts = vi.fn((_buyerIp: string | null) => accounts);
  const ledger = {
    fetchBalance: vi.fn(async () => 700),
    fetchRedemptionOptions: vi.fn(async () => [option]),
    fetchCoupons: vi.fn(async () => ['OLD']),
    fetchReferralLink: vi.fn(async () => link),
    redeem: vi.fn(async () => ({ couponCode: 'NEW' })),
  };
  const app = rewardsApi({ ...example.deps, openAccounts, ledger: hasLedger ? ledger : null });
  const get = (sent: Parameters<typeof sendTo>[2] = { token }) => sendTo(app, '/api/rewards', sent);
  const redeem = (sent: Parameters<typeof sendTo>[2] = {}, key: string | null = 'key-00001') =>
    sendTo(app, '/api/rewards/redeem', {
      body: { optionId: '10-off' },
      token,
      headers: key === null ? {} : { 'idempotency-key': key },
      ...sent,
    });
  return { ...example, accounts, openAccounts, ledger, app, get, redeem };
}

const outage = new Fault({ code: 'referral-unavailable', kind: 'outside', say: 'The provider is down.' });

describe('GET /api/rewards', () => {
  it('returns points, choices, coupons and the link of the customer', async () => {
    const { get, ledger, accounts, openAccounts, counted } = openRewards();
    const response = await get();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.body).toMatchObject({
      balance: 700,
      canRedeem: true,
      history: [{ orderName: '#1', points: 10 }],
      choices: [{ id: '10-off', isRedeemable: true }],
      coupons: ['OLD'],
      referral: link,
      missing: [],
      orderLimit: null,
    });
    expect(response.body).toHaveProperty('earning.length', 4);
    expect(ledger.fetchBalance).toHaveBeenCalledWith('7');
    expect(ledger.fetchCoupons).toHaveBeenCalledWith('7');
    expect(ledger.fetchReferralLink).toHaveBeenCalledWith({
      id: '7',
      email: 'ann@vesper.example',
      firstName: 'Ann',
    });
    expect(accounts.orders).toHaveBeenCalledWith(token, { size: 20 }, 'US');
    expect(openAccounts).toHaveBeenLastCalledWith('198.51.100.7');
    expect(counted).toEqual([[address, { name: 'rewards', attempts: 120, withinS: 300 }]]);
  });

  it('counts points of orders without a provider, and nothing can be redeemed', async () => {
    const { get, lines } = openRewards(false);
    expect((await get()).body).toMatchObject({
      balance: 10,
      canRedeem: false,
      choices: [],
      coupons: [],
      earning: [{ code: 'order', points: 1 }],
      referral: null,
    });
    expect(lines.filter(({ level }) => level === 'ERROR')).toEqual([]);
  });

  it.each([
    ['choices', 'fetchRedemptionOptions', { choices: [], coupons: ['OLD'], referral: link }],
    ['coupons', 'fetchCoupons', { coupons: [], choices: [{ id: '10-off' }], referral: link }],
    ['referral', 'fetchReferralLink', { referral: null, choices: [{ id: '10-off' }], coupons: ['OLD'] }],
  ] as const)('keeps the balance and names the missing %s when only %s fails', async (part, call, rest) => {
    const { get, ledger, lines } = openRewards();
    ledger[call].mockRejectedValue(outage);
    expect(await get()).toMatchObject({
      status: 200,
      body: { balance: 700, canRedeem: true, missing: [part], ...rest },
    });
    expect(lines).toContainEqual({
      level: 'ERROR',
      message: 'A part of the rewards could not be read',
      fields: { part, error: outage },
    });
  });

  it('returns 502 without the balance: points of orders would be more than a customer owns who has spent some', async () => {
    const { get, ledger } = openRewards();
    ledger.fetchBalance.mockRejectedValue(outage);
    expect(errorOf(await get())).toEqual([502, 'referral-unavailable']);
  });

  it('counts neither cancelled orders nor refunded amounts', async () => {
    const { get, accounts } = openRewards(false);
    const orders = [orderOf(1, { canceledAt: '2026-11-02T10:00:00Z' }), orderOf(2, { refunded: usd('4.0') })];
    accounts.orders.mockResolvedValue({ orders, hasNextPage: false, endCursor: null });
    expect((await get()).body).toMatchObject({
      balance: 6,
      history: [{ orderName: '#2', processedAt: '2026-11-01T10:00:00Z', points: 6 }],
    });
  });

  it('reads page after page of orders', async () => {
    const { get, accounts } = openRewards(false);
    accounts.orders.mockImplementation(async (_token, { after }) =>
      after === undefined
        ? { orders: [orderOf(1)], hasNextPage: true, endCursor: 'c1' }
        : { orders: [orderOf(2)], hasNextPage: false, endCursor: 'c2' },
    );
    expect((await get()).body).toMatchObject({ balance: 20 });
    expect(accounts.orders.mock.calls).toEqual([
      [token, { size: 20 }, 'US'],
      [token, { size: 20, after: 'c1' }, 'US'],
    ]);
  });

  it.each([
    ['no cursor', null, 1],
    ['the same cursor again', 'c1', 2],
  ])('reads no further after %s', async (_, endCursor, calls) => {
    const { get, accounts } = openRewards(false);
    accounts.orders.mockResolvedValue({ orders: [orderOf(1)], hasNextPage: true, endCursor });
    await get();
    expect(accounts.orders).toHaveBeenCalledTimes(calls);
  });

  it('reads at most 200 orders, and says so', async () => {
    const { get, accounts } = openRewards(false);
    let page = 0;
    accounts.orders.mockImplementation(async () => {
      page += 1;
      const orders = Array.from({ length: 20 }, (_, index) => orderOf(page * 20 + index));
      return { orders, hasNextPage: true, endCursor: `c${page}` };
    });
    expect((await get()).body).toMatchObject({ balance: 2_000, orderLimit: 200 });
    expect(accounts.orders).toHaveBeenCalledTimes(10);
  });

  it('returns 401 without a valid token, also when it ends between two reads', async () => {
    const { get, accounts } = openRewards();
    expect(errorOf(await get({}))).toEqual([401, 'session-required']);
    accounts.orders.mockResolvedValue(null);
    expect(errorOf(await get())).toEqual([401, 'session-required']);
  });

  it('returns 429 when the limit is reached', async () => {
    const { get, reached, openAccounts } = openRewards();
    reached.add('address:rewards');
    expect(errorOf(await get())).toEqual([429, 'throttled']);
    expect(openAccounts).not.toHaveBeenCalled();
  });
});

describe('POST /api/rewards/redeem', () => {
  it('returns the coupon, once for a key', async () => {
    const { redeem, ledger, counted } = openRewards();
    const response = await redeem();
    expect([response.status, response.body]).toEqual([200, { couponCode: 'NEW' }]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect((await redeem()).body).toEqual({ couponCode: 'NEW' });
    expect(ledger.redeem).toHaveBeenCalledTimes(1);
    expect(ledger.redeem).toHaveBeenCalledWith('7', '10-off');
    expect(counted.slice(0, 2)).toEqual([
      [address, { name: 'redeem', attempts: 10, withinS: 900 }],
      [expect.stringMatching(/^account:/), { name: 'redeem', attempts: 10, withinS: 900 }],
    ]);
    await redeem({}, 'key-00002');
    expect(ledger.redeem).toHaveBeenCalledTimes(2);
  });

  it('returns 400 when the idempotency key was used for another option', async () => {
    const { redeem } = openRewards();
    await redeem();
    expect(errorOf(await redeem({ body: { optionId: '25-off' } }))).toEqual([400, 'idempotency-key-reused']);
  });

  it('does not return the coupon of another customer for the same key', async () => {
    const { redeem, ledger, accounts } = openRewards();
    await redeem();
    accounts.customer.mockResolvedValue({ ...ann, id: 'gid://shopify/Customer/8' });
    ledger.redeem.mockResolvedValue({ couponCode: 'EVE' });
    expect((await redeem()).body).toEqual({ couponCode: 'EVE' });
    expect(ledger.redeem).toHaveBeenLastCalledWith('8', '10-off');
  });

  it('returns the coupon that appeared when the response was lost', async () => {
    const { redeem, ledger } = openRewards();
    ledger.redeem.mockRejectedValue(outage);
    ledger.fetchCoupons.mockResolvedValueOnce(['OLD']).mockResolvedValue(['OLD', 'LATE']);
    expect((await redeem()).body).toEqual({ couponCode: 'LATE' });
    expect(ledger.fetchCoupons).toHaveBeenCalledWith('7');
  });

  it('never redeems again while the outcome of the first attempt is unknown', async () => {
    const { redeem, ledger } = openRewards();
    ledger.redeem.mockRejectedValue(outage);
    expect(errorOf(await redeem())).toEqual([502, 'referral-unavailable']);
    expect(errorOf(await redeem())).toEqual([409, 'idempotency-under-way']);
    expect(ledger.redeem).toHaveBeenCalledTimes(1);
  });

  it.each([null, 'short-7', 'x'.repeat(201), 'a key 0001', 'key/00001'])(
    'returns 400 for the idempotency key %j',
    async (key) => {
      const { redeem, ledger } = openRewards();
      expect(await redeem({}, key)).toMatchObject({
        status: 400,
        body: {
          error: {
            code: 'idempotency-key-missing',
            message: 'Send an Idempotency-Key of 8 to 200 letters, digits, dots, colons or dashes.',
            field: 'Idempotency-Key',
          },
        },
      });
      expect(ledger.redeem).not.toHaveBeenCalled();
    },
  );

  it.each(['12345678', 'x'.repeat(200), 'a.b:c-d_e'])('accepts the idempotency key %j', async (key) => {
    expect((await openRewards().redeem({}, key)).status).toBe(200);
  });

  it.each(['', 'a b', 'x'.repeat(101), '"a', 'a"'])('returns 400 for the option %j', async (optionId) => {
    const response = await openRewards().redeem({ body: { optionId } });
    expect(response).toMatchObject({ status: 400, body: { error: { field: 'optionId' } } });
  });

  it('accepts an option of 100 characters', async () => {
    expect((await openRewards().redeem({ body: { optionId: 'x'.repeat(100) } })).status).toBe(200);
  });

  it('returns 401 without a valid token, before the body is read', async () => {
    const { app, redeem } = openRewards();
    const unsigned = await sendTo(app, '/api/rewards/redeem', { body: {} });
    expect(errorOf(unsigned)).toEqual([401, 'session-required']);
    expect(errorOf(await redeem({ token: 'other' }))).toEqual([401, 'session-required']);
  });

  it.each(['address:redeem', 'account:redeem'])('returns 429 when the limit %s is reached', async (name) => {
    const { redeem, reached, ledger } = openRewards();
    reached.add(name);
    expect(errorOf(await redeem())).toEqual([429, 'throttled']);
    expect(ledger.redeem).not.toHaveBeenCalled();
  });

  it('returns 404 without a provider, and 403 to another site', async () => {
    const { app } = openRewards(false);
    expect(errorOf(await sendTo(app, '/api/rewards/redeem', { body: {} }))).toEqual([404, 'not-offered']);
    const headers = { origin: 'https://evil.example', 'idempotency-key': 'key-00001' };
    expect(errorOf(await openRewards().redeem({ headers }))).toEqual([403, 'origin-refused']);
  });
});
