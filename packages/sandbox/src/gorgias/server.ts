import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { type ScriptDelay, sendScript } from '../doubles/browser-script.ts';
import { acceptBody, filledText } from '../doubles/check-body.ts';
import { recordReceived } from '../world/record-received.ts';
import type { SandboxServer, World } from '../world/world.ts';
import { gorgiasAccount } from './account.ts';
import { gorgiasBundle, gorgiasLoader } from './gorgias-script.ts';

const conversationSchema = z.strictObject({
  action: z.enum(['load', 'open', 'close', 'email', 'message']),
  guestId: z.string().startsWith('guest-'),
  email: z
    .string()
    .regex(/^[^\s@]+@[^\s@]+$/)
    .optional(),
  text: filledText.optional(),
});

/** Gorgias: the chat's loader and bundle, and `/conversations`, where the chat reports what happens in it. */
export function gorgiasServer(world: World, delay: ScriptDelay = {}): SandboxServer {
  const app = new Hono();
  app.use(cors());
  app.get('/bundle-loader/:appId', async (context) => {
    if (context.req.param('appId') === gorgiasAccount.appId) return sendScript(gorgiasLoader, delay);
    return context.json({ message: 'No such chat' }, 404);
  });
  app.get('/bundle.js', () => sendScript(gorgiasBundle, delay));
  app.post('/conversations', (context) =>
    acceptBody(context, conversationSchema, () => context.body(null, 204)),
  );
  app.notFound((context) => context.json({ message: 'Not found' }, 404));
  return recordReceived(world, 'gorgias', async (request) => app.fetch(request));
}
