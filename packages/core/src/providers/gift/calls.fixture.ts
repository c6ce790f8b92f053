import { type Operations, serverCallsOf } from '../provider-calls.fixture.ts';
import { SECRET } from '../provider-faults.fixture.ts';
import type { GiftProvider } from './gift.ts';
import { createGiftProvider } from './server.ts';

const gift: Operations<GiftProvider> = {
  startSession: {
    run: (gifts) => gifts.startSession(),
    fine: { session: { id: 'gs_1' } },
    value: { sessionId: 'gs_1' },
  },
  createGift: {
    run: (gifts) =>
      gifts.createGift({
        sessionId: 'gs_1',
        variantId: '40',
        valueCents: 5_000,
        recipient: { name: 'Bo', email: `${SECRET}@example.test` },
        message: SECRET,
        sendAt: '2026-12-24T10:00:00-08:00',
        idempotencyKey: 'k-1',
      }),
    fine: { gift: { gift_id: 'g_1' } },
    value: { giftId: 'g_1' },
    own: { '404': 'gift-session-unknown' },
  },
};

export const serverCalls = serverCallsOf(
  (means) => createGiftProvider({ baseUrl: 'https://gifts.example', apiKey: SECRET, ...means }),
  gift,
);
