import { createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { OrderState } from '../commerce/orders/order-state.ts';
import { couponsOf } from '../world/coupons.ts';
import { makeWorld } from '../world/make-world.ts';
import { receivedBy } from '../world/record-received.ts';
import { friendbuyAccount } from './account.ts';
import { friendbuyServer } from './server.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
const site = 'http://localhost:3000';
const ann = { customerId: '77', email: 'ann@example.test', firstName: 'Ann' };

async function open() {
  let now = start;
  const addresses = { site, commerce: '', content: '', desk: '', cloud: '' };
  const catalogue = { products: [], collections: [], discounts: [], metaobjects: [] };
  const world = makeWorld({ addresses, catalogue, stateDir: null, clock: { now: () => now } });
  const server = friendbuyServer(world);
  let authorization = '';
  const send = async (method: string, path: string, body?: unknown) => {
    const init = { method, headers: { authorization }, ...(body ? { body: JSON.stringify(body) } : {}) };
    const response = await server(new Request(`http://localhost:3003${path}`, init));
    return { status: response.status, body: JSON.parse(await response.text()) };
  };
  const { apiKey: key, apiSecret: secret } = friendbuyAccount;
  const { body } = await send('POST', '/v1/authorization', { key, secret });
  authorization = `Bearer ${body.token}`;
  const wait = (milliseconds: number) => {
    now += milliseconds;
  };
  return { world, send, wait, token: body };
}

describe('the merchant API', () => {
  it('requires its key and secret, and a token that has not expired', async () => {
    const { send, wait, token, world } = await open();
    expect(token).toMatchObject({ tokenType: 'Bearer', expires: '2026-11-21T12:20:00.000Z' });
    expect((await send('POST', '/v1/authorization', { key: 'x', secret: 'y' })).status).toBe(401);
    expect((await send('GET', '/v1/reward/redemption-options')).status).toBe(200);
    wait(20 * 60_000);
    expect(await send('GET', '/v1/reward/redemption-options')).toEqual({
      status: 401,
      body: { error: 'Unauthorized', message: 'Invalid token', code: 0, reference: '' },
    });
    const shown = JSON.stringify(receivedBy(world, 'friendbuy').value);
    for (const hidden of [token.token, friendbuyAccount.apiKey, friendbuyAccount.apiSecret]) {
      expect(shown).not.toContain(hidden);
    }
  });

  it('[call.products-own-server.11] returns customers that were stored before', async () => {
    const { send } = await open();
    expect((await send('GET', '/v1/customer?customerId=77')).status).toBe(404);
    expect((await send('POST', '/v1/customer', { email: 'ann@example.test' })).status).toBe(422);
    await send('POST', '/v1/customer', ann);
    const { body } = await send('GET', '/v1/customer?customerId=77');
    expect(body).toMatchObject(ann);
    expect((await send('GET', '/v1/customer?email=Ann@example.test')).body).toEqual(body);
  });

  it('returns the same link to the same customer', async () => {
    const { send } = await open();
    const body = { ...ann, campaignId: friendbuyAccount.campaignId };
    const { body: link } = await send('POST', '/v1/personal-referral-link', body);
    expect(link.link).toBe(`${site}/?fbuy=${link.referralCode}`);
    expect((await send('POST', '/v1/personal-referral-link', body)).body).toEqual(link);
    expect((await send('POST', '/v1/personal-referral-link', ann)).status).toBe(404);
  });
});

describe('points', () => {
  const balance = '/v1/ledger-balance?customerId=77&currency=points';
  const order = { customerId: '77', total: 62_550, countryCode: 'US' } satisfies Partial<OrderState>;

  it('of a customer without an entry return 404', async () => {
    const { send } = await open();
    expect((await send('GET', balance)).status).toBe(404);
  });

  it('are earned by orders on the platform, one for each dollar, and by reported purchases', async () => {
    const { world, send } = await open();
    world
      .slice<Partial<OrderState>[]>('commerce.orders', () => [])
      .value.push(order, { ...order, customerId: '78' });
    expect((await send('GET', balance)).body).toEqual({ customerId: '77', balance: 625, currency: 'points' });
    await send('POST', '/v1/event/purchase', { customerId: '77', amount: 100.9 });
    expect((await send('GET', balance)).body.balance).toBe(725);
  });

  it('buy a coupon that the commerce double accepts, while the balance lasts', async () => {
    const { world, send } = await open();
    await send('POST', '/v1/event/purchase', { customerId: '77', amount: 700 });
    const redeem = (redemptionOptionId: string) =>
      send('POST', '/v1/reward/redeem', { customerId: '77', redemptionOptionId });
    const { status, body } = await redeem('10-off');
    expect([status, body.balance]).toEqual([200, 200]);
    expect(couponsOf(world).value).toEqual({ [body.couponCode]: { amountCents: 1000, onceOnly: true } });
    expect((await send('GET', '/v1/reward/coupons?customerId=77')).body).toMatchObject([
      { couponCode: body.couponCode },
    ]);
    expect((await redeem('10-off')).status).toBe(422);
    expect((await redeem('free')).status).toBe(404);
    expect((await send('GET', balance)).body.balance).toBe(200);
  });
});

describe('the script', () => {
  const sign = (authString: string, secret = friendbuyAccount.secretKey) => [
    'auth',
    authString,
    createHmac('sha256', secret).update(authString).digest('hex'),
  ];
  const seconds = start / 1000;
  const valid = `${seconds}:ann@example.test:77`;

  it('accepts a customer who was tracked and signed', async () => {
    const { send } = await open();
    const push = (call: unknown) => send('POST', '/sdk/sandbox-merchant', call);
    expect((await push(sign(valid))).body.message).toContain('not tracked');
    await push(['track', 'customer', { id: '77', email: 'ann@example.test' }]);
    expect((await push(sign(valid))).status).toBe(200);
  });

  it.each([
    ['another secret', sign(valid, 'other')],
    ['an old timestamp', sign(`${seconds - 3601}:ann@example.test:77`)],
    ['another e-mail', sign(`${seconds}:bo@example.test:77`)],
    ['another form', sign('ann@example.test:77')],
    ['no signature', ['auth', valid]],
  ])('returns 401 for %s', async (_name, call) => {
    const { send } = await open();
    await send('POST', '/sdk/sandbox-merchant', [
      'track',
      'customer',
      { id: '77', email: 'ann@example.test' },
    ]);
    expect((await send('POST', '/sdk/sandbox-merchant', call)).status).toBe(401);
  });

  it.each([
    [['merchant', 'other']],
    [['track', 'mouse']],
    [['track', 'customer', { id: '77' }]],
    [['hello']],
    ['x'],
  ])('refuses %j', async (call) => {
    const { send } = await open();
    expect((await send('POST', '/sdk/sandbox-merchant', call)).status).toBe(400);
  });
});

describe('what browsers load', () => {
  const addresses = { site, commerce: '', content: '', desk: '', cloud: '' };
  const catalogue = { products: [], collections: [], discounts: [], metaobjects: [] };
  const server = friendbuyServer(makeWorld({ addresses, catalogue, stateDir: null }), { scriptDelayMs: 0 });
  const get = async (path: string) => server(new Request(`http://localhost:3003${path}`));

  it('sends what was pushed before it ran, and what is pushed later', async () => {
    const script = await (await get('/friendbuy.js')).text();
    const [sent, page] = [
      vi.fn(async () => new Response()),
      { friendbuyAPI: [['merchant', 'm 1']] as unknown },
    ];
    const document = { currentScript: { src: 'http://localhost:3003/friendbuy/friendbuy.js' } };
    new Function('window', 'document', 'fetch', script)(page, document, sent);
    const { friendbuyAPI } = page;
    Object(friendbuyAPI).push(['track', 'page', { name: 'home' }]);
    expect(sent.mock.calls).toMatchObject([
      ['http://localhost:3003/friendbuy/sdk/m%201', { body: '["merchant","m 1"]' }],
      ['http://localhost:3003/friendbuy/sdk/m%201', { body: '["track","page",{"name":"home"}]' }],
    ]);
  });

  it('serves the merchant’s campaigns only', async () => {
    expect((await get('/campaign/sandbox-merchant/campaigns.js')).headers.get('content-type')).toContain(
      'javascript',
    );
    expect((await get('/campaign/other/campaigns.js')).status).toBe(404);
  });
});
