import { describe, expect, it } from 'vitest';
import { createLedger } from '../../packages/sandbox/src/friendbuy/ledger.ts';
import { registerCustomer, sendRequest } from './setup/send-request.ts';
import { openShopFunctions } from './setup/shop-functions.ts';

function fieldsOf(value: unknown): Record<string, unknown> {
  return Object(value);
}

describe('referrals', () => {
  it('[call.products-own-server.9] are signed only for the customer of the token', async () => {
    const shop = openShopFunctions();
    const { token, id, email } = await registerCustomer(shop);
    const own = { customerEmail: email, customerUserId: id };
    const response = await sendRequest(shop, '/api/friendbuy/auth', { body: own, token });
    expect(response.body).toEqual({
      authString: expect.stringContaining(`${email}:${id}`),
      signature: expect.stringMatching(/^[\da-f]{64}$/),
    });
    for (const body of [
      { ...own, customerEmail: 'eve@vesper.example' },
      { ...own, customerUserId: '1' },
    ]) {
      expect((await sendRequest(shop, '/api/friendbuy/auth', { body, token })).status).toBe(403);
    }
  });

  it('[call.products-own-server.12] return the data of the customer of the token', async () => {
    const shop = openShopFunctions();
    const { token, id, email } = await registerCustomer(shop);
    const response = await sendRequest(shop, '/api/friendbuy/getCustomer', { body: { id }, token });
    expect(response.body).toMatchObject({ customerId: id, email });
    const again = await sendRequest(shop, '/api/friendbuy/getCustomer', { body: { id }, token });
    expect(again.body).toMatchObject({ customerId: id, email });
    expect((await sendRequest(shop, '/api/friendbuy/getCustomer', { body: { id: '1' }, token })).status).toBe(
      403,
    );
  });
});

describe('wishlists', () => {
  const items = [{ epi: 40000000001, empi: 7130000001, du: 'http://localhost:3000/products/iris' }];

  it('[role.2] of the token’s customer are created, filled, renamed, shared and deleted', async () => {
    const shop = openShopFunctions();
    const ann = await registerCustomer(shop);
    const { token } = ann;
    const made = await sendRequest(shop, '/api/wishlists', { body: { name: 'For the sea' }, token });
    expect(made.status).toBe(201);
    const { lid } = fieldsOf(fieldsOf(made.body).list);
    const path = `/api/wishlists/${lid}`;
    expect((await sendRequest(shop, `${path}/products`, { body: { items }, token })).status).toBe(200);
    await sendRequest(shop, path, { method: 'PATCH', body: { name: 'For the lake' }, token });
    const listed = await sendRequest(shop, '/api/wishlists', { token });
    expect(listed.body).toMatchObject({ lists: [{ lid, lname: 'For the lake', listcontents: items }] });
    expect((await sendRequest(shop, `/api/wishlists/shared/${lid}`)).status).toBe(404);
    expect((await sendRequest(shop, `${path}/share`, { method: 'POST', token })).body).toEqual({ id: lid });
    const shared = await sendRequest(shop, `/api/wishlists/shared/${lid}`);
    expect(shared.body).toMatchObject({ list: { name: 'For the lake', ownerFirstName: 'Ann' } });
    await sendRequest(shop, `${path}/products`, { method: 'DELETE', body: { items }, token });
    expect((await sendRequest(shop, '/api/wishlists', { token })).body).toMatchObject({
      lists: [{ listcontents: [] }],
    });
    await sendRequest(shop, path, { method: 'DELETE', token });
    expect((await sendRequest(shop, '/api/wishlists', { token })).body).toEqual({ lists: [] });
    for (const { text } of [made, listed, shared]) expect(text).not.toContain(ann.email);
  });

  it('of another customer are 404 by every route, like one that does not exist', async () => {
    const shop = openShopFunctions();
    const ann = await registerCustomer(shop);
    const eve = await registerCustomer(shop, 'eve@vesper.example', 'Eve');
    const made = await sendRequest(shop, '/api/wishlists', {
      body: { name: 'For the sea' },
      token: ann.token,
    });
    const lid = String(fieldsOf(fieldsOf(made.body).list).lid);
    const bodies: Record<string, object> = { '': { name: 'Mine now' }, '/products': { items } };
    const attempt = async (method: string, path: string, part: string) => {
      const body = method === 'GET' ? undefined : bodies[part];
      const { status, text, headers } = await sendRequest(shop, path, { method, body, token: eve.token });
      const { 'x-request-id': _, ...others } = headers;
      return { status, text, headers: others };
    };
    const refused: string[] = [];
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE', 'PUT']) {
      for (const part of ['', '/products', '/share', 'shared']) {
        const pathOf = (id: string) =>
          `/api/wishlists/${part === 'shared' ? `shared/${id}` : `${id}${part}`}`;
        const foreign = await attempt(method, pathOf(lid), part);
        expect(foreign, `${method} ${part}`).toEqual(
          await attempt(method, pathOf(crypto.randomUUID()), part),
        );
        if (foreign.status !== 405) refused.push(`${method} ${part} ${foreign.status}`);
      }
    }
    expect(refused).toEqual([
      'GET shared 404',
      'POST /products 404',
      'POST /share 404',
      'PATCH  404',
      'DELETE  404',
      'DELETE /products 404',
    ]);
    const own = await sendRequest(shop, '/api/wishlists', { token: ann.token });
    expect(own.body).toMatchObject({ lists: [{ lid, lname: 'For the sea', listcontents: [] }] });
  });

  it('of the customer keep their names when the service refuses a new one', async () => {
    const shop = openShopFunctions();
    const { token } = await registerCustomer(shop);
    const named = async (name: string) =>
      fieldsOf(fieldsOf((await sendRequest(shop, '/api/wishlists', { body: { name }, token })).body).list)
        .lid;
    await named('For the sea');
    const lid = await named('For the lake');
    const body = { name: 'For the sea' };
    const renamed = await sendRequest(shop, `/api/wishlists/${lid}`, { method: 'PATCH', body, token });
    expect(renamed.status).toBe(400);
    expect(renamed.body).toMatchObject({ error: { code: 'wishlist-name-refused' } });
  });

  it('accept no product URLs of other sites', async () => {
    const shop = openShopFunctions();
    const body = { items: [{ ...items[0], du: 'https://evil.example/products/iris' }] };
    const response = await sendRequest(shop, '/api/wishlists/l1/products', { body, token: 'abc' });
    expect([response.status, response.body]).toEqual([
      400,
      { error: expect.objectContaining({ field: 'items.0.du' }) },
    ]);
  });
});

describe('rewards', () => {
  it('are those of the token’s customer, and not shown while the provider is down', async () => {
    const shop = openShopFunctions();
    const { token } = await registerCustomer(shop);
    const response = await sendRequest(shop, '/api/rewards', { token });
    expect(response.body).toMatchObject({
      canRedeem: true,
      standing: { tier: expect.any(String) },
      history: [],
    });
    shop.down.add('referral');
    expect((await sendRequest(shop, '/api/rewards', { token })).status).toBe(502);
    expect((await sendRequest(shop, '/api/rewards')).status).toBe(401);
  });

  it('are not redeemed without enough points or without a key', async () => {
    const shop = openShopFunctions();
    const { token } = await registerCustomer(shop);
    const headers = { 'idempotency-key': 'key-00001' };
    const response = await sendRequest(shop, '/api/rewards/redeem', {
      body: { optionId: '60-off' },
      token,
      headers,
    });
    expect(response.body).toMatchObject({ error: { code: 'referral-points-missing' } });
    const keyless = await sendRequest(shop, '/api/rewards/redeem', { body: { optionId: '60-off' }, token });
    expect(keyless.body).toMatchObject({ error: { field: 'Idempotency-Key' } });
  });

  it('are redeemed once for a key, and the coupon is listed', async () => {
    const shop = openShopFunctions();
    const { token, id } = await registerCustomer(shop);
    createLedger(shop.world).book(id, 1200);
    const headers = { 'idempotency-key': 'key-00001' };
    const redeem = () =>
      sendRequest(shop, '/api/rewards/redeem', { body: { optionId: '10-off' }, token, headers });
    const first = await redeem();
    expect(first.body).toEqual({ couponCode: expect.any(String) });
    expect((await redeem()).body).toEqual(first.body);
    const { couponCode } = fieldsOf(first.body);
    expect((await sendRequest(shop, '/api/rewards', { token })).body).toMatchObject({
      balance: 700,
      coupons: [couponCode],
    });
  });

  it('are redeemed once for a key even if the response is lost and the coupon appears late', async () => {
    let isBroken = true;
    let oldCoupons: Response | null = null;
    const shop = openShopFunctions({
      changeResponse: async (_role, path, response) => {
        if (!isBroken) return response;
        if (path.endsWith('/reward/redeem')) return new Response(null, { status: 504 });
        if (!path.endsWith('/reward/coupons')) return response;
        oldCoupons ??= response;
        return oldCoupons.clone();
      },
    });
    const { token, id } = await registerCustomer(shop);
    const ledger = createLedger(shop.world);
    ledger.book(id, 1200);
    const headers = { 'idempotency-key': 'key-00001' };
    const redeem = () =>
      sendRequest(shop, '/api/rewards/redeem', { body: { optionId: '10-off' }, token, headers });
    expect((await redeem()).status).toBe(502);
    expect(ledger.balance(id)).toBe(700);
    const unknown = await redeem();
    expect([unknown.status, unknown.headers['cache-control']]).toEqual([409, 'private, no-store']);
    expect(unknown.body).toMatchObject({ error: { code: 'idempotency-under-way' } });
    expect(unknown.text).not.toContain('went wrong');
    isBroken = false;
    const couponCode = ledger.couponsOf(id)[0]?.couponCode;
    expect((await redeem()).body).toEqual({ couponCode });
    expect((await redeem()).body).toEqual({ couponCode });
    expect(ledger.balance(id)).toBe(700);
  });

  it('are redeemed with the same key after an attempt that did nothing', async () => {
    const shop = openShopFunctions();
    const { token, id } = await registerCustomer(shop);
    createLedger(shop.world).book(id, 1200);
    const headers = { 'idempotency-key': 'key-00001' };
    const redeem = () =>
      sendRequest(shop, '/api/rewards/redeem', { body: { optionId: '10-off' }, token, headers });
    shop.down.add('referral');
    expect((await redeem()).status).toBe(502);
    shop.down.clear();
    expect((await redeem()).body).toEqual({ couponCode: expect.any(String) });
    expect(createLedger(shop.world).balance(id)).toBe(700);
  });
});
