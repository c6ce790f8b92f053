import { errorBody } from '@storefront/core/error-body';
import { Hono } from 'hono';
import { sendDueGifts } from '../commerce/orders/gift-mails.ts';
import type { FaultState, Faults } from '../faults/make-faults.ts';
import { faultKinds, type PlannedFault, readFaults } from '../faults/planned-fault.ts';
import type { OwnedWorld } from '../world/make-world.ts';
import { receivedBy } from '../world/record-received.ts';
import type { SandboxServer, Slice } from '../world/world.ts';
import { findVariants } from './find-variants.ts';
import { fromThisMachine } from './from-this-machine.ts';
import { readCountry, readMoment, readObject, refuseInput } from './read-control.ts';

interface ControlOptions {
  world: OwnedWorld;
  visitor: Slice<{ country: string }>;
  faults: Faults;
  /** The faults at the start and after a reset. */
  firstFaults: readonly PlannedFault[];
  /** Names of all doubles. */
  providers: readonly string[];
  /** The commerce double: its back office edits stock and prices, and fulfils orders. */
  commerce: SandboxServer;
  /** Resets the cloud, which stores data of the world. */
  resetCloud: () => Promise<void>;
}

/** The body of `GET /control`. */
export interface ControlState {
  /** ISO 8601, of the world's clock. */
  now: string;
  country: string;
  faults: FaultState[];
  faultKinds: readonly string[];
  /** Double → how many of its requests are recorded. */
  received: Record<string, number>;
}

/** `/control…`: the desk's page and tests control the sandbox with it. */
export function controlApi(options: ControlOptions): Hono {
  const { world, visitor, faults, firstFaults, providers, commerce, resetCloud } = options;
  const state = (): ControlState => ({
    now: new Date(world.now()).toISOString(),
    country: visitor.value.country,
    faults: faults.state(),
    faultKinds,
    received: Object.fromEntries(providers.map((name) => [name, receivedBy(world, name).value.length])),
  });
  const app = new Hono();
  app.use(fromThisMachine);
  app.get('/', (context) => context.json(state()));
  app.post('/faults', async (context) => {
    const body = await readObject(
      context,
      '{"faults": [{"provider": "searchspring", "kind": "slow", "delayMs": 3000}]}',
    );
    const planned = readFaults(body.faults, providers);
    if (typeof planned === 'string') return refuseInput('faults-invalid', planned);
    faults.set(planned);
    return context.json({ faults: faults.state() });
  });
  app.delete('/faults', (context) => {
    faults.set([]);
    return context.json({ faults: [] });
  });
  app.post('/reset', async (context) => {
    await world.reset();
    await resetCloud();
    faults.forget();
    faults.set(firstFaults);
    return context.json(state());
  });
  app.post('/clock', async (context) => {
    const body = await readObject(context, '{"advanceMs": 3600000}');
    world.moveClockTo(readMoment(body, world.now()));
    return context.json({ now: new Date(world.now()).toISOString() });
  });
  app.get('/country', (context) => context.json(visitor.value));
  app.post('/country', async (context) => {
    visitor.value.country = readCountry(await readObject(context, '{"country": "CA"}'));
    visitor.changed();
    return context.json(visitor.value);
  });
  app.get('/mail', (context) => {
    sendDueGifts(world);
    return context.json({ mails: world.mails });
  });
  app.get('/variants', (context) =>
    context.json({ variants: findVariants(world, context.req.query('q') ?? '') }),
  );
  app.post('/admin', async (context) => {
    const edit = await readObject(context, '{"do": "stock", "variantId": "41000000001", "units": 3}');
    const done = await commerce(
      new Request(`${world.addresses.commerce}/sandbox/admin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-sandbox-desk': '1' },
        body: JSON.stringify(edit),
      }),
    );
    if (done.status === 204) return context.json({ done: true });
    if (done.status === 400) {
      const { error }: { error: string } = await done.json();
      return refuseInput('edit-invalid', error);
    }
    return context.json(errorBody('subject-unknown', 'There is no such variant or order.'), 404);
  });
  app.get('/received/:provider', (context) => {
    const { provider } = context.req.param();
    if (providers.includes(provider)) return context.json({ received: receivedBy(world, provider).value });
    const message = `There is no double "${provider}", only ${providers.join(', ')}.`;
    return context.json(errorBody('provider-unknown', message), 404);
  });
  return app;
}
