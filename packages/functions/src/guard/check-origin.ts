import { Fault } from '@storefront/core/fault';
import type { Context } from 'hono';

/**
 * Requires that a page of ours sent the request: browsers send our header from other sites only after a preflight,
 * which we do not grant, and `Origin` names the page. Throws `origin-refused`.
 */
export function checkOrigin(context: Context, siteUrl: string): void {
  const origin = context.req.header('origin');
  const site = context.req.header('sec-fetch-site');
  const isOurs = origin === undefined ? site !== 'cross-site' && site !== 'same-site' : origin === siteUrl;
  if (isOurs && context.req.header('x-storefront') === '1') return;
  const say = 'Changes are only possible from the shop itself, with the header "x-storefront: 1".';
  throw new Fault({ code: 'origin-refused', kind: 'refused', say });
}
