import { describe, expect, it } from 'vitest';
import type { GiftRequest } from './gift.ts';
import { createGiftProvider, type GiftOptions } from './server.ts';

const request: GiftRequest = {
  sessionId: 'gs_1',
  variantId: '40',
  valueCents: 5_000,
  recipient: { name: 'Bo', email: 'bo@example.test' },
  message: 'For you',
  sendAt: '2026-12-24T10:00:00-08:00',
  idempotencyKey: 'k-1',
};

function provider(options: Partial<GiftOptions>) {
  return createGiftProvider({
    baseUrl: 'https://gifts.example',
    apiKey: 'key',
    timeoutMs: 500,
    ...options,
  });
}

describe('the gift provider', () => {
  /** Fails the given number of times, then responds. */
  function failing(times: number, answer: unknown) {
    const keys: (string | null)[] = [];
    const gifts = provider({
      backoff: { wait: async () => undefined, random: () => 0 },
      fetch: async (_url, init) => {
        keys.push(new Headers(init?.headers).get('idempotency-key'));
        return keys.length > times
          ? Response.json(answer, { status: 201 })
          : new Response('', { status: 503 });
      },
    });
    return { keys, gifts };
  }

  it('gets a failed gift request again, under the same key', async () => {
    const { keys, gifts } = failing(1, { gift: { gift_id: 'g_1' } });
    expect(await gifts.createGift(request)).toEqual({ giftId: 'g_1' });
    expect(keys).toEqual(['k-1', 'k-1']);
  });

  it('gets a session request once, so that two shoppers never share a session', async () => {
    const { keys, gifts } = failing(0, { session: { id: 'gs_1' } });
    await Promise.all([gifts.startSession(), gifts.startSession()]);
    expect(keys).toHaveLength(2);
    const busy = failing(1, {});
    await expect(busy.gifts.startSession()).rejects.toMatchObject({ code: 'gift-unavailable' });
    expect(busy.keys).toHaveLength(1);
  });
});
