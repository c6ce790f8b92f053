import type { IncomingHttpHeaders } from 'node:http';
import { PAGE_CACHE_CONTROL, REDIRECT_CACHE_CONTROL } from '@storefront/core/routes';

/**
 * The headers of the site's answer for `path`, by which the site knows it, with the shop's one rule for all that
 * pages answer: themselves, their data, redirects, lost ones, and that nothing has changed. Next states the life of
 * their kind, and that a year-old copy would do; of its configuration's redirects it states nothing. Endpoints state
 * their own, and a page that failed is not kept longer. That a file of a build is missing nobody keeps: while a new
 * build is opened, another server may have it already.
 */
export function forCdn(
  headers: IncomingHttpHeaders,
  status: number | undefined,
  path: string,
): IncomingHttpHeaders {
  if (status === undefined) return headers;
  const isOfBuild = path.startsWith('/_next/') && !path.startsWith('/_next/data/');
  if (isOfBuild) return status < 400 ? headers : { ...headers, 'cache-control': 'no-store' };
  const mayBeKept = !path.startsWith('/api/') && status < 500 && isSaidToBeKept(headers, status);
  if (!mayBeKept) return headers;
  return {
    ...headers,
    'cache-control': isMove(headers, status) ? REDIRECT_CACHE_CONTROL : PAGE_CACHE_CONTROL,
  };
}

function isMove({ location }: IncomingHttpHeaders, status: number): boolean {
  return status >= 300 && location !== undefined;
}

function isSaidToBeKept(headers: IncomingHttpHeaders, status: number): boolean {
  const said = headers['cache-control'];
  if (said === undefined) return isMove(headers, status);
  return /(?:^|[\s,])s-maxage=[1-9]/.test(said);
}
