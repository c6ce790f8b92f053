import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { type ScriptDelay, sendScript } from '../browser-script.ts';
import { recordReceived } from '../world/record-received.ts';
import type { Door, World } from '../world/world.ts';
import { gtmAccount } from './account.ts';
import { checkEntry } from './check-entry.ts';
import { gtmScript } from './gtm-script.ts';

/** Google Tag Manager: the container's script, and `/collect`, the double's own record of what it saw. */
export function gtmDoor(world: World, delay: ScriptDelay = {}): Door {
  const app = new Hono();
  app.use(cors());
  app.use(async (context, next) => {
    if (context.req.method !== 'OPTIONS' && context.req.query('id') !== gtmAccount.containerId) {
      return context.json({ message: 'Unknown container' }, 404);
    }
    return next();
  });
  app.get('/gtm.js', () => sendScript(gtmScript, delay));
  app.post('/collect', async (context) => {
    const errors = checkEntry(await context.req.json().catch(() => undefined));
    return errors.length > 0 ? context.json({ errors }, 422) : context.body(null, 204);
  });
  app.notFound((context) => context.json({ message: 'Not found' }, 404));
  return recordReceived(world, 'gtm', async (request) => app.fetch(request));
}
