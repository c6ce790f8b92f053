import type { GiftRequest } from '@storefront/core/providers/gift/gift';
import { createGiftProvider } from '@storefront/core/providers/gift/server';
import { describe, expect, it } from 'vitest';
import { govaloAccount } from '../../packages/sandbox/src/govalo/account.ts';
import { govaloServer } from '../../packages/sandbox/src/govalo/server.ts';
import { receivedBy } from '../../packages/sandbox/src/world/record-received.ts';
import { mountDouble, readRealKeys } from './provider-doubles.ts';

/**
 * No public service has this format: it is the shop's own until the provider publishes one. GOVALO_URL and
 * GOVALO_API_KEY name an adapter that implements it: the tests open sessions there and create no gift.
 */
function realServices() {
  const keys = readRealKeys(['GOVALO_URL', 'GOVALO_API_KEY'], process.env.GOVALO_URL);
  return keys === null ? [] : [{ baseUrl: keys.GOVALO_URL, apiKey: keys.GOVALO_API_KEY, timeoutMs: 8_000 }];
}

describe.each(realServices())('gifts at $baseUrl', (options) => {
  it('[call.products-own-server.14] start with a new session', async () => {
    const gifts = createGiftProvider(options);
    const [one, other] = [await gifts.startSession(), await gifts.startSession()];
    expect(one.sessionId).not.toBe(other.sessionId);
  });

  it('are refused with a wrong key', async () => {
    const stranger = createGiftProvider({ ...options, apiKey: 'stolen-key' });
    await expect(stranger.startSession()).rejects.toMatchObject({ code: 'gift-refused', kind: 'outside' });
  });
});

describe('gifts at the double', () => {
  const { world, baseUrl, fetch } = mountDouble('govalo', govaloServer);
  const gifts = createGiftProvider({ baseUrl, ...govaloAccount, timeoutMs: 2_000, fetch });
  const card = world.catalogue.products.find(({ isGiftCard }) => isGiftCard)?.variants[0];

  async function request(own: Partial<GiftRequest> = {}): Promise<GiftRequest> {
    const { sessionId } = await gifts.startSession();
    return {
      sessionId,
      variantId: String(card?.id),
      valueCents: card?.priceCents ?? 0,
      recipient: { name: 'Bo', email: 'bo@example.test' },
      message: 'For the long nights',
      sendAt: new Date(Date.now() + 3_600_000).toISOString(),
      idempotencyKey: crypto.randomUUID(),
      ...own,
    };
  }

  it('[call.products-own-server.14] start with a new session', async () => {
    const [one, other] = [await gifts.startSession(), await gifts.startSession()];
    expect(one.sessionId).not.toBe(other.sessionId);
  });

  it('[call.products-own-server.18] get an id, the same one for the same idempotency key', async () => {
    const gift = await request();
    const created = await gifts.createGift(gift);
    expect(await gifts.createGift(gift)).toEqual(created);
    expect(await gifts.createGift({ ...gift, idempotencyKey: 'another' })).not.toEqual(created);
  });

  it.each([
    ['a past moment', { sendAt: '2020-01-01T10:00:00-08:00' }, 'the moment to send it'],
    ['another value', { valueCents: 1 }, 'the value'],
    ['nobody', { recipient: { name: '', email: 'bo@example.test' } }, "the recipient's name"],
  ])('are refused for %s, and the fault names the field', async (_name, own, field) => {
    const fault = gifts.createGift(await request(own));
    await expect(fault).rejects.toMatchObject({
      code: 'gift-refused',
      kind: 'input',
      say: expect.stringContaining(field),
    });
  });

  it('are refused for an unknown session', async () => {
    const fault = gifts.createGift(await request({ sessionId: 'gs_never' }));
    await expect(fault).rejects.toMatchObject({ code: 'gift-session-unknown', kind: 'absent' });
  });

  it('are refused with a wrong key, which no fault contains', async () => {
    const stranger = createGiftProvider({ baseUrl, apiKey: 'stolen-key', timeoutMs: 2_000, fetch });
    await expect(stranger.startSession()).rejects.toMatchObject({ code: 'gift-refused', kind: 'outside' });
    expect(JSON.stringify(receivedBy(world, 'govalo').value)).not.toMatch(/stolen-key|sandbox-govalo-key/);
  });
});
