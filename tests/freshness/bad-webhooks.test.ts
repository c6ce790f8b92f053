import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openShopBehind, type Sent, type ShopBehind, type Twist } from './shop-behind.ts';

const HOUR_MS = 3_600_000;
const at = '2026-11-21T12:00:00Z';
const product = { id: 1, handle: 'slip', updated_at: at, status: 'active', variants: [] };
const page = { _id: 'care', _type: 'page', _updatedAt: at, slug: 'care', operation: 'update' };
const half = 'slip-\ud800';
const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

let shop: ShopBehind;
beforeAll(async () => {
  shop = await openShopBehind();
  shop.outside.products.set('slip', at);
  shop.outside.documents.set('care', at);
});
afterEach(async () => {
  await shop.queue.idle();
  shop.outside.built.length = 0;
});
afterAll(() => shop.close());

const both: [string, object, (payload: unknown, twist?: Twist) => Promise<Sent>][] = [
  ['Shopify', product, (payload, twist) => shop.tellShop('products/update', payload, twist)],
  ['Sanity', page, (payload, twist) => shop.tellTexts(payload, twist)],
];

describe.each(both)('a webhook of %s', (_, payload, tell) => {
  const text = JSON.stringify(payload);
  const noSignature = { 'x-shopify-hmac-sha256': '', 'sanity-webhook-signature': '' };
  const oddSignature = { 'x-shopify-hmac-sha256': 'ÿ'.repeat(9), 'sanity-webhook-signature': 't=x,v1=ÿ' };
  const old = Date.now() - 7 * HOUR_MS;

  it.each<[string, number, string, unknown, Twist]>([
    ['without a signature', 401, 'signature-wrong', payload, { headers: noSignature }],
    ['with a signature that is none', 401, 'signature-wrong', payload, { headers: oddSignature }],
    ['signed with another secret', 401, 'signature-wrong', payload, { secret: 'guess' }],
    ['changed on its way', 401, 'signature-wrong', payload, { arrives: text.replace('1', '2') }],
    ['cut short on its way', 401, 'signature-wrong', payload, { arrives: text.slice(0, -2) }],
    ['that arrives empty', 401, 'signature-wrong', payload, { arrives: '' }],
    ['sent long ago', 401, 'webhook-too-old', payload, { sentAt: old }],
    ['sent in the future', 401, 'webhook-too-old', payload, { sentAt: Date.now() + HOUR_MS }],
    ['of another type', 415, 'body-type-unknown', payload, { headers: { 'content-type': 'text/plain' } }],
    ['that is too large', 413, 'body-too-large', { ...payload, note: 'x'.repeat(5_000_000) }, {}],
    ['that was cut short before it was signed', 400, 'body-invalid', text.slice(0, -2), {}],
    ['that is a list', 400, 'body-invalid', [payload], {}],
    ['that is null', 400, 'body-invalid', 'null', {}],
    ['that is nested deeply', 400, 'body-invalid', deep, {}],
    ['whose address has half a character', 400, 'body-invalid', { ...payload, handle: half, slug: half }, {}],
    ['that only has prototype keys', 400, 'body-invalid', '{"__proto__":{"id":1,"handle":"slip"}}', {}],
  ])('%s is answered %i %s, and nothing is done', async (__, status, code, sent, twist) => {
    expect(await tell(sent, twist)).toMatchObject({ status, body: { error: { code } } });
    await shop.queue.idle();
    expect(shop.outside.built).toEqual([]);
  });

  it('that is right is queued; sent again, even under another id, nothing more is done', async () => {
    const first = await tell(payload);
    await shop.queue.idle();
    const made = shop.outside.built.length;
    const headers = { 'x-shopify-webhook-id': 'another', 'x-shopify-topic': 'products/delete' };
    const again = [await tell(payload), await tell(payload, { headers })];
    await shop.queue.idle();
    expect(first).toEqual({ status: 200, body: { state: 'queued' } });
    expect(again.map(({ body }) => body)).toEqual([{ state: 'duplicate' }, { state: 'duplicate' }]);
    expect(made).toBeGreaterThan(0);
    expect(shop.outside.built).toHaveLength(made);
  });
});

describe('a webhook that is right', () => {
  it.each(['customers/update', '__proto__', 'constructor', 'toString'])(
    'of the topic %s, which no page shows, is ignored',
    async (topic) => {
      const ignored = { status: 200, body: { state: 'ignored' } };
      expect(await shop.tellShop(topic, { id: 1 })).toEqual(ignored);
    },
  );

  it('of a product that tells megabytes is taken', async () => {
    const large = { ...product, body_html: 'x'.repeat(4_900_000) };
    expect((await shop.tellShop('products/update', large)).body).toEqual({ state: 'queued' });
  });

  it.each([
    ['drafts.care', 'a draft'],
    ['versions.spring.care', 'a release'],
  ])('about %s, %s, is ignored', async (_id) => {
    expect((await shop.tellTexts({ ...page, _id })).body).toEqual({ state: 'ignored' });
  });

  it('is taken once when it comes twice at the same time, and the other is to come again', async () => {
    const twice = { ...product, id: 2 };
    const answers = await Promise.all([1, 2].map(() => shop.tellShop('products/update', twice)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(200);
    expect([200, 503]).toContain(statuses[1]);
    expect(answers.filter(({ body }) => JSON.stringify(body).includes('queued'))).toHaveLength(1);
  });
});
