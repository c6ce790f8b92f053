import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { type ScriptDelay, sendScript } from '../browser-script.ts';
import { checkShape, oneOf, type Shape, text } from '../check-shape.ts';
import { recordReceived } from '../world/record-received.ts';
import type { Door, World } from '../world/world.ts';
import { globaleAccount } from './account.ts';
import { globaleScript } from './globale-script.ts';

/** `[call.other-third-party-calls.2]` */
const paramsShape: Shape = {
  countryCode: text(/^[A-Z]{2}$/),
  currencyCode: text(/^[A-Z]{3}$/),
  isExternal: oneOf(true),
};

/** Global-e: the app's script, and the double's own record of the parameters that it found. */
export function globaleDoor(world: World, delay: ScriptDelay = {}): Door {
  const app = new Hono();
  app.use(cors());
  app.get('/resources/js/app', async (context) => {
    if (context.req.query('shop') === globaleAccount.shop) return sendScript(globaleScript, delay);
    return context.json({ message: `The app is not installed on ${context.req.query('shop')}` }, 404);
  });
  app.post('/params', async (context) => {
    const errors = checkShape(await context.req.json().catch(() => undefined), paramsShape);
    return errors.length > 0 ? context.json({ errors }, 422) : context.body(null, 204);
  });
  app.notFound((context) => context.json({ message: 'Not found' }, 404));
  return recordReceived(world, 'globale', async (request) => app.fetch(request));
}
