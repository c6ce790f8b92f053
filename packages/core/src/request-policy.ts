import type { Route } from './routes.ts';

/**
 * What of a visitor's request reaches the target of a route. The edge drops everything else: a header, cookie or query
 * that it does not know cannot change a response, and so cannot change the copy that a cache gives to other visitors.
 */
export interface RequestPolicy {
  /** The edge itself refuses other methods with 405; null leaves that to the target. */
  methods: readonly string[] | null;
  /** Names in lower case. */
  headers: readonly string[];
  /** Whether the target receives the query string: never where the cache ignores it. */
  passesQuery: boolean;
  /** Whether the target receives the cookies of an editor's preview, see `previewCookies`. */
  passesPreview: boolean;
  /** Names of the other cookies that it receives. */
  cookies: readonly string[];
}

/** Which of its forms of one resource the client wants. CloudFront treats these itself and needs no list for them. */
const ofTransfer = ['accept-encoding', 'if-modified-since', 'if-none-match', 'if-range', 'range'];

/** Of a request that changes something. */
const ofBody = ['content-length', 'content-type'];

const ofEndpoints = [
  ...['accept-encoding', 'if-none-match'],
  ...ofBody,
  ...['authorization', 'idempotency-key', 'origin', 'sec-fetch-site', 'sec-gpc', 'x-storefront'],
];

/** The signatures of the platforms, and what Shopify says outside the body. */
const ofWebhooks = [
  ...ofBody,
  ...['x-shopify-hmac-sha256', 'x-shopify-topic', 'x-shopify-triggered-at', 'sanity-webhook-signature'],
];

export function requestPolicy({ to, cache, pattern, cookies = [] }: Route): RequestPolicy {
  const isOfSite = to === 'site';
  if (cache === 'never') {
    const headers = pattern.startsWith('/api/webhooks/') ? ofWebhooks : ofEndpoints;
    return { methods: null, headers, passesQuery: true, passesPreview: isOfSite, cookies };
  }
  return {
    methods: isOfSite ? ['GET', 'HEAD'] : null,
    headers: ofTransfer,
    passesQuery: cache === 'file',
    passesPreview: isOfSite && cache !== 'immutable',
    cookies,
  };
}

/**
 * The path of a request as every part of the shop knows it: characters that need no encoding are decoded (RFC 3986,
 * 6.2.2), because caches may take both spellings for one. Null for an address without a path, and for a path with dot
 * segments: clients resolve them before they send it, and servers that do not agree about them see different pages. A path
 * whose encoding is malformed stands for itself, so that its visitor is given the page for what is not there.
 *
 * @param url path and query as sent
 */
export function requestPath(url: string): string | null {
  const path = url.replace(/\?.*/s, '').replace(/%[2-7][\da-f]/gi, (code) => {
    const character = decodeURIComponent(code);
    return /[\w.~-]/.test(character) ? character : code;
  });
  const isPath = path.startsWith('/') && !/(?:^|[\\/])\.{1,2}(?:[\\/]|$)/.test(path);
  return isPath ? withPercentSigns(path) : null;
}

function withPercentSigns(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}

/** Next's cookie that says: show drafts. Its value is a secret of the build. */
const BYPASS = '__prerender_bypass';
const ofPreview = new Set([BYPASS, '__next_preview_data', 'sanity-preview-perspective']);

/**
 * The cookies of an editor's preview as a `Cookie` header; null where the preview is not ours. Next answers a preview
 * that it does not know with cookies on a page that caches may store.
 *
 * @param sent the visitor's `Cookie` header
 * @param previewModeId the value that the build gave Next's cookie; null where there are no previews
 */
export function previewCookies(sent: string | undefined, previewModeId: string | null): string | null {
  if (sent === undefined || previewModeId === null) return null;
  const pairs = pairsOf(sent, ofPreview);
  const bypasses = pairs.filter((pair) => nameOf(pair) === BYPASS);
  const isOurs = bypasses.length > 0 && bypasses.every((pair) => pair === `${BYPASS}=${previewModeId}`);
  return isOurs ? pairs.join('; ') : null;
}

/** Those of the visitor's cookies with these names as a `Cookie` header; null without any. */
export function namedCookies(sent: string | undefined, names: readonly string[]): string | null {
  const pairs = pairsOf(sent ?? '', new Set(names));
  return pairs.length > 0 ? pairs.join('; ') : null;
}

function pairsOf(sent: string, names: ReadonlySet<string>): string[] {
  return sent
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => names.has(nameOf(pair)));
}

function nameOf(pair: string): string {
  return pair.slice(0, Math.max(0, pair.indexOf('='))).trimEnd();
}

/** Where the edge names the visitor's country, on documents only and behind its cache. */
export const COUNTRY_HEADER = 'server-timing';

/** The value of that header, which scripts of the page read; null for a country that the edge does not know. */
export function countryTiming(country: string): string | null {
  return /^(?!XX|ZZ)[A-Z]{2}$/.test(country) ? `country;desc="${country}"` : null;
}

/** Of a page that the browser has already: an unknown country takes the place of that of its last visit. */
export const NO_COUNTRY_TIMING = 'country;desc=""';
