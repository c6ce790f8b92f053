import { Fault } from '@storefront/core/fault';
import { afterEach, describe, expect, it } from 'vitest';
import { makeApi } from './make-api.ts';

const lines: string[] = [];
const log = {
  info: (message: string, fields?: object) => void lines.push(JSON.stringify({ message, ...fields })),
  error: (message: string) => void lines.push(message),
};

afterEach(() => {
  lines.length = 0;
});

async function answerTo(error: unknown): Promise<{ status: number; body: unknown }> {
  const fail = () => {
    throw error;
  };
  const app = makeApi({ '/api/bag': { POST: fail } }, { log });
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
    const fault = new Fault({ code: 'store-down', kind, say: 'The store said: token shpat_1 expired.' });
    const answer = await answerTo(fault);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).toContain('"code":"store-down"');
    expect(JSON.stringify(answer.body)).not.toContain('shpat_1');
    expect(lines.join('\n')).toContain('The store said: token shpat_1 expired.');
  });

  it('answer anything else that is thrown with 500 and no word of it', async () => {
    const answer = await answerTo(new TypeError('secret'));
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toContain('secret');
  });

  it('leave a line and a count for each request, and the id by which both are found', async () => {
    const counted: object[] = [];
    const times = [1_000, 1_012];
    const clock = { now: () => times.shift() ?? 0 };
    const meter = { request: (measured: object) => void counted.push(measured) };
    const ok = { GET: () => Response.json({ ok: true }) };
    const app = makeApi({ '/api/bag/:id': ok }, { log, meter, clock });
    const answer = await app.request('/api/bag/7', { headers: { 'x-request-id': 'r-1' } });
    expect(answer.headers.get('x-request-id')).toBe('r-1');
    const measured = { door: '/api/bag/:id', status: 200, durationMs: 12 };
    expect(counted).toEqual([measured]);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { message: 'answered', method: 'GET', ...measured },
    ]);
  });

  it('answer an unknown path with 404 and the same shape', async () => {
    const answer = await makeApi({}).request('/api/nothing');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { code: 'path-unknown' } });
  });
});
