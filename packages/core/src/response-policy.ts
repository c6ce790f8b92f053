import { decodePathPart } from './decode-path-part.ts';
import { PAGE_CACHE_CONTROL, REDIRECT_CACHE_CONTROL } from './routes.ts';

/** A response of the site, as far as its lifetime depends on it. */
export interface SiteResponse {
  status: number;
  /** Names in lower case. */
  headers: Readonly<{ location?: string | undefined; 'cache-control'?: string | undefined }>;
  /** Path and query as the site knows them. */
  path: string;
  /** Path and query as the visitor sent them, where they differ. */
  requested?: string;
  /** Whether the redirect has the query of this request: another visitor's has another. */
  isRedirectWithQuery?: boolean;
}

/** Of a file whose name, or whose query `v`, changes with its content. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Of the other files of `public/`. */
export const FILE_CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

/** Files of `public/` that are requested with the beginning of their hash as `v`. */
export const VERSIONED_FILES: readonly string[] = ['/icons.svg'];

/** Of a response that belongs to one visitor: one with a cookie, and one of an editor's preview. */
export const OWN_CACHE_CONTROL = 'private, no-store';

/** Added to previews: Sanity's Presentation tool opens them in windows of its own and talks to them. */
export const PREVIEW_HEADERS = { 'cross-origin-opener-policy': 'unsafe-none' } as const;

/**
 * The cache-control that caches store a response of the site by, the same on a laptop and in CloudFront; null leaves what
 * the site says. It is one rule for every response of a page: the page, its data, redirects, 404 and 304. Next sets the
 * lifetime of the page's kind and allows a stale copy for a year, and sets nothing on redirects of its configuration.
 * Endpoints set their own headers, and a page that failed keeps the site's. A missing file of a build is never stored:
 * during a deployment, another server may have it already.
 */
export function cacheControlOf(response: SiteResponse): string | null {
  const { status, headers, path } = response;
  if (path.startsWith('/api/')) return null;
  const isOfBuild = path.startsWith('/_next/') && !path.startsWith('/_next/data/');
  if (isOfBuild) return status < 300 || status === 304 ? null : 'no-store';
  if (status >= 300 && headers.location !== undefined) return redirectLifetime(response);
  const lifetime = headers['cache-control'];
  // Without one, caches may choose a lifetime for an error themselves.
  if (lifetime === undefined) return status < 400 ? null : 'no-store';
  return status < 500 && isShared(lifetime) ? PAGE_CACHE_CONTROL : null;
}

/**
 * Redirects of pages have a shared lifetime, those of the configuration are 308 and have none. Whatever else Next
 * redirects is about one request. A redirect to another spelling of the same path is not stored either, because a cache
 * that takes both spellings for one would send visitors round in circles.
 */
function redirectLifetime(response: SiteResponse): string {
  const { headers, status, path, requested = path, isRedirectWithQuery } = response;
  const { 'cache-control': lifetime, location = '' } = headers;
  if (lifetime !== undefined && !isShared(lifetime)) return lifetime;
  const isOurs = lifetime === undefined ? status === 308 : true;
  const isStored = isOurs && isRedirectWithQuery !== true && spell(location) !== spell(requested);
  return isStored ? REDIRECT_CACHE_CONTROL : 'no-store';
}

function isShared(lifetime: string): boolean {
  return /(?:^|[\s,])s-maxage=[1-9]/.test(lifetime);
}

/** One spelling of a path, as caches may normalise it: decoded, and without repeated slashes. */
function spell(address: string): string {
  return decodePathPart(address.replace(/[?#].*$/s, '')).replace(/[\\/]+/g, '/');
}
