import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { type ScriptDelay, sendScript } from '../browser-script.ts';
import { checkShape, count, oneOf, optional, type Shape, text, texts } from '../check-shape.ts';
import { recordReceived } from '../world/record-received.ts';
import type { Door, World } from '../world/world.ts';
import { postscriptAccount } from './account.ts';
import { postscriptScript } from './postscript-script.ts';

/** `[call.other-third-party-calls.7]` Two events exist, and both tell of a product. */
const eventShape: Shape = {
  name: oneOf('page_view', 'add_to_cart'),
  data: {
    shop_id: oneOf(postscriptAccount.shopId),
    url: text(/^https?:\/\//),
    search_params: texts,
    page_type: oneOf('product'),
    referrer: text(/^(https?:\/\/|$)/),
    resource: {
      category: text(/^/),
      name: text(),
      price_in_cents: (value) => (value === 0 ? null : count(value)),
      resource_id: count,
      resource_type: oneOf('product'),
      sku: (value) => (value === null ? null : text(/^/)(value)),
      variant_id: count,
      vendor: optional(text(/^/)),
    },
  },
};

const identifyShape: Shape = { phone: text(/^\+?\d{7,15}$/) };

/** Postscript: the SDK, and what it sends. */
export function postscriptDoor(world: World, delay: ScriptDelay = {}): Door {
  const app = new Hono();
  app.use(cors());
  app.get('/sdk.bundle.js', async (context) => {
    if (context.req.query('shopId') === postscriptAccount.shopId) return sendScript(postscriptScript, delay);
    return context.json({ message: 'Unknown shopId' }, 404);
  });
  app.post('/events', async (context) => {
    const errors = checkShape(await context.req.json().catch(() => undefined), eventShape);
    return errors.length > 0 ? context.json({ errors }, 422) : context.json({ ok: true });
  });
  app.post('/identify', async (context) => {
    const body: unknown = await context.req.json().catch(() => undefined);
    const errors = checkShape(body, identifyShape);
    if (errors.length > 0) return context.json({ errors }, 422);
    const at = postscriptAccount.subscribers.indexOf(String(Object(body).phone));
    return context.json({ subscriber_id: at < 0 ? null : `sub_${at + 1}` });
  });
  app.notFound((context) => context.json({ message: 'Not found' }, 404));
  return recordReceived(world, 'postscript', async (request) => app.fetch(request));
}
