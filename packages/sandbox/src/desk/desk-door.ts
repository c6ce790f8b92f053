import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { PlannedFault } from '../faults/planned-fault.ts';
import type { Faults } from '../faults.ts';
import type { OwnedWorld } from '../world/make-world.ts';
import type { Door } from '../world/world.ts';
import { controlApi } from './control-api.ts';
import { deskPage } from './desk-page.ts';

export interface DeskOptions {
  world: OwnedWorld;
  /** The country of all visitors until the desk says another. */
  country: string;
  faults: Faults;
  /** Those that the sandbox begins with, and returns to at a reset. */
  firstFaults: readonly PlannedFault[];
  /** Names of all doubles. */
  providers: readonly string[];
  /** The doubles that share the desk's port, by name: each answers below `/{name}`. */
  doubles: Readonly<Record<string, Door>>;
  /** The commerce double, which never fails the desk. */
  commerce: Door;
  /** Makes whoever learnt from the world forget it, after a reset. */
  forgetWorld: () => Promise<void>;
}

const policy =
  "default-src 'none'; connect-src 'self'; script-src 'self'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The desk: a page at `/` that shows what happened outside the shop, `/control/…` that steers it, and doubles. */
export function deskDoor(options: DeskOptions): Door {
  const { world, country, faults, firstFaults, providers, doubles, commerce, forgetWorld } = options;
  const visitor = world.slice('visitor', () => ({ country }));
  const app = new Hono();
  app.get('/', (context) => {
    context.header('content-security-policy', policy);
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
  app.route(
    '/control',
    controlApi({ world, visitor, faults, firstFaults, providers, commerce, forgetWorld }),
  );
  app.notFound((context) =>
    context.json(
      { error: { code: 'path-unknown', message: 'Nothing answers at this path of the sandbox.' } },
      404,
    ),
  );
  return async (request) => {
    const url = new URL(request.url);
    const [, name = ''] = url.pathname.split('/');
    const door = Object.hasOwn(doubles, name) ? doubles[name] : undefined;
    if (door === undefined) return app.fetch(request);
    url.pathname = url.pathname.slice(name.length + 1);
    return door(new Request(url, request));
  };
}

/** Read anew each time: somebody may be working on it. */
function asset(name: string): string {
  return readFileSync(join(import.meta.dirname, name), 'utf8');
}
