import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { type ScriptDelay, sendScript } from '../browser-script.ts';
import { checkShape, listOf, oneOf, type Shape, text } from '../check-shape.ts';
import { recordReceived } from '../world/record-received.ts';
import type { Door, World } from '../world/world.ts';
import { routeAccount } from './account.ts';
import { routeScript } from './route-script.ts';

/** What protects a bag of any size costs: the price of the shop's own protection product. */
const PREMIUM = '3.55';

const quoteShape: Shape = {
  merchant_id: oneOf(routeAccount.merchantId),
  cart: {
    cart_ref: text(),
    covered: { currency: oneOf('USD'), amount: text(/^(?!0+\.00$)\d+\.\d\d$/) },
    cart_items: listOf(() => null),
  },
};

/** Route: the widget's script, and the quotes that it asks for. */
export function routeDoor(world: World, delay: ScriptDelay = {}): Door {
  const app = new Hono();
  app.use(cors());
  app.get('/route-protection-widget.js', () => sendScript(routeScript, delay));
  app.post('/v2/quotes', async (context) => {
    if (context.req.header('token') !== routeAccount.publicToken) {
      return context.json({ message: 'Unauthorized' }, 401);
    }
    if (context.req.header('protect-widget-version') === undefined) {
      return context.json({ message: 'The header Protect-Widget-Version is missing' }, 400);
    }
    const body: unknown = await context.req.json().catch(() => undefined);
    const errors = checkShape(body, quoteShape);
    if (errors.length > 0) return context.json({ message: 'Unprocessable', errors }, 422);
    return context.json({ premium: { amount: PREMIUM, currency: 'USD' } }, 201);
  });
  app.notFound((context) => context.json({ message: 'Not found' }, 404));
  return recordReceived(world, 'route', async (request) => app.fetch(request));
}
