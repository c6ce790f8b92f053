import { MANAGER_CHOSEN, MANAGER_CONSENT, OWN_CONSENT } from './consent-cookies.ts';

/** Headers that the edge adds about the visitor; the edge discards those that a visitor sends. */
export type ViewerHeader = 'cloudfront-viewer-address' | 'cloudfront-viewer-country';

/**
 * How the edge may cache a response.
 * - `immutable`: a year, because the name changes with the content
 * - `page`: as its cache-control says, one copy for everybody, the query string ignored
 * - `file`: as its cache-control says, one copy for each query string
 * - `never`: not at all
 */
export type CachePolicyName = 'immutable' | 'page' | 'file' | 'never';

/**
 * The cache-control of a page for the CDN, the same for every page kind: the site rebuilds pages by its own timers and
 * invalidates them at the CDN.
 */
export const PAGE_CACHE_CONTROL = 's-maxage=30, stale-while-revalidate=86400';

/** Of a redirect: without `max-age=0` browsers store a permanent one for ever, even when the page is back. */
export const REDIRECT_CACHE_CONTROL = `max-age=0, ${PAGE_CACHE_CONTROL}`;

/** Headers of documents, most of which protect them; scripts, pictures and JSON travel without them. */
export const DOCUMENT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
  'permissions-policy',
  'speculation-rules',
] as const;

/** Function → its file: `packages/functions/src/{entry}.ts` exports `handler`. */
export const functionEntries = {
  auth: 'api/auth',
  checkout: 'api/checkout',
  country: 'api/country',
  filterMap: 'api/filter-map',
  geolocation: 'api/geolocation',
  gift: 'api/gift',
  health: 'api/health',
  recommendations: 'api/recommendations',
  referral: 'api/referral',
  rewards: 'api/rewards',
  settings: 'api/settings',
  wishlists: 'api/wishlists',
  sanityWebhook: 'webhooks/sanity',
  shopifyWebhook: 'webhooks/shopify',
} as const satisfies Record<string, string>;

export type FunctionName = keyof typeof functionEntries;

export interface Route {
  /** The whole path; a `*` stands for any run of characters, as CloudFront reads it. */
  pattern: string;
  to: 'site' | FunctionName;
  /**
   * The target's own path, where it differs. Pages with an id or a token in their address are one page, whose script
   * reads the address.
   */
  servedAs?: string;
  /** Only where `*` stands for one part of the path is it `servedAs`; the site has no such page otherwise. */
  isOnePart?: true;
  cache: CachePolicyName;
  /** The only viewer headers that the target receives. */
  viewerHeaders: readonly ViewerHeader[];
  /** Names of the visitor's cookies that the target reads; never of a response that a cache keeps. */
  cookies?: readonly string[];
}

const address: readonly ViewerHeader[] = ['cloudfront-viewer-address'];

const everythingElse: Route = { pattern: '*', to: 'site', cache: 'page', viewerHeaders: [] };

/** The first row that matches a path wins; the last row matches everything. */
export const routes: readonly Route[] = [
  {
    pattern: '/api/geolocation',
    to: 'geolocation',
    cache: 'never',
    viewerHeaders: ['cloudfront-viewer-country'],
  },
  { pattern: '/api/country', to: 'country', cache: 'never', viewerHeaders: ['cloudfront-viewer-country'] },
  { pattern: '/api/auth/checkout', to: 'checkout', cache: 'never', viewerHeaders: address },
  { pattern: '/api/auth/*', to: 'auth', cache: 'never', viewerHeaders: address },
  { pattern: '/api/settings', to: 'settings', cache: 'page', viewerHeaders: [] },
  { pattern: '/api/shopify/metaobjects', to: 'filterMap', cache: 'file', viewerHeaders: address },
  {
    pattern: '/api/recommendations',
    to: 'recommendations',
    cache: 'never',
    viewerHeaders: address,
    cookies: [OWN_CONSENT, MANAGER_CONSENT, MANAGER_CHOSEN],
  },
  { pattern: '/api/govalo/*', to: 'gift', cache: 'never', viewerHeaders: address },
  { pattern: '/api/friendbuy/*', to: 'referral', cache: 'never', viewerHeaders: address },
  { pattern: '/api/wishlists*', to: 'wishlists', cache: 'never', viewerHeaders: address },
  { pattern: '/api/rewards*', to: 'rewards', cache: 'never', viewerHeaders: address },
  { pattern: '/api/health', to: 'health', cache: 'never', viewerHeaders: address },
  { pattern: '/api/webhooks/shopify', to: 'shopifyWebhook', cache: 'never', viewerHeaders: address },
  { pattern: '/api/webhooks/sanity', to: 'sanityWebhook', cache: 'never', viewerHeaders: address },
  { pattern: '/api/search-words', to: 'site', cache: 'page', viewerHeaders: [] },
  { pattern: '/api/get-the-set', to: 'site', cache: 'file', viewerHeaders: [] },
  { pattern: '/api/size-guides', to: 'site', cache: 'page', viewerHeaders: [] },
  { pattern: '/api/sitemap/*', to: 'site', cache: 'page', viewerHeaders: [] },
  { pattern: '/api/*', to: 'site', cache: 'never', viewerHeaders: ['cloudfront-viewer-address'] },
  // Here and not in Next's configuration, because rewrites there cost every page 2.6 KB of script.
  { pattern: '/sitemap.xml', to: 'site', servedAs: '/api/sitemap', cache: 'page', viewerHeaders: [] },
  {
    pattern: '/stories/rss.xml',
    to: 'site',
    servedAs: '/api/stories-rss',
    cache: 'page',
    viewerHeaders: [],
  },
  { pattern: '/robots.txt', to: 'site', servedAs: '/api/robots', cache: 'page', viewerHeaders: [] },
  { pattern: '/site.webmanifest', to: 'site', servedAs: '/api/manifest', cache: 'page', viewerHeaders: [] },
  {
    pattern: '/latest-build.json',
    to: 'site',
    servedAs: '/api/latest-build',
    cache: 'page',
    viewerHeaders: [],
  },
  {
    pattern: '/speculation-rules.json',
    to: 'site',
    servedAs: '/api/speculation-rules',
    cache: 'page',
    viewerHeaders: [],
  },
  // Its query string holds its colours.
  { pattern: '/theme.css', to: 'site', servedAs: '/api/theme', cache: 'file', viewerHeaders: [] },
  { pattern: '/account/orders/*', to: 'site', servedAs: '/account/orders', cache: 'page', viewerHeaders: [] },
  { pattern: '/account/reset/*', to: 'site', servedAs: '/account/reset', cache: 'page', viewerHeaders: [] },
  {
    pattern: '/account/activate/*',
    to: 'site',
    servedAs: '/account/activate',
    cache: 'page',
    viewerHeaders: [],
  },
  { pattern: '/_t/c/*', to: 'site', servedAs: '/_t/c', cache: 'page', viewerHeaders: [] },
  { pattern: '/_next/static/*', to: 'site', cache: 'immutable', viewerHeaders: [] },
  { pattern: '/_next/*', to: 'site', cache: 'file', viewerHeaders: [] },
  // One shell for every code and every list of pieces: the browser reads the address.
  {
    pattern: '/discount/*',
    to: 'site',
    servedAs: '/discount/link',
    isOnePart: true,
    cache: 'page',
    viewerHeaders: [],
  },
  {
    pattern: '/cart/*',
    to: 'site',
    servedAs: '/cart/link',
    isOnePart: true,
    cache: 'page',
    viewerHeaders: [],
  },
  everythingElse,
];

const matchers = routes.map((route) => ({ route, matches: patternToRegExp(route.pattern) }));

/** The row for a path (no query string); case-sensitive like CloudFront. */
export function matchRoute(path: string): Route {
  return matchers.find(({ matches }) => matches.test(path))?.route ?? everythingElse;
}

/**
 * The path that the target of a request receives. The data of a page, which Next fetches for a client-side navigation,
 * is that of the page which the address is served as.
 */
export function servedPath(path: string): string {
  const [, start = '', page] = /^(\/_next\/data\/[^/]+)(\/.*)\.json$/s.exec(path) ?? [];
  if (page === undefined) return servedAsOf(matchRoute(path), path) ?? path;
  const route = matchRoute(page);
  const servedAs = servedAsOf(route, page);
  return route.to === 'site' && servedAs !== undefined ? `${start}${servedAs}.json` : path;
}

function servedAsOf({ pattern, servedAs, isOnePart }: Route, path: string): string | undefined {
  const rest = path.slice(pattern.length - 1);
  return isOnePart && !/^[^/]+\/?$/.test(rest) ? undefined : servedAs;
}

function patternToRegExp(pattern: string): RegExp {
  const literal = pattern.split('*').map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'));
  return new RegExp(`^${literal.join('.*')}$`);
}
