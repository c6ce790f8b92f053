import { describe, expect, it } from 'vitest';
import { throwRefusal, toGiftBody } from './map.ts';

describe('a gift for the provider', () => {
  it('[call.products-own-server.17] has its value in dollars and no other fields', () => {
    const body = toGiftBody({
      sessionId: 'gs_1',
      variantId: '40',
      valueCents: 12_550,
      recipient: { name: 'Bo', email: 'bo@example.test' },
      message: '',
      sendAt: '2026-12-24T10:00:00-08:00',
      idempotencyKey: 'k-1',
    });
    expect(body).toEqual({
      session_id: 'gs_1',
      variant_id: '40',
      value: 125.5,
      recipient: { name: 'Bo', email: 'bo@example.test' },
      message: '',
      send_at: '2026-12-24T10:00:00-08:00',
    });
  });
});

describe('a refused gift', () => {
  it.each([
    [
      { errors: [{ field: 'send_at', message: 'past' }, { field: 'value' }] },
      'the moment to send it, the value',
    ],
    [{ errors: [{ field: 'bo@example.test' }] }, 'its fields'],
    [{ errors: 'no' }, 'its fields'],
    [undefined, 'its fields'],
  ])('of %j says to check %s', (body, fields) => {
    expect(() => throwRefusal(body)).toThrow(`gift-refused: The gift was refused: check ${fields}.`);
  });
});
