import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { type ScriptDelay, sendScript } from '../doubles/browser-script.ts';
import { acceptBody, filledText } from '../doubles/check-body.ts';
import { recordReceived } from '../world/record-received.ts';
import type { SandboxServer, World } from '../world/world.ts';
import { routeAccount } from './account.ts';
import { routeScript } from './route-script.ts';

/** For a cart of any size: the price of the shop's own protection product. */
const PREMIUM = '3.55';

const quoteSchema = z.strictObject({
  merchant_id: z.literal(routeAccount.merchantId),
  cart: z.strictObject({
    cart_ref: filledText,
    covered: z.strictObject({
      currency: z.literal('USD'),
      amount: z.string().regex(/^(?!0+\.00$)\d+\.\d\d$/),
    }),
    cart_items: z.array(z.unknown()),
  }),
});

/** Route: the widget's script, and the quotes that it requests. */
export function routeServer(world: World, delay: ScriptDelay = {}): SandboxServer {
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
    return acceptBody(context, quoteSchema, () =>
      context.json({ premium: { amount: PREMIUM, currency: 'USD' } }, 201),
    );
  });
  app.notFound((context) => context.json({ message: 'Not found' }, 404));
  return recordReceived(world, 'route', async (request) => app.fetch(request));
}
