import type { MiddlewareHandler } from 'hono';

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Lets only pages and programs of this machine steer the sandbox. The port is on loopback already; this keeps
 * out web pages that reach it through the visitor's browser, by a rebound name or from another origin. Changes
 * need a header, too, which no form of another page can send.
 */
export const fromThisMachine: MiddlewareHandler = async (context, next) => {
  const host = context.req.header('host') ?? new URL(context.req.url).host;
  const origin = context.req.header('origin');
  const isLocalOrigin = origin === undefined || (URL.canParse(origin) && loopback.test(new URL(origin).host));
  if (!loopback.test(host) || !isLocalOrigin) {
    return context.json(
      { error: { code: 'not-this-machine', message: 'Only this machine may do this.' } },
      403,
    );
  }
  const isRead = context.req.method === 'GET' || context.req.method === 'HEAD';
  if (!isRead && context.req.header('x-sandbox-desk') !== '1') {
    return context.json(
      { error: { code: 'header-missing', message: 'Send the header x-sandbox-desk: 1 with every change.' } },
      403,
    );
  }
  return next();
};
