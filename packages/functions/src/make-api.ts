import { type Clock, systemClock } from '@storefront/core/clock';
import type { Context, Handler } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { Hono } from 'hono/tiny';
import { answerFault } from './answer-fault.ts';
import { checkOrigin } from './check-origin.ts';
import type { Log } from './log.ts';
import type { Meter } from './meter.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Path → method → what answers. */
export type Doors = Record<string, Partial<Record<Method, Handler>>>;

export interface ApiOptions {
  /** Origin of the site: with it, changes are taken from its pages only. */
  siteUrl?: string;
  /** With it, each request leaves a line. */
  log?: Log;
  /** With it, each request is counted. */
  meter?: Pick<Meter, 'request'>;
  clock?: Clock;
}

/**
 * An app of our own endpoints: other methods of a known path are 405 with `Allow`, other paths 404, faults as
 * `answerFault` maps them. GET answers HEAD too. Where two paths match, the first one answers.
 */
export function makeApi(doors: Doors, { siteUrl, log, meter, clock = systemClock }: ApiOptions = {}): Hono {
  const app = new Hono();
  // The small preset's own router takes a path with a slash at its end for the one without.
  app.router = new TrieRouter();
  for (const [path, byMethod] of Object.entries(doors)) {
    app.use(path, (context, next) => measure(context, next, { path, log, meter, clock }));
    for (const [method, handler] of Object.entries(byMethod)) {
      const isGuarded = siteUrl !== undefined && method !== 'GET';
      app.on(method, path, isGuarded ? guarded(handler, siteUrl) : handler);
    }
    const methods = Object.keys(byMethod);
    const allow = (methods.includes('GET') ? [...methods, 'HEAD'] : methods).join(', ');
    app.all(path, (context) => {
      const message = `${context.req.method} is not possible here; use ${allow}.`;
      return context.json({ error: { code: 'method-not-allowed', message } }, 405, {
        allow,
        'cache-control': 'no-store',
      });
    });
  }
  app.notFound((context) =>
    context.json({ error: { code: 'path-unknown', message: 'There is nothing at this path.' } }, 404, {
      'cache-control': 'no-store',
    }),
  );
  app.onError((error, context) => answerFault(error, context, log));
  return app;
}

function guarded(handler: Handler, siteUrl: string): Handler {
  return (context, next) => {
    checkOrigin(context, siteUrl);
    return handler(context, next);
  };
}

interface Measuring {
  path: string;
  log: Log | undefined;
  meter: Pick<Meter, 'request'> | undefined;
  clock: Clock;
}

async function measure(
  context: Context,
  next: () => Promise<void>,
  { path: door, log, meter, clock }: Measuring,
): Promise<void> {
  const at = clock.now();
  await next();
  const { method } = context.req;
  const { status } = context.res;
  const requestId = context.req.header('x-request-id');
  if (requestId !== undefined) context.header('x-request-id', requestId);
  const measured = { door, status, durationMs: clock.now() - at };
  meter?.request(measured);
  log?.info('answered', { method, ...measured });
}
