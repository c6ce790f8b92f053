import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  openShopBackend,
  type ShopBackend,
  type WebhookChange,
  type WebhookResponse,
} from './shop-backend.ts';

const HOUR_MS = 3_600_000;
const at = '2026-11-21T12:00:00Z';
const product = { id: 1, handle: 'slip', updated_at: at, status: 'active', variants: [] };
const page = { _id: 'care', _type: 'page', _updatedAt: at, slug: 'care', operation: 'update' };
const half = 'slip-\ud800';
const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

let shop: ShopBackend;
beforeAll(async () => {
  shop = await openShopBackend();
  shop.sources.products.set('slip', at);
  shop.sources.documents.set('care', at);
});
afterEach(async () => {
  await shop.queue.idle();
  shop.sources.built.length = 0;
});
afterAll(() => shop.close());

const both: [string, object, (payload: unknown, change?: WebhookChange) => Promise<WebhookResponse>][] = [
  ['Shopify', product, (payload, change) => shop.sendShopifyWebhook('products/update', payload, change)],
  ['Sanity', page, (payload, change) => shop.sendSanityWebhook(payload, change)],
];

describe.each(both)('a webhook of %s', (_, payload, send) => {
  const text = JSON.stringify(payload);
  const noSignature = { 'x-shopify-hmac-sha256': '', 'sanity-webhook-signature': '' };
  const oddSignature = { 'x-shopify-hmac-sha256': 'ÿ'.repeat(9), 'sanity-webhook-signature': 't=x,v1=ÿ' };
  const old = Date.now() - 7 * HOUR_MS;

  it.each<[string, number, string, unknown, WebhookChange]>([
    ['has no signature', 401, 'signature-wrong', payload, { headers: noSignature }],
    ['has a malformed signature', 401, 'signature-wrong', payload, { headers: oddSignature }],
    ['is signed with another secret', 401, 'signature-wrong', payload, { secret: 'guess' }],
    ['is changed in transit', 401, 'signature-wrong', payload, { arrivingBody: text.replace('1', '2') }],
    ['is truncated in transit', 401, 'signature-wrong', payload, { arrivingBody: text.slice(0, -2) }],
    ['arrives empty', 401, 'signature-wrong', payload, { arrivingBody: '' }],
    ['was sent long ago', 401, 'webhook-too-old', payload, { sentAt: old }],
    ['was sent in the future', 401, 'webhook-too-old', payload, { sentAt: Date.now() + HOUR_MS }],
    [
      'has another content type',
      415,
      'body-type-unknown',
      payload,
      { headers: { 'content-type': 'text/plain' } },
    ],
    ['is too large', 413, 'body-too-large', { ...payload, note: 'x'.repeat(5_000_000) }, {}],
    ['was truncated before it was signed', 400, 'body-invalid', text.slice(0, -2), {}],
    ['is a list', 400, 'body-invalid', [payload], {}],
    ['is null', 400, 'body-invalid', 'null', {}],
    ['is nested deeply', 400, 'body-invalid', deep, {}],
    [
      'has half a character in its address',
      400,
      'body-invalid',
      { ...payload, handle: half, slug: half },
      {},
    ],
    ['has only prototype keys', 400, 'body-invalid', '{"__proto__":{"id":1,"handle":"slip"}}', {}],
  ])('that %s gets %i %s, and no page is refreshed', async (__, status, code, body, change) => {
    expect(await send(body, change)).toMatchObject({ status, body: { error: { code } } });
    await shop.queue.idle();
    expect(shop.sources.built).toEqual([]);
  });

  it('that is valid is queued; a repetition, even with another id, is a duplicate', async () => {
    const first = await send(payload);
    await shop.queue.idle();
    const madePages = shop.sources.built.length;
    const headers = { 'x-shopify-webhook-id': 'another', 'x-shopify-topic': 'products/delete' };
    const again = [await send(payload), await send(payload, { headers })];
    await shop.queue.idle();
    expect(first).toEqual({ status: 200, body: { state: 'queued' } });
    expect(again.map(({ body }) => body)).toEqual([{ state: 'duplicate' }, { state: 'duplicate' }]);
    expect(madePages).toBeGreaterThan(0);
    expect(shop.sources.built).toHaveLength(madePages);
  });
});

describe('a valid webhook', () => {
  it.each(['customers/update', '__proto__', 'constructor', 'toString'])(
    'of the topic %s, which no page shows, is ignored',
    async (topic) => {
      const ignored = { status: 200, body: { state: 'ignored' } };
      expect(await shop.sendShopifyWebhook(topic, { id: 1 })).toEqual(ignored);
    },
  );

  it('of a product with megabytes is queued', async () => {
    const large = { ...product, body_html: 'x'.repeat(4_900_000) };
    expect((await shop.sendShopifyWebhook('products/update', large)).body).toEqual({ state: 'queued' });
  });

  it.each([
    ['drafts.care', 'a draft'],
    ['versions.spring.care', 'a release'],
  ])('about %s, %s, is ignored', async (_id) => {
    expect((await shop.sendSanityWebhook({ ...page, _id })).body).toEqual({ state: 'ignored' });
  });

  it('that arrives twice at the same time is queued once; the other gets 200 or 503', async () => {
    const twice = { ...product, id: 2 };
    const responses = await Promise.all([1, 2].map(() => shop.sendShopifyWebhook('products/update', twice)));
    const statuses = responses.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(200);
    expect([200, 503]).toContain(statuses[1]);
    expect(responses.filter(({ body }) => JSON.stringify(body) === '{"state":"queued"}')).toHaveLength(1);
  });
});
