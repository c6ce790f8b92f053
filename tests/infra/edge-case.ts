export interface EdgeCase {
  title: string;
  method?: string;
  url: string;
  /** Of the visitor; names in lower case. */
  headers?: Record<string, string>;
  /** What the site or the function responds; 200 without headers by default. */
  response?: { status?: number; headers?: Record<string, string> };
  /** What the bucket of the deployed shop responds, where it and not the site does. */
  bucket?: { status?: number; headers?: Record<string, string> };
  /** What the visitor gets; null for a header that must not be there. */
  gets: { status: number; headers?: Record<string, string | null> };
  /** What the target receives; null when it receives nothing. Headers are all but those of the connection. */
  target?: { url: string; headers?: Record<string, string> } | null;
  /** The cookies that the target receives; null for none. */
  cookie?: string | null;
}

export const html = { 'content-type': 'text/html; charset=utf-8' };
export const NEXT_PAGE = 's-maxage=60, stale-while-revalidate=31535940';

export const redirect = (location: string, cacheControl?: string): Record<string, string> =>
  cacheControl === undefined ? { location } : { location, 'cache-control': cacheControl };
export const page = (cacheControl: string) => ({ ...html, 'cache-control': cacheControl });
