import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { type ScriptDelay, sendScript } from '../doubles/browser-script.ts';
import { acceptBody } from '../doubles/check-body.ts';
import { recordReceived } from '../world/record-received.ts';
import type { SandboxServer, World } from '../world/world.ts';
import { gtmAccount } from './account.ts';
import { entrySchema } from './entry-schema.ts';
import { gtmScript } from './gtm-script.ts';

/** Google Tag Manager: the container's script, and `/collect`, where the script reports what it saw. */
export function gtmServer(world: World, delay: ScriptDelay = {}): SandboxServer {
  const app = new Hono();
  app.use(cors());
  app.use(async (context, next) => {
    if (context.req.method !== 'OPTIONS' && context.req.query('id') !== gtmAccount.containerId) {
      return context.json({ message: 'Unknown container' }, 404);
    }
    return next();
  });
  app.get('/gtm.js', () => sendScript(gtmScript, delay));
  app.post('/collect', (context) => acceptBody(context, entrySchema, () => context.body(null, 204)));
  app.notFound((context) => context.json({ message: 'Not found' }, 404));
  return recordReceived(world, 'gtm', async (request) => app.fetch(request));
}
