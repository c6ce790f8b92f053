import { PAGE_CACHE_CONTROL } from '@storefront/core/routes';
import type { SiteResult } from './site-handler.ts';

/** The data of a page; of the not-found page itself, which the router of the browser requests after a 404. */
const DATA = /^\/_next\/data\//;
const NOT_FOUND_DATA = /^\/_next\/data\/[^/]+\/404\.json$/;

/** What OpenNext's router adds to the query of a request for data, and leaves in the target of a redirect. */
const DATA_MARK = '__nextDataReq=1';

/**
 * A response of OpenNext's server as `next start` gives it, with header names in lower case, where the two differ and
 * the router of the browser or a cache depends on it.
 */
export function asNextStart(rendered: SiteResult, path: string): SiteResult {
  const headers = Object.fromEntries(
    Object.entries(rendered.headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const result = { ...rendered, headers };
  const { statusCode } = result;
  const { location } = headers;
  if (DATA.test(path) && isRedirect(statusCode) && location !== undefined) {
    return redirectData(statusCode, location);
  }
  if (statusCode !== 404) return result;
  // The router of the browser would give up, because the not-found page's own data is missing.
  if (NOT_FOUND_DATA.test(path)) return { ...result, statusCode: 200 };
  // OpenNext has a path without a page requested again by every visitor.
  const isPage = headers['x-nextjs-cache'] !== undefined && !path.startsWith('/_next/static/');
  return isPage ? { ...result, headers: { ...headers, 'cache-control': PAGE_CACHE_CONTROL } } : result;
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

/** OpenNext redirects a request for data to a page, which is no data; Next's data name the page's new address. */
function redirectData(status: number, location: string): SiteResult {
  const pageProps = { __N_REDIRECT: withoutMark(location), __N_REDIRECT_STATUS: status };
  return {
    statusCode: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': PAGE_CACHE_CONTROL },
    body: JSON.stringify({ pageProps, __N_SSG: true }),
  };
}

function withoutMark(location: string): string {
  const [address = '', hash] = location.split('#');
  const [path = '', query = ''] = address.split('?');
  const pairs = query.split('&').filter((pair) => pair !== '' && pair !== DATA_MARK);
  return `${path}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}${hash === undefined ? '' : `#${hash}`}`;
}
