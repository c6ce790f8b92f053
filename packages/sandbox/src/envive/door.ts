import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { type ScriptDelay, sendScript } from '../browser-script.ts';
import type { ShapeProblem } from '../check-shape.ts';
import { recordReceived } from '../world/record-received.ts';
import type { Door, World } from '../world/world.ts';
import { enviveAccount } from './account.ts';
import { checkEvent, checkIdentity } from './check-event.ts';
import { enviveScript } from './envive-script.ts';

/** Envive: the SDK, and the events that it sends. */
export function enviveDoor(world: World, delay: ScriptDelay = {}): Door {
  const app = new Hono();
  app.use(cors());
  app.get('/sdk.js', () => sendScript(enviveScript, delay));
  app.post('/v1/analytics/track_event', (context) => take(context, checkEvent));
  app.post('/v1/analytics/identify', (context) => take(context, checkIdentity));
  app.notFound((context) => context.json({ message: 'Not found' }, 404));
  return recordReceived(world, 'envive', async (request) => app.fetch(request));
}

async function take(context: Context, check: (body: unknown) => ShapeProblem[]): Promise<Response> {
  if (context.req.header('authorization') !== `Bearer ${enviveAccount.apiKey}`) {
    return context.json({ message: 'Unknown API key' }, 401);
  }
  const errors = check(await context.req.json().catch(() => undefined));
  return errors.length > 0 ? context.json({ errors }, 422) : context.json({ success: true });
}
