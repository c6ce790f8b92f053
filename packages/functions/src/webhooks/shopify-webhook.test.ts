import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { shopifyWebhook } from './shopify-webhook.ts';

const secret = 'hook-secret';
const body = Buffer.from('{"id":1}');
const sentAt = '2026-11-21T12:00:00.000Z';
const signature = createHmac('sha256', secret).update(body).digest('base64');

const verify = (headers: Record<string, string>) =>
  shopifyWebhook.verify({ body, secret, header: (name) => headers[name] ?? null });

describe('shopifyWebhook.verify', () => {
  it('returns when a signed webhook was sent', () => {
    const headers = { 'x-shopify-hmac-sha256': signature, 'x-shopify-triggered-at': sentAt };
    expect(verify(headers)).toBe(Date.parse(sentAt));
  });

  it('returns no time where the header is missing', () => {
    expect(verify({ 'x-shopify-hmac-sha256': signature })).toBeNaN();
  });

  it.each(['', 'guess', createHmac('sha256', 'guess').update(body).digest('base64')])(
    'returns null for the signature %j',
    (given) => {
      expect(verify({ 'x-shopify-hmac-sha256': given, 'x-shopify-triggered-at': sentAt })).toBeNull();
    },
  );

  it('returns null without a signature', () => {
    expect(verify({ 'x-shopify-triggered-at': sentAt })).toBeNull();
  });
});

const read = (topic: string, payload: unknown) =>
  shopifyWebhook.read(payload, (name) => (name === 'x-shopify-topic' ? topic : null));

describe('shopifyWebhook.read', () => {
  const product = {
    id: 7,
    handle: 'slip',
    updated_at: '2026-11-21T12:00:00Z',
    published_at: '2026-01-01',
    status: 'active',
    variants: [{ inventory_item_id: 70 }, { inventory_item_id: null }, {}],
  };
  const productEvent = {
    about: 'product',
    id: '7',
    handle: 'slip',
    version: '2026-11-21T12:00:00Z',
    isGone: false,
    inventoryItemIds: ['70'],
  };

  it.each(['products/create', 'products/update'])('reads %s', (topic) => {
    expect(read(topic, product)).toEqual(productEvent);
  });

  it.each([
    [{ status: 'draft' }, { isGone: true }],
    [{ published_at: null }, { isGone: true }],
    [{ status: undefined, published_at: undefined }, { isGone: false }],
    [{ updated_at: null }, { version: null }],
    [{ updated_at: undefined }, { version: null }],
    [{ variants: undefined }, { inventoryItemIds: [] }],
  ])('reads a product with %j', (change, expected) => {
    expect(read('products/update', { ...product, ...change })).toEqual({ ...productEvent, ...expected });
  });

  it('reads so many inventory items as a product can have variants', () => {
    const variants = Array.from({ length: 2_050 }, (_, at) => ({ inventory_item_id: at + 1 }));
    expect(Object(read('products/update', { ...product, variants })).inventoryItemIds).toHaveLength(2_048);
  });

  it('reads deletions, which send the id alone', () => {
    expect(read('products/delete', { id: 7 })).toEqual({
      about: 'product',
      id: '7',
      handle: null,
      version: null,
      isGone: true,
      inventoryItemIds: [],
    });
    expect(read('collections/delete', { id: 8 })).toEqual({
      about: 'collection',
      id: '8',
      handle: null,
      version: null,
      isGone: true,
    });
  });

  it.each(['collections/create', 'collections/update'])('reads %s', (topic) => {
    const collection = { id: 8, handle: 'silk', updated_at: '2026-11-21', published_at: '2026-01-01' };
    const event = { about: 'collection', id: '8', handle: 'silk', version: '2026-11-21', isGone: false };
    expect(read(topic, collection)).toEqual(event);
    expect(read(topic, { ...collection, published_at: null })).toEqual({ ...event, isGone: true });
    expect(read(topic, { id: 8, handle: 'silk' })).toEqual({ ...event, version: null });
  });

  it('reads changes of the stock', () => {
    expect(read('inventory_levels/update', { inventory_item_id: 70 })).toEqual({
      about: 'stock',
      inventoryItemId: '70',
    });
  });

  it('reads the products of an order, each once and at most 500', () => {
    const lines = [{ product_id: 1 }, { product_id: 2 }, { product_id: 1 }, { product_id: null }, {}];
    expect(read('orders/create', { line_items: lines })).toEqual({ about: 'order', productIds: ['1', '2'] });
    const many = Array.from({ length: 501 }, (_, at) => ({ product_id: at + 1 }));
    expect(Object(read('orders/create', { line_items: many })).productIds).toHaveLength(500);
  });

  it.each([
    ['metaobjects/create', false],
    ['metaobjects/update', false],
    ['metaobjects/delete', true],
  ])('reads %s', (topic, isGone) => {
    const id = 'gid://shopify/Metaobject/9';
    const event = { about: 'filters', id, version: isGone ? null : '2026-11-21', isGone };
    expect(read(topic, { id, updated_at: '2026-11-21' })).toEqual(event);
    expect(read(topic, { id })).toEqual({ ...event, version: null });
  });

  it.each([
    ['products/update', { ...product, id: 'x' }],
    ['products/update', { ...product, id: 0 }],
    ['products/update', { ...product, handle: '' }],
    ['products/update', { ...product, handle: 'x'.repeat(256) }],
    ['products/update', { ...product, updated_at: 'x'.repeat(41) }],
    ['products/delete', {}],
    ['collections/update', { id: 8 }],
    ['collections/delete', { id: 1.5 }],
    ['inventory_levels/update', {}],
    ['orders/create', {}],
    ['metaobjects/update', { id: 9 }],
    ['metaobjects/update', { id: 'x', updated_at: 'x'.repeat(41) }],
  ])('returns null for a body that %s does not send', (topic, payload) => {
    expect(read(topic, payload)).toBeNull();
  });

  it.each(['customers/update', '', 'toString', '__proto__'])('ignores the topic %j', (topic) => {
    expect(read(topic, product)).toBe('ignored');
  });

  it('ignores a webhook without a topic', () => {
    expect(shopifyWebhook.read(product, () => null)).toBe('ignored');
  });
});

it('accepts webhooks for longer than Shopify repeats them', () => {
  expect([shopifyWebhook.name, shopifyWebhook.windowMs]).toEqual(['shopify', 6 * 3_600_000]);
});
