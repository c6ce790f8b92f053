import { describe, expect, it } from 'vitest';
import { seedCatalogue } from '../seed/seed-catalogue.ts';
import { makeWorld } from '../world/make-world.ts';
import { receivedBy } from '../world/record-received.ts';
import { govaloAccount } from './account.ts';
import { govaloServer } from './server.ts';

const catalogue = seedCatalogue();
const card = catalogue.products.find(({ isGiftCard }) => isGiftCard)?.variants[0];
const dress = catalogue.products.find(({ isGiftCard }) => !isGiftCard)?.variants[0];
const start = Date.parse('2026-11-21T12:00:00Z');

async function open() {
  let now = start;
  const addresses = { site: '', commerce: '', content: '', desk: '', cloud: '' };
  const world = makeWorld({ addresses, catalogue, stateDir: null, clock: { now: () => now } });
  const server = govaloServer(world);
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const all = { authorization: `Bearer ${govaloAccount.apiKey}`, ...headers };
    const init = { method: 'POST', headers: all, body: JSON.stringify(body) };
    const response = await server(new Request(`http://localhost:3003${path}`, init));
    return { status: response.status, body: await response.json() };
  };
  const { body } = await post('/v1/sessions', {});
  const gift = {
    session_id: body.session.id,
    variant_id: String(card?.id),
    value: (card?.priceCents ?? 0) / 100,
    recipient: { name: 'Bo', email: 'bo@example.test' },
    message: '',
    send_at: '2026-12-24T10:00:00-08:00',
  };
  const send = (own: object, key = 'k-1') =>
    post('/v1/gifts', { ...gift, ...own }, { 'idempotency-key': key });
  const wait = (milliseconds: number) => {
    now += milliseconds;
  };
  return { world, post, send, wait };
}

describe('gifts', () => {
  it('are created for an open session, and the same idempotency key returns the same gift', async () => {
    const { send } = await open();
    const made = await send({});
    expect(made).toEqual({ status: 201, body: { gift: { gift_id: expect.stringMatching(/^g_/) } } });
    expect(await send({})).toEqual(made);
    expect((await send({}, 'k-2')).body).not.toEqual(made.body);
    expect((await send({ message: 'Other' })).status).toBe(422);
  });

  it.each([
    ['a past moment', { send_at: '2026-11-21T11:59:59Z' }, 'send_at'],
    ['a moment without offset', { send_at: '2026-12-24T10:00:00' }, 'send_at'],
    ['another value than the price', { value: 1 }, 'value'],
    ['a zone that does not exist', { send_at: '2026-12-24T10:00:00 Mars' }, 'send_at'],
    ['a value as text', { value: '50' }, 'value'],
    ['a product that is no gift card', { variant_id: String(dress?.id) }, 'variant_id'],
    ['a blank recipient', { recipient: { name: ' ', email: 'bo' } }, 'recipient.name'],
  ])('are refused for %s', async (_name, own, field) => {
    const { send } = await open();
    const { status, body } = await send(own);
    expect(status).toBe(422);
    expect(body.errors[0]).toEqual({ field, message: expect.stringContaining(field) });
  });

  it('return 404 for an unknown session, and for one that has ended', async () => {
    const { send, wait } = await open();
    expect((await send({ session_id: 'gs_unknown' })).status).toBe(404);
    expect((await send({ session_id: 'constructor' })).status).toBe(404);
    wait(14 * 24 * 60 * 60 * 1000);
    expect((await send({ send_at: '2027-01-01T00:00:00Z' })).status).toBe(404);
  });

  it('return 401 without the key of the shop, which is not recorded', async () => {
    const { world, post } = await open();
    expect((await post('/v1/sessions', {}, { authorization: 'Bearer x' })).status).toBe(401);
    const received = receivedBy(world, 'govalo').value;
    expect(received).toHaveLength(2);
    expect(JSON.stringify(received)).not.toContain(govaloAccount.apiKey);
  });
});
