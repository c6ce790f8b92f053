import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { type ScriptDelay, sendScript } from '../doubles/browser-script.ts';
import { acceptBody } from '../doubles/check-body.ts';
import { recordReceived } from '../world/record-received.ts';
import type { SandboxServer, World } from '../world/world.ts';
import { globaleAccount } from './account.ts';
import { globaleScript } from './globale-script.ts';

/** `[call.other-third-party-calls.2]` */
const paramsSchema = z.strictObject({
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  currencyCode: z.string().regex(/^[A-Z]{3}$/),
  isExternal: z.literal(true),
});

/** Global-e: the app's script, and `/params`, where the script reports the parameters that it found. */
export function globaleServer(world: World, delay: ScriptDelay = {}): SandboxServer {
  const app = new Hono();
  app.use(cors());
  app.get('/resources/js/app', async (context) => {
    if (context.req.query('shop') === globaleAccount.shop) return sendScript(globaleScript, delay);
    return context.json({ message: `The app is not installed on ${context.req.query('shop')}` }, 404);
  });
  app.post('/params', (context) => acceptBody(context, paramsSchema, () => context.body(null, 204)));
  app.notFound((context) => context.json({ message: 'Not found' }, 404));
  return recordReceived(world, 'globale', async (request) => app.fetch(request));
}
