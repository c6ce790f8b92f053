import type { IncomingHttpHeaders } from 'node:http';
import { PAGE_CACHE_CONTROL, REDIRECT_CACHE_CONTROL } from '@storefront/core/routes';

/**
 * The headers of the site's response for `path` (as the site knows it), with the shop's one cache rule for every
 * response of a page: the page, its data, redirects, 404 and 304. Next sets the lifetime of the page's kind and allows
 * a stale copy for a year, and sets nothing on redirects of its configuration. Endpoints set their own headers, and a
 * page that failed keeps the site's. A missing file of a build is never stored: during a deployment, another server
 * may have it already.
 */
export function toCdnHeaders(
  headers: IncomingHttpHeaders,
  status: number | undefined,
  path: string,
): IncomingHttpHeaders {
  if (status === undefined) return headers;
  const isOfBuild = path.startsWith('/_next/') && !path.startsWith('/_next/data/');
  if (isOfBuild) return status < 400 ? headers : { ...headers, 'cache-control': 'no-store' };
  const isCacheable = !path.startsWith('/api/') && status < 500 && hasSharedLifetime(headers, status);
  if (!isCacheable) return headers;
  return {
    ...headers,
    'cache-control': isRedirect(headers, status) ? REDIRECT_CACHE_CONTROL : PAGE_CACHE_CONTROL,
  };
}

function isRedirect({ location }: IncomingHttpHeaders, status: number): boolean {
  return status >= 300 && location !== undefined;
}

function hasSharedLifetime(headers: IncomingHttpHeaders, status: number): boolean {
  const cacheControl = headers['cache-control'];
  if (cacheControl === undefined) return isRedirect(headers, status);
  return /(?:^|[\s,])s-maxage=[1-9]/.test(cacheControl);
}
