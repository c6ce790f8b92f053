import { Fault } from '@storefront/core/fault';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeApi } from './make-api.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

async function answerTo(error: unknown): Promise<{ status: number; body: unknown }> {
  const app = makeApi({
    '/api/bag': {
      POST: () => {
        throw error;
      },
    },
  });
  const answer = await app.request('/api/bag', { method: 'POST' });
  return { status: answer.status, body: await answer.json() };
}

describe('our own endpoints', () => {
  it.each([
    ['input', 400],
    ['refused', 403],
    ['absent', 404],
  ] as const)('answer a fault of kind %s with %i and its sentence', async (kind, status) => {
    const fault = new Fault({ code: 'size-missing', kind, say: 'Send a size.' });
    expect(await answerTo(fault)).toEqual({
      status,
      body: { error: { code: 'size-missing', message: 'Send a size.' } },
    });
  });

  it.each([
    ['outside', 502],
    ['bug', 500],
  ] as const)('answer a fault of kind %s with %i and keep its words in the log', async (kind, status) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const fault = new Fault({ code: 'store-down', kind, say: 'The store said: token shpat_1 expired.' });
    const answer = await answerTo(fault);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).toContain('"code":"store-down"');
    expect(JSON.stringify(answer.body)).not.toContain('shpat_1');
    expect(log).toHaveBeenCalledOnce();
  });

  it('answer anything else that is thrown with 500 and no word of it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const answer = await answerTo(new TypeError('secret'));
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toContain('secret');
  });

  it('answer an unknown path with 404 and the same shape', async () => {
    const answer = await makeApi({}).request('/api/nothing');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { code: 'path-unknown' } });
  });
});
