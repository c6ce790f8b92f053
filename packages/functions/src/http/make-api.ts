import { type Clock, systemClock } from '@storefront/core/clock';
import { errorBody } from '@storefront/core/error-body';
import type { Context, Handler } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { Hono } from 'hono/tiny';
import { checkOrigin } from '../guard/check-origin.ts';
import type { Log } from '../observe/log.ts';
import type { Meter } from '../observe/meter.ts';
import { toErrorResponse } from './to-error-response.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Path → method → handler. */
export type ApiRoutes = Record<string, Partial<Record<Method, Handler>>>;

export interface ApiOptions {
  /** Origin of the site: when given, only its pages may change anything. */
  siteUrl?: string;
  /** When given, each request is logged. */
  log?: Log;
  /** When given, each request is counted. */
  meter?: Pick<Meter, 'request'>;
  clock?: Clock;
}

/**
 * An app of our own endpoints: other methods of a known path are 405 with `Allow`, other paths 404, faults as
 * `toErrorResponse` maps them. GET handles HEAD too. Where two paths match, the first one wins.
 */
export function makeApi(
  routes: ApiRoutes,
  { siteUrl, log, meter, clock = systemClock }: ApiOptions = {},
): Hono {
  const app = new Hono();
  // The small preset's own router ignores a slash at the end of a path.
  app.router = new TrieRouter();
  for (const [path, byMethod] of Object.entries(routes)) {
    app.use(path, (context, next) => measure(context, next, { route: path, log, meter, clock }));
    for (const [method, handler] of Object.entries(byMethod)) {
      const isGuarded = siteUrl !== undefined && method !== 'GET';
      app.on(method, path, isGuarded ? guarded(handler, siteUrl) : handler);
    }
    const methods = Object.keys(byMethod);
    const allow = (methods.includes('GET') ? [...methods, 'HEAD'] : methods).join(', ');
    app.all(path, (context) => {
      const message = `${context.req.method} is not possible here; use ${allow}.`;
      return context.json(errorBody('method-not-allowed', message), 405, {
        allow,
        'cache-control': 'no-store',
      });
    });
  }
  app.notFound((context) =>
    context.json(errorBody('path-unknown', 'There is nothing at this path.'), 404, {
      'cache-control': 'no-store',
    }),
  );
  app.onError((error, context) => toErrorResponse(error, context, log));
  return app;
}

function guarded(handler: Handler, siteUrl: string): Handler {
  return (context, next) => {
    checkOrigin(context, siteUrl);
    return handler(context, next);
  };
}

interface MeasureOptions {
  /** Path as the routes write it. */
  route: string;
  log: Log | undefined;
  meter: Pick<Meter, 'request'> | undefined;
  clock: Clock;
}

async function measure(
  context: Context,
  next: () => Promise<void>,
  { route, log, meter, clock }: MeasureOptions,
): Promise<void> {
  const startedAt = clock.now();
  await next();
  const { method } = context.req;
  const { status } = context.res;
  const requestId = context.req.header('x-request-id');
  if (requestId !== undefined) context.header('x-request-id', requestId);
  const measured = { route, status, durationMs: clock.now() - startedAt };
  meter?.request(measured);
  log?.info('Request handled', { method, ...measured });
}
