import { Fault } from '@storefront/core/fault';
import { describe, expect, it } from 'vitest';
import { makeApi } from './make-api.ts';

async function answerTo(error: unknown): Promise<Response> {
  const fail = () => {
    throw error;
  };
  const log = { info: () => {}, error: () => {} };
  return makeApi({ '/api/bag': { GET: fail } }, { log }).request('/api/bag');
}

describe('what went wrong', () => {
  it.each([
    ['a fault', new Fault({ code: 'store-down', kind: 'outside', say: 'The store is down.' })],
    ['anything else', new TypeError('x is undefined')],
  ])('is kept by nobody: %s', async (_, error) => {
    expect((await answerTo(error)).headers.get('cache-control')).toBe('private, no-store');
  });

  it('is not our failure while the first request of a key is under way', async () => {
    const say = 'The first request with this Idempotency-Key is still under way: ask again in a moment.';
    const answer = await answerTo(new Fault({ code: 'idempotency-under-way', kind: 'refused', say }));
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({ error: { code: 'idempotency-under-way', message: say } });
  });
});
