import { describe, expect, it } from 'vitest';
import { keepLedger } from '../../packages/sandbox/src/friendbuy/ledger.ts';
import { ask, someone } from './ask.ts';
import { openShopFunctions, type ShopFunctions } from './shop-functions.ts';

function fieldsOf(value: unknown): Record<string, unknown> {
  return Object(value);
}

describe('gift cards', () => {
  async function giftOf(shop: ShopFunctions) {
    const card = shop.world.catalogue.products.find(({ isGiftCard }) => isGiftCard);
    const variant = card?.variants[0];
    const session = await ask(shop, '/api/govalo/get-session', { method: 'POST' });
    const body = {
      session: String(fieldsOf(fieldsOf(fieldsOf(session.body).data).session).id),
      variant: String(variant?.id),
      value: 0.01,
      is_govalo: true,
      name: 'Eve',
      email: 'eve@vesper.example',
      message: 'For you',
      send_at: '2026-12-24T10:00:00-08:00',
      valid: true,
      timeZone: 'Pacific',
      time: '10AM',
      date: '12/24/2026',
    };
    return { body, priceCents: variant?.priceCents ?? 0 };
  }

  it('[call.products-own-server.18] are worth what the platform sells them for, whatever the body says', async () => {
    const shop = openShopFunctions();
    const { body, priceCents } = await giftOf(shop);
    const answer = await ask(shop, '/api/govalo/create-gift', { body });
    expect(answer.body).toEqual({ gift: { gift_id: expect.any(String) } });
    expect(JSON.stringify(shop.received('govalo'))).toContain(`"value":${priceCents / 100}`);
  });

  it('are made once for a key, and once for the same words without one', async () => {
    const shop = openShopFunctions();
    const { body } = await giftOf(shop);
    const headers = { 'idempotency-key': 'key-00001' };
    const first = await ask(shop, '/api/govalo/create-gift', { body, headers });
    expect((await ask(shop, '/api/govalo/create-gift', { body, headers })).body).toEqual(first.body);
    const made = shop.asked.gift;
    const other = await ask(shop, '/api/govalo/create-gift', { body: { ...body, name: 'Ida' }, headers });
    expect([other.status, shop.asked.gift]).toEqual([400, made]);
    const plain = await ask(shop, '/api/govalo/create-gift', { body });
    expect((await ask(shop, '/api/govalo/create-gift', { body })).body).toEqual(plain.body);
    expect(shop.asked.gift).toBe(made + 1);
  });

  it('that were made stay made, though their moment passed', async () => {
    const shop = openShopFunctions();
    const { body } = await giftOf(shop);
    const sendAt = new Date(shop.world.now() + 60_000).toISOString();
    const soon = { ...body, send_at: sendAt };
    const first = await ask(shop, '/api/govalo/create-gift', { body: soon });
    expect(first.body).toEqual({ gift: { gift_id: expect.any(String) } });
    shop.world.wait(3_600_000);
    expect((await ask(shop, '/api/govalo/create-gift', { body: soon })).body).toEqual(first.body);
    const late = await ask(shop, '/api/govalo/create-gift', { body: { ...soon, name: 'Ida' } });
    expect([late.status, late.body]).toEqual([400, { error: expect.objectContaining({ field: 'send_at' }) }]);
  });

  it.each([
    ['variant', '1'],
    ['send_at', '2026-11-20T10:00:00Z'],
    ['email', 'eve'],
    ['message', 'x'.repeat(301)],
  ])('are not made with a wrong %s', async (field, value) => {
    const shop = openShopFunctions();
    const { body } = await giftOf(shop);
    const answer = await ask(shop, '/api/govalo/create-gift', { body: { ...body, [field]: value } });
    expect([answer.status, answer.body]).toEqual([400, { error: expect.objectContaining({ field }) }]);
    expect(shop.asked.gift).toBe(1);
  });

  it('are no dresses', async () => {
    const shop = openShopFunctions();
    const { body } = await giftOf(shop);
    const dress = shop.world.catalogue.products.find(({ isGiftCard }) => !isGiftCard)?.variants[0];
    const answer = await ask(shop, '/api/govalo/create-gift', {
      body: { ...body, variant: String(dress?.id) },
    });
    expect([answer.status, shop.asked.gift]).toEqual([400, 1]);
  });
});

describe('referrals', () => {
  it('[call.products-own-server.9] are signed for the token’s own customer', async () => {
    const shop = openShopFunctions();
    const { token, id, email } = await someone(shop);
    const own = { customerEmail: email, customerUserId: id };
    const answer = await ask(shop, '/api/friendbuy/auth', { body: own, token });
    expect(answer.body).toEqual({
      authString: expect.stringContaining(`${email}:${id}`),
      signature: expect.stringMatching(/^[\da-f]{64}$/),
    });
    for (const body of [
      { ...own, customerEmail: 'eve@vesper.example' },
      { ...own, customerUserId: '1' },
    ]) {
      expect((await ask(shop, '/api/friendbuy/auth', { body, token })).status).toBe(403);
    }
  });

  it('[call.products-own-server.12] tell the customer’s own data', async () => {
    const shop = openShopFunctions();
    const { token, id, email } = await someone(shop);
    const answer = await ask(shop, '/api/friendbuy/getCustomer', { body: { id }, token });
    expect(answer.body).toMatchObject({ customerId: id, email });
    const again = await ask(shop, '/api/friendbuy/getCustomer', { body: { id }, token });
    expect(again.body).toMatchObject({ customerId: id, email });
    expect((await ask(shop, '/api/friendbuy/getCustomer', { body: { id: '1' }, token })).status).toBe(403);
  });
});

describe('wishlists', () => {
  const items = [{ epi: 40000000001, empi: 7130000001, du: 'http://localhost:3000/products/iris' }];

  it('[role.2] belong to the token’s customer: made, filled, named, shared and removed', async () => {
    const shop = openShopFunctions();
    const ann = await someone(shop);
    const { token } = ann;
    const made = await ask(shop, '/api/wishlists', { body: { name: 'For the sea' }, token });
    expect(made.status).toBe(201);
    const { lid } = fieldsOf(fieldsOf(made.body).list);
    const path = `/api/wishlists/${lid}`;
    expect((await ask(shop, `${path}/products`, { body: { items }, token })).status).toBe(200);
    await ask(shop, path, { method: 'PATCH', body: { name: 'For the lake' }, token });
    const listed = await ask(shop, '/api/wishlists', { token });
    expect(listed.body).toMatchObject({ lists: [{ lid, lname: 'For the lake', listcontents: items }] });
    expect((await ask(shop, `/api/wishlists/shared/${lid}`)).status).toBe(404);
    expect((await ask(shop, `${path}/share`, { method: 'POST', token })).body).toEqual({ id: lid });
    const shared = await ask(shop, `/api/wishlists/shared/${lid}`);
    expect(shared.body).toMatchObject({ list: { name: 'For the lake', ownerFirstName: 'Ann' } });
    await ask(shop, `${path}/products`, { method: 'DELETE', body: { items }, token });
    expect((await ask(shop, '/api/wishlists', { token })).body).toMatchObject({
      lists: [{ listcontents: [] }],
    });
    await ask(shop, path, { method: 'DELETE', token });
    expect((await ask(shop, '/api/wishlists', { token })).body).toEqual({ lists: [] });
    for (const { text } of [made, listed, shared]) expect(text).not.toContain(ann.email);
  });

  it('are nobody else’s to change or share', async () => {
    const shop = openShopFunctions();
    const ann = await someone(shop);
    const eve = await someone(shop, 'eve@vesper.example', 'Eve');
    const made = await ask(shop, '/api/wishlists', { body: { name: 'For the sea' }, token: ann.token });
    const { lid } = fieldsOf(fieldsOf(made.body).list);
    const path = `/api/wishlists/${lid}`;
    const { token } = eve;
    const tries = [
      await ask(shop, `${path}/share`, { method: 'POST', token }),
      await ask(shop, path, { method: 'DELETE', token }),
      await ask(shop, `${path}/products`, { body: { items }, token }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await ask(shop, path, { method: 'PATCH', body: { name: 'Mine now' }, token })).status).toBe(400);
    const own = await ask(shop, '/api/wishlists', { token: ann.token });
    expect(own.body).toMatchObject({ lists: [{ lname: 'For the sea', listcontents: [] }] });
  });

  it('take no addresses of other sites', async () => {
    const shop = openShopFunctions();
    const body = { items: [{ ...items[0], du: 'https://evil.example/products/iris' }] };
    const answer = await ask(shop, '/api/wishlists/l1/products', { body, token: 'abc' });
    expect([answer.status, answer.body]).toEqual([
      400,
      { error: expect.objectContaining({ field: 'items.0.du' }) },
    ]);
  });
});

describe('rewards', () => {
  it('are the token’s customer’s, with ways to earn', async () => {
    const shop = openShopFunctions();
    const { token } = await someone(shop);
    const answer = await ask(shop, '/api/rewards', { token });
    expect(answer.body).toMatchObject({
      canRedeem: true,
      standing: { tier: expect.any(String) },
      history: [],
    });
    shop.down.add('referral');
    expect((await ask(shop, '/api/rewards', { token })).body).toMatchObject({ balance: 0, canRedeem: false });
    expect((await ask(shop, '/api/rewards')).status).toBe(401);
  });

  it('are not bought with points that are missing', async () => {
    const shop = openShopFunctions();
    const { token } = await someone(shop);
    const headers = { 'idempotency-key': 'key-00001' };
    const answer = await ask(shop, '/api/rewards/redeem', { body: { optionId: '60-off' }, token, headers });
    expect(answer.body).toMatchObject({ error: { code: 'referral-points-missing' } });
    const keyless = await ask(shop, '/api/rewards/redeem', { body: { optionId: '60-off' }, token });
    expect(keyless.body).toMatchObject({ error: { field: 'Idempotency-Key' } });
  });

  it('are bought once for a key, and show as a coupon', async () => {
    const shop = openShopFunctions();
    const { token, id } = await someone(shop);
    keepLedger(shop.world).book(id, 1200);
    const headers = { 'idempotency-key': 'key-00001' };
    const redeem = () => ask(shop, '/api/rewards/redeem', { body: { optionId: '10-off' }, token, headers });
    const first = await redeem();
    expect(first.body).toEqual({ couponCode: expect.any(String) });
    expect((await redeem()).body).toEqual(first.body);
    const { couponCode } = fieldsOf(first.body);
    expect((await ask(shop, '/api/rewards', { token })).body).toMatchObject({
      balance: 700,
      coupons: [couponCode],
    });
  });

  it('are bought once for a key though the answer is lost and the coupon shows late', async () => {
    let isBroken = true;
    let oldCoupons: Response | null = null;
    const shop = openShopFunctions({
      onTheWay: async (_role, path, answer) => {
        if (!isBroken) return answer;
        if (path.endsWith('/reward/redeem')) return new Response(null, { status: 504 });
        if (!path.endsWith('/reward/coupons')) return answer;
        oldCoupons ??= answer;
        return oldCoupons.clone();
      },
    });
    const { token, id } = await someone(shop);
    const ledger = keepLedger(shop.world);
    ledger.book(id, 1200);
    const headers = { 'idempotency-key': 'key-00001' };
    const redeem = () => ask(shop, '/api/rewards/redeem', { body: { optionId: '10-off' }, token, headers });
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

  it('are bought under the same key after nothing was done', async () => {
    const shop = openShopFunctions();
    const { token, id } = await someone(shop);
    keepLedger(shop.world).book(id, 1200);
    const headers = { 'idempotency-key': 'key-00001' };
    const redeem = () => ask(shop, '/api/rewards/redeem', { body: { optionId: '10-off' }, token, headers });
    shop.down.add('referral');
    expect((await redeem()).status).toBe(502);
    shop.down.clear();
    expect((await redeem()).body).toEqual({ couponCode: expect.any(String) });
    expect(keepLedger(shop.world).balance(id)).toBe(700);
  });
});
