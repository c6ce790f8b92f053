import type { IncomingHttpHeaders } from 'node:http';
import { PAGE_CACHE_CONTROL } from '@storefront/core/routes';

/**
 * The headers of the site's answer for `path`, by which the site knows it, with the shop's one rule for all that
 * pages answer: themselves, their data, redirects, lost ones, and that nothing has changed. Next states the life of
 * their kind, and that a year-old copy would do. Endpoints state their own, and a page that failed is not kept longer.
 */
export function forCdn(
  headers: IncomingHttpHeaders,
  status: number | undefined,
  path: string,
): IncomingHttpHeaders {
  const isOfPage = !/^\/(?:api|_next)\//.test(path) || path.startsWith('/_next/data/');
  const mayBeKept = /(?:^|[\s,])s-maxage=[1-9]/.test(headers['cache-control'] ?? '');
  if (!isOfPage || !mayBeKept || status === undefined || status >= 500) return headers;
  return { ...headers, 'cache-control': PAGE_CACHE_CONTROL };
}
