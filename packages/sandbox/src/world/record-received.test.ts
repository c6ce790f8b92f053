import { describe, expect, it } from 'vitest';
import { makeWorld } from './make-world.ts';
import { receivedBy, recordReceived } from './record-received.ts';

const addresses = { site: '', commerce: '', content: '', desk: '', cloud: '' };
const catalogue = { products: [], collections: [], discounts: [], metaobjects: [] };

function open() {
  const world = makeWorld({ addresses, catalogue, stateDir: null, clock: { now: () => 0 } });
  const server = recordReceived(
    world,
    'swym',
    async (request) =>
      Response.json({ text: await request.text() }, { status: request.url.includes('bad') ? 400 : 200 }),
    ['key'],
  );
  const send = (path: string, init?: RequestInit) =>
    server(new Request(`http://localhost:3003${path}`, init));
  return { send, received: receivedBy(world, 'swym') };
}

describe('what a double received', () => {
  it('is recorded whole, and the double still reads it', async () => {
    const { send, received } = open();
    const response = await send('/lists?page=2', { method: 'POST', body: '{"name":"Wedding","items":[1]}' });
    expect(await response.json()).toEqual({ text: '{"name":"Wedding","items":[1]}' });
    expect(received.value).toMatchObject([
      {
        at: '1970-01-01T00:00:00.000Z',
        method: 'POST',
        path: '/lists',
        query: { page: '2' },
        body: { name: 'Wedding', items: [1] },
        status: 200,
        refusal: null,
      },
    ]);
  });

  it('includes the reason of a refusal', async () => {
    const { send, received } = open();
    await send('/bad', { method: 'POST', body: 'plain' });
    expect(received.value).toMatchObject([{ body: 'plain', status: 400, refusal: '{"text":"plain"}' }]);
  });

  it('contains no secret, in headers, query or body', async () => {
    const { send, received } = open();
    const headers = { authorization: 'Basic hush', 'x-api-key': 'hush' };
    await send('/a?token=hush', {
      method: 'POST',
      headers,
      body: '{"auth":{"key":"hush","secret":["hush"]}}',
    });
    await send('/b', { method: 'POST', body: new URLSearchParams({ regid: 'r1', sessionid: 'hush' }) });
    expect(JSON.stringify(received.value)).not.toContain('hush');
    expect(received.value[1]).toMatchObject({ body: { regid: 'r1', sessionid: '(not shown)' } });
  });

  it('is bounded to the last 200', async () => {
    const { send, received } = open();
    for (let at = 0; at < 203; at += 1) await send(`/${at}`);
    expect(received.value).toHaveLength(200);
    expect(received.value[0]?.path).toBe('/3');
  });
});
