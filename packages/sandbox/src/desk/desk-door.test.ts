import { describe, expect, it } from 'vitest';
import { makeFaults } from '../faults.ts';
import { makeWorld } from '../world/make-world.ts';
import { receivedBy } from '../world/record-received.ts';
import { deskDoor } from './desk-door.ts';

const site = 'http://localhost:3000';
const desk = 'http://localhost:3003';
const steering = { 'x-sandbox-desk': '1', 'content-type': 'application/json' };

function open() {
  const world = makeWorld({
    addresses: { site, commerce: 'http://localhost:3001', content: 'http://localhost:3002', desk, cloud: '' },
    catalogue: { products: [], collections: [], discounts: [], metaobjects: [] },
    stateDir: null,
  });
  const edits: unknown[] = [];
  const mailsWhenForgotten: number[] = [];
  const door = deskDoor({
    world,
    country: 'US',
    faults: makeFaults(),
    firstFaults: [{ provider: 'klaviyo', kind: 'down', probability: 1 }],
    providers: ['commerce', 'klaviyo'],
    doubles: { klaviyo: async (request) => Response.json({ path: new URL(request.url).pathname }) },
    forgetWorld: async () => void mailsWhenForgotten.push(world.mails.length),
    commerce: async (request) => {
      edits.push(await request.json());
      return new Response(null, { status: 204 });
    },
  });
  const ask = async (path: string, init?: RequestInit) => door(new Request(`${desk}${path}`, init));
  const post = (path: string, body: unknown, headers: Record<string, string> = steering) =>
    ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { world, ask, post, edits, mailsWhenForgotten };
}

const letter = {
  from: 'shop@example.com',
  to: 'ada@example.com',
  subject: 'Order <1>',
  text: 'Thank you',
  links: ['http://localhost:3001/orders/1'],
};

describe('the desk', () => {
  it('shows letters with their links, their text as text', async () => {
    const { world, ask } = open();
    world.post(letter);
    const page = await (await ask('/')).text();
    expect(page).toContain('Order &lt;1&gt;');
    expect(page).toContain('href="http://localhost:3001/orders/1"');
    expect(await (await ask('/control/mail')).json()).toMatchObject({ mails: [{ to: 'ada@example.com' }] });
  });

  it('has the doubles below their names', async () => {
    const { ask } = open();
    expect(await (await ask('/klaviyo/client/subscriptions/?company_id=1')).json()).toEqual({
      path: '/client/subscriptions/',
    });
    expect((await ask('/constructor/x')).status).toBe(404);
  });

  it('tells what a provider received', async () => {
    const { world, ask } = open();
    const request = { at: '', method: 'GET', path: '/', query: {}, headers: {} };
    receivedBy(world, 'klaviyo').value.push({ ...request, body: null, status: 202, refusal: null });
    expect(await (await ask('/control/received/klaviyo')).json()).toMatchObject({
      received: [{ status: 202 }],
    });
    expect(await (await ask('/control')).json()).toMatchObject({ received: { klaviyo: 1, commerce: 0 } });
    expect((await ask('/control/received/swym')).status).toBe(404);
  });

  it('moves the visitors to another country', async () => {
    const { ask, post } = open();
    expect(await (await post('/control/country', { country: 'CA' })).json()).toEqual({ country: 'CA' });
    expect(await (await ask('/control/country')).json()).toEqual({ country: 'CA' });
  });

  it.each([null, [], {}, { country: 'Canada' }, { country: 7 }])('refuses the country %j', async (body) => {
    const { ask, post } = open();
    expect((await post('/control/country', body)).status).toBe(400);
    expect(await (await ask('/control/country')).json()).toEqual({ country: 'US' });
  });

  it('moves the clock', async () => {
    const { world, post } = open();
    await post('/control/clock', { now: '2026-12-24T18:00:00Z' });
    expect(new Date(world.now()).toISOString().slice(0, 16)).toBe('2026-12-24T18:00');
    const moved = await post('/control/clock', { advanceMs: 3_600_000 });
    expect(await moved.json()).toMatchObject({ now: expect.stringMatching(/^2026-12-24T19:00/) });
  });

  it.each([
    {},
    { now: 'soon' },
    { now: '2026-12-24', advanceMs: 1 },
    { advanceMs: 0.5 },
    { advanceMs: 9e15 },
  ])('refuses to move the clock by %j', async (body) => {
    const { post } = open();
    const answer = await post('/control/clock', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { message: expect.stringContaining('advanceMs') } });
  });

  it('passes edits of stock on to the platform’s back office', async () => {
    const { post, edits } = open();
    const edit = { do: 'stock', variantId: '1', units: 3 };
    expect((await post('/control/admin', edit)).status).toBe(200);
    expect(edits).toEqual([edit]);
  });

  it('starts the world over, with the faults that it began with', async () => {
    const { world, ask, post, mailsWhenForgotten } = open();
    world.post(letter);
    await post('/control/faults', { faults: [] });
    await post('/control/reset', {});
    expect(world.mails).toEqual([]);
    // Who learnt from the world forgets it once it has begun anew, or would learn the old one again.
    expect(mailsWhenForgotten).toEqual([0]);
    expect(await (await ask('/control')).json()).toMatchObject({ faults: [{ provider: 'klaviyo' }] });
  });

  it('takes orders from this machine only, and only as JSON with its header', async () => {
    const { world, ask, post } = open();
    world.post(letter);
    const status = async (headers: Record<string, string>) =>
      (await post('/control/reset', {}, headers)).status;
    expect(await status({ ...steering, origin: 'https://elsewhere.example.com' })).toBe(403);
    expect(await status({ ...steering, host: 'rebound.example.com' })).toBe(403);
    expect(await status({ 'content-type': 'application/json' })).toBe(403);
    expect((await ask('/control/faults', { method: 'DELETE' })).status).toBe(403);
    expect(world.mails).toHaveLength(1);
    const asForm = { 'x-sandbox-desk': '1', 'content-type': 'text/plain' };
    expect((await post('/control/country', { country: 'CA' }, asForm)).status).toBe(400);
    expect(await status({ ...steering, origin: site })).toBe(200);
  });
});
