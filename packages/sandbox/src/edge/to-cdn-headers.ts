import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { PAGE_CACHE_CONTROL, REDIRECT_CACHE_CONTROL } from '@storefront/core/routes';

/** What the headers of a response depend on besides the site's own. */
export interface SiteResponse {
  headers: IncomingHttpHeaders;
  status: number;
  /** Path and query as the site knows them. */
  path: string;
  /** Path and query as the visitor sent them. */
  requested: string;
  /** Whether the redirect has the query of this request: another visitor's has another. */
  isRedirectWithQuery?: boolean;
}

const OWN = 'private, no-store';

/**
 * The headers of the site's response, with the shop's one cache rule for every response of a page: the page, its data,
 * redirects, 404 and 304. Next sets the lifetime of the page's kind and allows a stale copy for a year, and sets nothing
 * on redirects of its configuration. Endpoints set their own headers, and a page that failed keeps the site's. A missing
 * file of a build is never stored: during a deployment, another server may have it already.
 */
export function toCdnHeaders(response: SiteResponse): IncomingHttpHeaders {
  const { headers, status, path } = response;
  if (path.startsWith('/api/')) return headers;
  const isOfBuild = path.startsWith('/_next/') && !path.startsWith('/_next/data/');
  if (isOfBuild) return status < 300 || status === 304 ? headers : withLifetime(headers, 'no-store');
  if (status >= 300 && headers.location !== undefined)
    return withLifetime(headers, redirectLifetime(response));
  const lifetime = headers['cache-control'];
  // Without one, caches may choose a lifetime for an error themselves.
  if (lifetime === undefined) return status < 400 ? headers : withLifetime(headers, 'no-store');
  return status < 500 && isShared(lifetime) ? withLifetime(headers, PAGE_CACHE_CONTROL) : headers;
}

/**
 * Headers that say that a response belongs to one visitor: those with a cookie and those of an editor's preview. Any
 * others stay as they are.
 */
export function withoutSharing<Headers extends OutgoingHttpHeaders>(
  headers: Headers,
  isPreview = false,
): Headers {
  return isPreview || headers['set-cookie'] !== undefined ? { ...headers, 'cache-control': OWN } : headers;
}

/**
 * Redirects of pages have a shared lifetime, those of the configuration are 308 and have none. Whatever else Next
 * redirects is about one request. A redirect to another spelling of the same path is not stored either, because a cache
 * that takes both spellings for one would send visitors round in circles.
 */
function redirectLifetime({ headers, status, requested, isRedirectWithQuery }: SiteResponse): string {
  const { 'cache-control': lifetime, location = '' } = headers;
  if (lifetime !== undefined && !isShared(lifetime)) return lifetime;
  const isOurs = lifetime === undefined ? status === 308 : true;
  const isStored = isOurs && isRedirectWithQuery !== true && spell(location) !== spell(requested);
  return isStored ? REDIRECT_CACHE_CONTROL : 'no-store';
}

function isShared(lifetime: string): boolean {
  return /(?:^|[\s,])s-maxage=[1-9]/.test(lifetime);
}

function withLifetime(headers: IncomingHttpHeaders, lifetime: string): IncomingHttpHeaders {
  return { ...headers, 'cache-control': lifetime };
}

/** One spelling of a path, as caches may normalise it: decoded, and without repeated slashes. */
function spell(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return decode(path).replace(/[\\/]+/g, '/');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
