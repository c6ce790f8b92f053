import { Hono } from 'hono';
import type { OwnedWorld } from '../world/make-world.ts';
import type { Door } from '../world/world.ts';
import { deskPage } from './desk-page.ts';
import { fromThisMachine } from './from-this-machine.ts';

export interface DeskOptions {
  world: OwnedWorld;
  /** The country of all visitors until the desk says another. */
  country: string;
}

/** The desk: a page at `/` that shows what happened outside the shop, and `/control/…` that steers it. */
export function deskDoor({ world, country }: DeskOptions): Door {
  const visitor = world.slice('visitor', () => ({ country }));
  const app = new Hono();
  app.use('/control/*', fromThisMachine);
  app.get('/', (context) => context.html(deskPage(world, visitor.value.country)));
  app.get('/control/mail', (context) => context.json({ mails: world.mails }));
  app.get('/control/country', (context) => context.json(visitor.value));
  app.post('/control/country', async (context) => {
    const wanted = await readCountry(context.req.raw);
    if (wanted === null) {
      const message = 'Send {"country": "CA"}, two capital letters.';
      return context.json({ error: { code: 'country-invalid', message } }, 400);
    }
    visitor.value.country = wanted;
    visitor.changed();
    return context.json(visitor.value);
  });
  app.post('/control/reset', async (context) => {
    await world.reset();
    return context.json({ reset: true });
  });
  app.notFound((context) =>
    context.json(
      { error: { code: 'path-unknown', message: 'Nothing answers at this path of the sandbox.' } },
      404,
    ),
  );
  return async (request) => app.fetch(request);
}

async function readCountry(request: Request): Promise<string | null> {
  const body: unknown = await request.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !('country' in body)) return null;
  const { country } = body;
  return typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : null;
}
