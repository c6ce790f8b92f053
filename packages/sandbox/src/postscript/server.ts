import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { type ScriptDelay, sendScript } from '../doubles/browser-script.ts';
import { acceptBody, count, filledText } from '../doubles/check-body.ts';
import { recordReceived } from '../world/record-received.ts';
import type { SandboxServer, World } from '../world/world.ts';
import { postscriptAccount } from './account.ts';
import { postscriptScript } from './postscript-script.ts';

/** `[call.other-third-party-calls.7]` Two events exist, both about a product. */
const eventSchema = z.strictObject({
  name: z.enum(['page_view', 'add_to_cart']),
  data: z.strictObject({
    shop_id: z.literal(postscriptAccount.shopId),
    url: z.string().regex(/^https?:\/\//),
    search_params: z.record(z.string(), z.string()),
    page_type: z.literal('product'),
    referrer: z.string().regex(/^(https?:\/\/|$)/),
    resource: z.strictObject({
      category: z.string(),
      name: filledText,
      price_in_cents: z.int().min(0),
      resource_id: count,
      resource_type: z.literal('product'),
      sku: z.string().nullable(),
      variant_id: count,
      vendor: z.string().optional(),
    }),
  }),
});

const identifySchema = z.strictObject({ phone: z.string().regex(/^\+?\d{7,15}$/) });

/** Postscript: the SDK, and what it sends. */
export function postscriptServer(world: World, delay: ScriptDelay = {}): SandboxServer {
  const app = new Hono();
  app.use(cors());
  app.get('/sdk.bundle.js', async (context) => {
    if (context.req.query('shopId') === postscriptAccount.shopId) return sendScript(postscriptScript, delay);
    return context.json({ message: 'Unknown shopId' }, 404);
  });
  app.post('/events', (context) => acceptBody(context, eventSchema, () => context.json({ ok: true })));
  app.post('/identify', (context) =>
    acceptBody(context, identifySchema, ({ phone }) => {
      const at = postscriptAccount.subscribers.indexOf(phone);
      return context.json({ subscriber_id: at < 0 ? null : `sub_${at + 1}` });
    }),
  );
  app.notFound((context) => context.json({ message: 'Not found' }, 404));
  return recordReceived(world, 'postscript', async (request) => app.fetch(request));
}
