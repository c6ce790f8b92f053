import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { type ScriptDelay, sendScript } from '../browser-script.ts';
import { checkShape, oneOf, optional, type Shape, text } from '../check-shape.ts';
import { recordReceived } from '../world/record-received.ts';
import type { Door, World } from '../world/world.ts';
import { gorgiasAccount } from './account.ts';
import { gorgiasBundle, gorgiasLoader } from './gorgias-script.ts';

const conversationShape: Shape = {
  action: oneOf('load', 'open', 'close', 'email', 'message'),
  guestId: text(/^guest-/),
  email: optional(text(/^[^\s@]+@[^\s@]+$/)),
  text: optional(text()),
};

/** Gorgias: the chat's loader and bundle, and what the chat says. */
export function gorgiasDoor(world: World, delay: ScriptDelay = {}): Door {
  const app = new Hono();
  app.use(cors());
  app.get('/bundle-loader/:appId', async (context) => {
    if (context.req.param('appId') === gorgiasAccount.appId) return sendScript(gorgiasLoader, delay);
    return context.json({ message: 'No such chat' }, 404);
  });
  app.get('/bundle.js', () => sendScript(gorgiasBundle, delay));
  app.post('/conversations', async (context) => {
    const errors = checkShape(await context.req.json().catch(() => undefined), conversationShape);
    return errors.length > 0 ? context.json({ errors }, 422) : context.body(null, 204);
  });
  app.notFound((context) => context.json({ message: 'Not found' }, 404));
  return recordReceived(world, 'gorgias', async (request) => app.fetch(request));
}
