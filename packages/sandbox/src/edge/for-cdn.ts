import type { IncomingHttpHeaders } from 'node:http';
import { type CachePolicyName, PAGE_CACHE_CONTROL } from '@storefront/core/routes';

/**
 * The headers of the site's answer with the shop's one rule for pages, lost ones too: Next states the life of their
 * kind, and that a year-old copy would do.
 */
export function forCdn(
  headers: IncomingHttpHeaders,
  status: number | undefined,
  cache: CachePolicyName,
): IncomingHttpHeaders {
  const isPage = headers['content-type']?.startsWith('text/html') ?? false;
  const mayBeKept = /(?:^|[\s,])s-maxage=[1-9]/.test(headers['cache-control'] ?? '');
  const isWhole = status === 200 || status === 404;
  if (cache !== 'page' || !isWhole || !isPage || !mayBeKept) return headers;
  return { ...headers, 'cache-control': PAGE_CACHE_CONTROL };
}
