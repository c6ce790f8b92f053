import { type Context, Hono } from 'hono';
import { parseJson } from '../http/parse-json.ts';
import { ownValue } from '../world/own-value.ts';
import { recordReceived } from '../world/record-received.ts';
import { shownCatalogue } from '../world/shown-catalogue.ts';
import type { SandboxServer, World } from '../world/world.ts';
import { govaloAccount } from './account.ts';
import { type GiftBody, readGift } from './gift-schema.ts';

interface GovaloState {
  /** Id → when the session ends, in milliseconds since the epoch. */
  sessions: Record<string, number>;
  /** Id → gift. */
  gifts: Record<string, GiftBody>;
  /** Idempotency key → the body sent with it, as text, and its gift. */
  keys: Record<string, { body: string; giftId: string }>;
}

const SESSION_MS = 14 * 24 * 60 * 60 * 1000;

const stateOf = (world: World) =>
  world.slice<GovaloState>('govalo', () => ({ sessions: {}, gifts: {}, keys: {} }));

/** The gifts that were accepted, oldest first. */
export const giftsOf = (world: World): GiftBody[] => Object.values(stateOf(world).value.gifts);

/** The gift that was accepted under this id. */
export const giftOf = (world: World, giftId: string): GiftBody | undefined =>
  ownValue(stateOf(world).value.gifts, giftId);

/** The gift-card provider, in the neutral wire format of the shop's adapter: the provider publishes none. */
export function govaloServer(world: World): SandboxServer {
  const state = stateOf(world);
  const nextId = (prefix: string, known: object) =>
    `${prefix}_${String(Object.keys(known).length + 1).padStart(8, '0')}`;
  const app = new Hono();

  app.use('/v1/*', async (context, next) =>
    context.req.header('authorization') === `Bearer ${govaloAccount.apiKey}`
      ? next()
      : refuse(context, 401, 'authorization', 'is not the key of a shop'),
  );

  app.post('/v1/sessions', (context) => {
    const id = nextId('gs', state.value.sessions);
    state.value.sessions[id] = world.now() + SESSION_MS;
    state.changed();
    return context.json({ session: { id } }, 201);
  });

  app.post('/v1/gifts', async (context) => {
    const text = await context.req.text();
    const key = context.req.header('idempotency-key') ?? '';
    if (key === '') return refuse(context, 422, 'idempotency-key', 'is required');
    const before = ownValue(state.value.keys, key);
    if (before?.body === text) return context.json({ gift: { gift_id: before.giftId } }, 201);
    if (before) return refuse(context, 422, 'idempotency-key', 'was used with another gift');
    const gift = readGift(parseJson(text), { products: shownCatalogue(world).products, now: world.now() });
    if (Array.isArray(gift)) return context.json({ errors: gift }, 422);
    const endsAt = ownValue(state.value.sessions, gift.session_id) ?? 0;
    if (endsAt <= world.now()) return refuse(context, 404, 'session_id', 'is not an open session');
    const giftId = nextId('g', state.value.gifts);
    state.value.gifts[giftId] = gift;
    state.value.keys[key] = { body: text, giftId };
    state.changed();
    return context.json({ gift: { gift_id: giftId } }, 201);
  });

  app.notFound((context) => refuse(context, 404, 'path', 'is unknown'));
  return recordReceived(world, 'govalo', async (request) => app.fetch(request));
}

function refuse(context: Context, status: 401 | 404 | 422, field: string, message: string): Response {
  return context.json({ errors: [{ field, message: `${field} ${message}` }] }, status);
}
