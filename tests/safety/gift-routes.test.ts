import { describe, expect, it } from 'vitest';
import { sendRequest } from './setup/send-request.ts';
import { openShopFunctions, type ShopFunctions } from './setup/shop-functions.ts';

function fieldsOf(value: unknown): Record<string, unknown> {
  return Object(value);
}

describe('gift cards', () => {
  async function giftOf(shop: ShopFunctions) {
    const card = shop.world.catalogue.products.find(({ isGiftCard }) => isGiftCard);
    const variant = card?.variants[0];
    const session = await sendRequest(shop, '/api/govalo/get-session', { method: 'POST' });
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
      timeZone: 'Pacific Time',
      time: '10AM',
      date: '12/24/2026',
    };
    return { body, priceCents: variant?.priceCents ?? 0 };
  }

  it('[call.products-own-server.18] are worth the platform’s price, whatever value the body has', async () => {
    const shop = openShopFunctions();
    const { body, priceCents } = await giftOf(shop);
    const response = await sendRequest(shop, '/api/govalo/create-gift', { body });
    expect(response.body).toEqual({ gift: { gift_id: expect.any(String) } });
    expect(JSON.stringify(shop.received('govalo'))).toContain(`"value":${priceCents / 100}`);
  });

  it('are created once for a key, and once for the same body without a key', async () => {
    const shop = openShopFunctions();
    const { body } = await giftOf(shop);
    const headers = { 'idempotency-key': 'key-00001' };
    const first = await sendRequest(shop, '/api/govalo/create-gift', { body, headers });
    expect((await sendRequest(shop, '/api/govalo/create-gift', { body, headers })).body).toEqual(first.body);
    const created = shop.requestCounts.gift;
    const other = await sendRequest(shop, '/api/govalo/create-gift', {
      body: { ...body, name: 'Ida' },
      headers,
    });
    expect([other.status, shop.requestCounts.gift]).toEqual([400, created]);
    const plain = await sendRequest(shop, '/api/govalo/create-gift', { body });
    expect((await sendRequest(shop, '/api/govalo/create-gift', { body })).body).toEqual(plain.body);
    expect(shop.requestCounts.gift).toBe(created + 1);
  });

  it.each([
    ['timeZone', 'Hawaii'],
    ['time', '11AM'],
    ['date', '12/25/2026'],
    ['value', 2],
  ])('differ for bodies that differ only in %s', async (field, value) => {
    const shop = openShopFunctions();
    const { body } = await giftOf(shop);
    const other = { ...body, [field]: value };
    const first = await sendRequest(shop, '/api/govalo/create-gift', { body });
    expect((await sendRequest(shop, '/api/govalo/create-gift', { body: other })).body).not.toEqual(
      first.body,
    );
    const headers = { 'idempotency-key': 'key-00002' };
    expect((await sendRequest(shop, '/api/govalo/create-gift', { body, headers })).status).toBe(200);
    const reused = await sendRequest(shop, '/api/govalo/create-gift', { body: other, headers });
    expect(reused.status).toBe(400);
  });

  it('are returned to a repeated request even when their date has passed', async () => {
    const shop = openShopFunctions();
    const { body } = await giftOf(shop);
    const sendAt = new Date(shop.world.now() + 60_000).toISOString();
    const soon = { ...body, send_at: sendAt };
    const first = await sendRequest(shop, '/api/govalo/create-gift', { body: soon });
    expect(first.body).toEqual({ gift: { gift_id: expect.any(String) } });
    shop.world.wait(3_600_000);
    expect((await sendRequest(shop, '/api/govalo/create-gift', { body: soon })).body).toEqual(first.body);
    const late = await sendRequest(shop, '/api/govalo/create-gift', { body: { ...soon, name: 'Ida' } });
    expect([late.status, late.body]).toEqual([400, { error: expect.objectContaining({ field: 'send_at' }) }]);
  });

  it.each([
    ['variant', '1'],
    ['send_at', '2026-11-20T10:00:00Z'],
    ['email', 'eve'],
    ['message', 'x'.repeat(301)],
    ['timeZone', 'Mars'],
    ['timeZone', ''],
    ['time', '25PM'],
    ['date', '02/30/2027'],
  ])('are not created with a wrong %s', async (field, value) => {
    const shop = openShopFunctions();
    const { body } = await giftOf(shop);
    const response = await sendRequest(shop, '/api/govalo/create-gift', {
      body: { ...body, [field]: value },
    });
    expect([response.status, response.body]).toEqual([400, { error: expect.objectContaining({ field }) }]);
    expect(shop.requestCounts.gift).toBe(1);
  });

  it('are not created for a product that is no gift card', async () => {
    const shop = openShopFunctions();
    const { body } = await giftOf(shop);
    const dress = shop.world.catalogue.products.find(({ isGiftCard }) => !isGiftCard)?.variants[0];
    const response = await sendRequest(shop, '/api/govalo/create-gift', {
      body: { ...body, variant: String(dress?.id) },
    });
    expect([response.status, shop.requestCounts.gift]).toEqual([400, 1]);
  });
});
