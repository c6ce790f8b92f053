import { Fault } from '@storefront/core/fault';
import { afterEach, describe, expect, it } from 'vitest';
import { makeApi } from './make-api.ts';

const lines: string[] = [];
const log = {
  info: (message: string, fields?: object) => void lines.push(JSON.stringify({ message, ...fields })),
  error: (message: string) => void lines.push(message),
};
const ok = () => Response.json({ ok: true });

afterEach(() => {
  lines.length = 0;
});

async function respondTo(error: unknown): Promise<{ status: number; body: unknown }> {
  const fail = () => {
    throw error;
  };
  const app = makeApi({ '/api/bag': { POST: fail } }, { log });
  const response = await app.request('/api/bag', { method: 'POST' });
  return { status: response.status, body: await response.json() };
}

describe('makeApi', () => {
  it.each([
    ['input', 400],
    ['refused', 403],
    ['absent', 404],
  ] as const)('responds to a fault of kind %s with %i and its sentence', async (kind, status) => {
    const fault = new Fault({ code: 'size-missing', kind, say: 'Send a size.' });
    expect(await respondTo(fault)).toEqual({
      status,
      body: { error: { code: 'size-missing', message: 'Send a size.' } },
    });
  });

  it.each([
    ['outside', 502],
    ['bug', 500],
  ] as const)(
    'responds to a fault of kind %s with %i and writes its sentence only to the log',
    async (kind, status) => {
      const fault = new Fault({ code: 'store-down', kind, say: 'The store said: token shpat_1 expired.' });
      const response = await respondTo(fault);
      expect(response.status).toBe(status);
      expect(JSON.stringify(response.body)).toContain('"code":"store-down"');
      expect(JSON.stringify(response.body)).not.toContain('shpat_1');
      expect(lines.join('\n')).toContain('The store said: token shpat_1 expired.');
    },
  );

  it('responds to any other error with 500 and without its message', async () => {
    const response = await respondTo(new TypeError('secret'));
    expect(response.status).toBe(500);
    expect(JSON.stringify(response.body)).not.toContain('secret');
  });

  it('logs and counts each request, and returns the id by which both are found', async () => {
    const counted: object[] = [];
    const times = [1_000, 1_012];
    const clock = { now: () => times.shift() ?? 0 };
    const meter = { request: (measured: object) => void counted.push(measured) };
    const app = makeApi({ '/api/bag/:id': { GET: ok } }, { log, meter, clock });
    const response = await app.request('/api/bag/7', { headers: { 'x-request-id': 'r-1' } });
    expect(response.headers.get('x-request-id')).toBe('r-1');
    const measured = { route: '/api/bag/:id', status: 200, durationMs: 12 };
    expect(counted).toEqual([measured]);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { message: 'Request handled', method: 'GET', ...measured },
    ]);
  });

  it('works without a log and a meter, and returns no id where the request has none', async () => {
    const response = await makeApi({ '/api/bag': { GET: ok } }).request('/api/bag');
    expect([response.status, response.headers.get('x-request-id')]).toEqual([200, null]);
  });

  it('responds to an unknown path with 404 in the same shape', async () => {
    const response = await makeApi({}).request('/api/nothing');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      error: { code: 'path-unknown', message: 'There is nothing at this path.' },
    });
  });

  it('takes a path with a slash at its end for an unknown one', async () => {
    expect((await makeApi({ '/api/bag': { GET: ok } }).request('/api/bag/')).status).toBe(404);
  });

  it.each([
    [{ GET: ok }, 'POST', 'GET, HEAD'],
    [{ POST: ok, DELETE: ok }, 'GET', 'POST, DELETE'],
  ])('responds to other methods with 405 and lists those of the path: %#', async (methods, method, allow) => {
    const response = await makeApi({ '/api/bag': methods }).request('/api/bag', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      error: { code: 'method-not-allowed', message: `${method} is not possible here; use ${allow}.` },
    });
  });

  it('lets GET handle HEAD', async () => {
    expect((await makeApi({ '/api/bag': { GET: ok } }).request('/api/bag', { method: 'HEAD' })).status).toBe(
      200,
    );
  });

  it('refuses changes from other sites where the site is given, and reads from anywhere', async () => {
    const siteUrl = 'https://shop.example';
    const guarded = makeApi({ '/api/bag': { GET: ok, POST: ok } }, { siteUrl });
    const open = makeApi({ '/api/bag': { POST: ok } });
    const statusOf = async (app: typeof open, method: string, headers = {}) =>
      (await app.request('/api/bag', { method, headers })).status;
    expect(await statusOf(guarded, 'POST')).toBe(403);
    expect(await statusOf(guarded, 'GET')).toBe(200);
    expect(await statusOf(open, 'POST')).toBe(200);
    expect(await statusOf(guarded, 'POST', { origin: siteUrl, 'x-storefront': '1' })).toBe(200);
  });
});
