import { Fault } from '@storefront/core/fault';
import type { Context } from 'hono';

/**
 * Whether a change was asked for by a page of ours: other sites cannot send a header of their own without being
 * asked first, and browsers say where they are. Throws `origin-refused`.
 */
export function checkOrigin(context: Context, siteUrl: string): void {
  const origin = context.req.header('origin');
  const site = context.req.header('sec-fetch-site');
  const isOurs = origin === undefined ? site !== 'cross-site' && site !== 'same-site' : origin === siteUrl;
  if (isOurs && context.req.header('x-storefront') === '1') return;
  const say = 'Changes are only possible from the shop itself, with the header "x-storefront: 1".';
  throw new Fault({ code: 'origin-refused', kind: 'refused', say });
}
