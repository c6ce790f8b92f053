import { exampleProduct, exampleVariant } from '@storefront/core/product/example-product';
import type { Product, VariantDetail } from '@storefront/core/product/product';
import type { GiftRequest } from '@storefront/core/providers/gift/gift';
import { describe, expect, it, vi } from 'vitest';
import { address, errorOf, exampleDeps, sendTo } from './example-deps.fixture.ts';
import { giftApi } from './gift-api.ts';

const path = '/api/govalo/create-gift';
const gift = {
  session: 'gs_00000001',
  variant: 'gid://shopify/ProductVariant/101',
  value: 1,
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

function openGifts({ hasGifts = true, own = {}, available = true } = {}) {
  const example = exampleDeps();
  let count = 0;
  const gifts = {
    startSession: vi.fn(async () => ({ sessionId: 'gs_1' })),
    createGift: vi.fn(async (_request: GiftRequest) => {
      count += 1;
      return { giftId: `g${count}` };
    }),
  };
  const product: Product = exampleProduct({ vendor: 'Govalo', ...own });
  const variant: VariantDetail = {
    ...exampleVariant({ price: 5_000, available }),
    weight: null,
    weightUnit: null,
    unitPrice: null,
    unitPriceMeasurement: null,
  };
  const catalogue = {
    variant: vi.fn(async (id: string) => (id.endsWith('101') ? { variant, product } : null)),
  };
  const app = giftApi({ ...example.deps, gifts: hasGifts ? gifts : null, catalogue });
  const create = (body: object = {}, key?: string) =>
    sendTo(app, path, {
      body: { ...gift, ...body },
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
  return { ...example, gifts, catalogue, app, create };
}

describe('POST /api/govalo/get-session', () => {
  const start = '/api/govalo/get-session';

  it('[call.products-own-server.13] [call.products-own-server.14] returns the id of a new session', async () => {
    const { app, counted } = openGifts();
    const response = await sendTo(app, start, { method: 'POST' });
    expect([response.status, response.body]).toEqual([200, { data: { session: { id: 'gs_1' } } }]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(counted).toEqual([[address, { name: 'gift-session', attempts: 30, withinS: 900 }]]);
  });

  it('returns 429 when the limit is reached, 404 without a provider and 403 to another site', async () => {
    const { app, gifts, reached } = openGifts();
    reached.add('address:gift-session');
    expect((await sendTo(app, start, { method: 'POST' })).status).toBe(429);
    expect(gifts.startSession).not.toHaveBeenCalled();
    const unset = openGifts({ hasGifts: false }).app;
    expect(errorOf(await sendTo(unset, start, { method: 'POST' }))).toEqual([404, 'not-offered']);
    const headers = { origin: 'https://evil.example' };
    expect((await sendTo(app, start, { method: 'POST', headers })).status).toBe(403);
  });
});

describe('POST /api/govalo/create-gift', () => {
  it('[call.products-own-server.16] [call.products-own-server.18] [entity.gift-info.7] creates the gift at the price of the platform', async () => {
    const { create, gifts, catalogue, counted } = openGifts();
    const response = await create();
    expect([response.status, response.body]).toEqual([200, { gift: { gift_id: 'g1' } }]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(catalogue.variant).toHaveBeenCalledWith(gift.variant, 'US');
    expect(gifts.createGift).toHaveBeenCalledWith({
      sessionId: 'gs_00000001',
      variantId: '101',
      valueCents: 5_000,
      recipient: { name: 'Eve', email: 'eve@vesper.example' },
      message: 'For you',
      sendAt: '2026-12-24T10:00:00-08:00',
      idempotencyKey: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(counted).toEqual([[address, { name: 'gift', attempts: 20, withinS: 900 }]]);
  });

  it('accepts a numeric variant, and a gift without a message', async () => {
    const { create, gifts } = openGifts();
    expect((await create({ variant: '101', message: undefined })).status).toBe(200);
    expect(gifts.createGift).toHaveBeenCalledWith(expect.objectContaining({ variantId: '101', message: '' }));
  });

  it('returns the first gift for the same body, and another for another body', async () => {
    const { create, gifts } = openGifts();
    await create();
    expect((await create()).body).toEqual({ gift: { gift_id: 'g1' } });
    expect((await create({ value: 2 })).body).toEqual({ gift: { gift_id: 'g2' } });
    expect((await create({ time: '11AM' })).body).toEqual({ gift: { gift_id: 'g3' } });
    expect(gifts.createGift).toHaveBeenCalledTimes(3);
  });

  it('returns 400 when the idempotency key was used with another body', async () => {
    const { create } = openGifts();
    await create({}, 'key-00001');
    expect((await create({}, 'key-00001')).body).toEqual({ gift: { gift_id: 'g1' } });
    expect(errorOf(await create({ name: 'Ida' }, 'key-00001'))).toEqual([400, 'idempotency-key-reused']);
  });

  it('does not return the gift of another session for the same idempotency key', async () => {
    const { create } = openGifts();
    await create({}, 'key-00001');
    const other = await create({ session: 'gs_00000002' }, 'key-00001');
    expect(other.body).toEqual({ gift: { gift_id: 'g2' } });
  });

  it.each(['short-7', 'x'.repeat(201), 'with space', 'key/00001'])(
    'returns 400 for the idempotency key %j',
    async (key) => {
      const { create, gifts } = openGifts();
      expect(await create({}, key)).toMatchObject({
        status: 400,
        body: {
          error: {
            code: 'idempotency-key-malformed',
            message: 'The Idempotency-Key must have 8 to 200 letters, digits, dots, colons or dashes.',
            field: 'Idempotency-Key',
          },
        },
      });
      expect(gifts.createGift).not.toHaveBeenCalled();
    },
  );

  it.each(['12345678', 'x'.repeat(200), 'a.b:c-d_e'])('accepts the idempotency key %j', async (key) => {
    expect((await openGifts().create({}, key)).status).toBe(200);
  });

  it.each([
    ['session', 'a b'],
    ['session', ''],
    ['session', 'x'.repeat(201)],
    ['variant', 'x101'],
    ['variant', '101x'],
    ['variant', '1'.repeat(21)],
    ['name', ' '],
    ['name', 'x'.repeat(101)],
    ['email', 'eve'],
    ['email', 'eve@shop'],
    ['email', 'e ve@shop.example'],
    ['email', 'e@v@shop.example'],
    ['email', `${'e'.repeat(250)}@shop.example`],
    ['message', 'x'.repeat(301)],
    ['send_at', '2026-12-24'],
    ['send_at', '2026-12-24T10:00:00'],
  ])('returns 400 for the %s %j', async (field, value) => {
    const { create, gifts } = openGifts();
    const response = await create({ [field]: value });
    expect(response).toMatchObject({ status: 400, body: { error: { code: 'body-invalid', field } } });
    expect(gifts.createGift).not.toHaveBeenCalled();
  });

  it.each([
    ['name', ` ${'x'.repeat(100)} `],
    ['session', 'x'.repeat(200)],
    ['email', ' eve@vesper.example '],
    ['message', 'x'.repeat(300)],
    ['send_at', '2026-12-24T18:00:00Z'],
  ])('accepts the %s %j', async (field, value) => {
    expect((await openGifts().create({ [field]: value })).status).toBe(200);
  });

  it.each([
    ['timeZone', 'Mars'],
    ['time', '25PM'],
    ['date', '02/30/2027'],
  ])('returns 400 for the %s %j, which the form does not have', async (field, value) => {
    expect(await openGifts().create({ [field]: value })).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'gift-schedule-invalid',
          message: `The value of "${field}" cannot be used.`,
          field,
        },
      },
    });
  });

  it.each([
    ['2026-11-20T09:59:59Z', 400],
    ['2026-11-20T10:00:00Z', 200],
    ['2028-11-19T10:00:00Z', 200],
    ['2028-11-19T10:00:01Z', 400],
  ])('with the moment %s returns %i, because a gift is sent within two years', async (sendAt, status) => {
    const response = await openGifts().create({ send_at: sendAt });
    expect(response.status).toBe(status);
    if (status === 200) return;
    expect(response.body).toEqual({
      error: {
        code: 'gift-moment-past',
        message: 'The gift must be sent in the future.',
        field: 'send_at',
      },
    });
  });

  it.each([
    ['is no gift card', { own: { vendor: 'Vesper & Vine' } }, '101'],
    ['is sold out', { available: false }, '101'],
    ['is unknown', {}, '102'],
  ])('returns 400 for a variant that %s', async (_, options, variant) => {
    const { create, gifts } = openGifts(options);
    expect(await create({ variant })).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'gift-card-unknown',
          message: 'Send the variant of a gift card that is for sale.',
          field: 'variant',
        },
      },
    });
    expect(gifts.createGift).not.toHaveBeenCalled();
  });

  it('returns 429 when the limit is reached, and 404 without a provider', async () => {
    const { create, gifts, reached } = openGifts();
    reached.add('address:gift');
    expect(errorOf(await create())).toEqual([429, 'throttled']);
    expect(gifts.createGift).not.toHaveBeenCalled();
    expect(errorOf(await openGifts({ hasGifts: false }).create())).toEqual([404, 'not-offered']);
  });
});
