import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { ZodType } from 'zod';
import { type ScriptDelay, sendScript } from '../doubles/browser-script.ts';
import { acceptBody } from '../doubles/check-body.ts';
import { recordReceived } from '../world/record-received.ts';
import type { SandboxServer, World } from '../world/world.ts';
import { enviveAccount } from './account.ts';
import { enviveScript } from './envive-script.ts';
import { eventSchema, identitySchema } from './event-schemas.ts';

/** Envive: the SDK, and the events that it sends. */
export function enviveServer(world: World, delay: ScriptDelay = {}): SandboxServer {
  const app = new Hono();
  app.use(cors());
  app.get('/sdk.js', () => sendScript(enviveScript, delay));
  app.post('/v1/analytics/track_event', (context) => accept(context, eventSchema));
  app.post('/v1/analytics/identify', (context) => accept(context, identitySchema));
  app.notFound((context) => context.json({ message: 'Not found' }, 404));
  return recordReceived(world, 'envive', async (request) => app.fetch(request));
}

async function accept(context: Context, schema: ZodType): Promise<Response> {
  if (context.req.header('authorization') !== `Bearer ${enviveAccount.apiKey}`) {
    return context.json({ message: 'Unknown API key' }, 401);
  }
  return acceptBody(context, schema, () => context.json({ success: true }));
}
