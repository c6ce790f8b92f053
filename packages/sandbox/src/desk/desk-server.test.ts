import { describe, expect, it } from 'vitest';
import { holdForRecipient } from '../commerce/orders/gift-mails.ts';
import { makeFaults } from '../faults/make-faults.ts';
import { makeWorld } from '../world/make-world.ts';
import { receivedBy } from '../world/record-received.ts';
import { deskServer } from './desk-server.ts';

const site = 'http://localhost:3000';
const desk = 'http://localhost:3003';
const control = { 'x-sandbox-desk': '1', 'content-type': 'application/json' };

function open() {
  const world = makeWorld({
    addresses: { site, commerce: 'http://localhost:3001', content: 'http://localhost:3002', desk, cloud: '' },
    catalogue: { products: [], collections: [], discounts: [], metaobjects: [] },
    stateDir: null,
  });
  const edits: unknown[] = [];
  const mailsWhenCleared: number[] = [];
  const server = deskServer({
    world,
    country: 'US',
    faults: makeFaults(),
    firstFaults: [{ provider: 'klaviyo', kind: 'down', probability: 1 }],
    providers: ['commerce', 'klaviyo'],
    doubles: { klaviyo: async (request) => Response.json({ path: new URL(request.url).pathname }) },
    resetCloud: async () => void mailsWhenCleared.push(world.mails.length),
    commerce: async (request) => {
      edits.push(await request.json());
      return new Response(null, { status: 204 });
    },
  });
  const send = async (path: string, init?: RequestInit) => server(new Request(`${desk}${path}`, init));
  const post = (path: string, body: unknown, headers: Record<string, string> = control) =>
    send(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { world, send, post, edits, mailsWhenCleared };
}

const mail = {
  from: 'shop@example.com',
  to: 'ada@example.com',
  subject: 'Order <1>',
  text: 'Thank you',
  links: ['http://localhost:3001/orders/1'],
};

/** A gift card of 50 that the gift provider has accepted as `g_1`. */
function acceptGift(world: ReturnType<typeof open>['world'], name: string, message: string, sendAt: string) {
  const recipient = { name, email: 'bo@example.com' };
  const gift = { session_id: 'gs_1', variant_id: '7', value: 50, recipient, message, send_at: sendAt };
  world.slice('govalo', () => ({ sessions: {}, gifts: { g_1: gift }, keys: {} }));
}

describe('the desk', () => {
  it('shows e-mails with their links, and escapes their text', async () => {
    const { world, send } = open();
    world.post(mail);
    const page = await (await send('/')).text();
    expect(page).toContain('Order &lt;1&gt;');
    expect(page).toContain('href="http://localhost:3001/orders/1"');
    expect(await (await send('/control/mail')).json()).toMatchObject({ mails: [{ to: 'ada@example.com' }] });
  });

  it('shows gifts with the moment at which they are sent, in UTC and as the shop sent it', async () => {
    expect(await (await open().send('/')).text()).toContain('No gift yet.');
    const { world, send } = open();
    acceptGift(world, 'Bo <b>', 'For tonight', '2026-12-24T10:00:00-08:00');
    expect(await (await send('/')).text()).toContain(
      '50.00 to Bo &lt;b&gt;, bo@example.com, at 2026-12-24T18:00:00.000Z (2026-12-24T10:00:00-08:00): For tonight',
    );
  });

  it.each(['/', '/control/mail'])('has at %s the e-mail of a gift whose moment has come', async (path) => {
    const { world, send, post } = open();
    acceptGift(world, 'Bo', '', '2098-12-24T10:00:00-08:00');
    holdForRecipient(world, { giftId: 'g_1', codes: ['A1B2'] });
    const text = async () => (await send(path)).text();
    expect(await text()).not.toContain('A1B2');
    await post('/control/clock', { now: '2098-12-24T18:00:00Z' });
    expect(await text()).toContain('Its code: A1B2');
  });

  it('serves the doubles below their names', async () => {
    const { send } = open();
    expect(await (await send('/klaviyo/client/subscriptions/?company_id=1')).json()).toEqual({
      path: '/client/subscriptions/',
    });
    expect((await send('/constructor/x')).status).toBe(404);
  });

  it('returns what a provider received', async () => {
    const { world, send } = open();
    const request = { at: '', method: 'GET', path: '/', query: {}, headers: {} };
    receivedBy(world, 'klaviyo').value.push({ ...request, body: null, status: 202, refusal: null });
    expect(await (await send('/control/received/klaviyo')).json()).toMatchObject({
      received: [{ status: 202 }],
    });
    expect(await (await send('/control')).json()).toMatchObject({ received: { klaviyo: 1, commerce: 0 } });
    expect((await send('/control/received/swym')).status).toBe(404);
  });

  it('moves the visitors to another country', async () => {
    const { send, post } = open();
    expect(await (await post('/control/country', { country: 'CA' })).json()).toEqual({ country: 'CA' });
    expect(await (await send('/control/country')).json()).toEqual({ country: 'CA' });
  });

  it.each([null, [], {}, { country: 'Canada' }, { country: 7 }])('refuses the country %j', async (body) => {
    const { send, post } = open();
    expect((await post('/control/country', body)).status).toBe(400);
    expect(await (await send('/control/country')).json()).toEqual({ country: 'US' });
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
    const response = await post('/control/clock', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { message: expect.stringContaining('advanceMs') } });
  });

  it('passes edits of stock to the platform’s back office', async () => {
    const { post, edits } = open();
    const edit = { do: 'stock', variantId: '1', units: 3 };
    expect((await post('/control/admin', edit)).status).toBe(200);
    expect(edits).toEqual([edit]);
  });

  it('resets the world, with the faults of the start', async () => {
    const { world, send, post, mailsWhenCleared } = open();
    world.post(mail);
    await post('/control/faults', { faults: [] });
    await post('/control/reset', {});
    expect(world.mails).toEqual([]);
    // Cleared after the reset: cleared before, other programs could store the old world again.
    expect(mailsWhenCleared).toEqual([0]);
    expect(await (await send('/control')).json()).toMatchObject({ faults: [{ provider: 'klaviyo' }] });
  });

  it('accepts control requests from this machine only, and only as JSON with the header', async () => {
    const { world, send, post } = open();
    world.post(mail);
    const status = async (headers: Record<string, string>) =>
      (await post('/control/reset', {}, headers)).status;
    expect(await status({ ...control, origin: 'https://elsewhere.example.com' })).toBe(403);
    expect(await status({ ...control, host: 'rebound.example.com' })).toBe(403);
    expect(await status({ 'content-type': 'application/json' })).toBe(403);
    expect((await send('/control/faults', { method: 'DELETE' })).status).toBe(403);
    expect(world.mails).toHaveLength(1);
    const asForm = { 'x-sandbox-desk': '1', 'content-type': 'text/plain' };
    expect((await post('/control/country', { country: 'CA' }, asForm)).status).toBe(400);
    expect(await status({ ...control, origin: site })).toBe(200);
  });
});
