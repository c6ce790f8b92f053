import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorBody } from '@storefront/core/error-body';
import { Hono } from 'hono';
import { sendDueGifts } from '../commerce/orders/gift-mails.ts';
import type { Faults } from '../faults/make-faults.ts';
import type { PlannedFault } from '../faults/planned-fault.ts';
import type { OwnedWorld } from '../world/make-world.ts';
import { ownValue } from '../world/own-value.ts';
import type { SandboxServer } from '../world/world.ts';
import { controlApi } from './control-api.ts';
import { deskPage } from './desk-page.ts';

interface DeskOptions {
  world: OwnedWorld;
  /** The country of all visitors until the desk sets another. */
  country: string;
  faults: Faults;
  /** The faults at the start and after a reset. */
  firstFaults: readonly PlannedFault[];
  /** Names of all doubles. */
  providers: readonly string[];
  /** The doubles that share the desk's port, by name: each is served below `/{name}`. */
  doubles: Readonly<Record<string, SandboxServer>>;
  /** The commerce double without faults. */
  commerce: SandboxServer;
  /** Resets the cloud, which stores data of the world. */
  resetCloud: () => Promise<void>;
}

const policy =
  "default-src 'none'; connect-src 'self'; script-src 'self'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The desk: a page at `/` that shows what happened outside the shop, `/control/…`, and the providers' doubles. */
export function deskServer(options: DeskOptions): SandboxServer {
  const { world, country, faults, firstFaults, providers, doubles, commerce, resetCloud } = options;
  const visitor = world.slice('visitor', () => ({ country }));
  const app = new Hono();
  app.get('/', (context) => {
    context.header('content-security-policy', policy);
    sendDueGifts(world);
    return context.html(
      deskPage({ world, country: visitor.value.country, faults: faults.state(), providers }),
    );
  });
  app.get('/desk.js', (context) =>
    context.body(asset('desk-script.js'), 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/desk.css', (context) =>
    context.body(asset('desk.css'), 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  app.route('/control', controlApi({ world, visitor, faults, firstFaults, providers, commerce, resetCloud }));
  app.notFound((context) =>
    context.json(errorBody('path-unknown', 'The sandbox has nothing at this path.'), 404),
  );
  return async (request) => {
    const url = new URL(request.url);
    const [, name = ''] = url.pathname.split('/');
    const server = ownValue(doubles, name);
    if (server === undefined) return app.fetch(request);
    url.pathname = url.pathname.slice(name.length + 1);
    return server(new Request(url, request));
  };
}

/** Read on every request, so that an edit shows without a restart. */
function asset(name: string): string {
  return readFileSync(join(import.meta.dirname, name), 'utf8');
}
