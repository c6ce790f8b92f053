import { errorBody } from '@storefront/core/error-body';
import type { MiddlewareHandler } from 'hono';

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Lets only pages and programs of this machine control the sandbox. The port is on loopback already; this keeps
 * out web pages that reach it through the visitor's browser, by DNS rebinding or from another origin. Changes
 * also need a header that no form of another page can send.
 */
export const fromThisMachine: MiddlewareHandler = async (context, next) => {
  const host = context.req.header('host') ?? new URL(context.req.url).host;
  const origin = context.req.header('origin');
  const isLocalOrigin = origin === undefined || (URL.canParse(origin) && loopback.test(new URL(origin).host));
  if (!loopback.test(host) || !isLocalOrigin) {
    return context.json(errorBody('not-this-machine', 'Only this machine may do this.'), 403);
  }
  const isRead = context.req.method === 'GET' || context.req.method === 'HEAD';
  if (!isRead && context.req.header('x-sandbox-desk') !== '1') {
    return context.json(
      errorBody('header-missing', 'Send the header x-sandbox-desk: 1 with every change.'),
      403,
    );
  }
  return next();
};
