import { describe, expect, it } from 'vitest';
import { countryTiming, namedCookies, previewCookies, requestPath, requestPolicy } from './request-policy.ts';
import { matchRoute, routes } from './routes.ts';

const policyOf = (path: string) => requestPolicy(matchRoute(path));

/** CloudFront passes these on, or responds to them, by rules of its own. */
const ofCloudFront = /^(?:accept-encoding|authorization|content-(?:length|type)|if-.*|range)$/;

/** Headers that make Next's server respond with something else than the page. */
const internal = [
  ...['rsc', 'next-router-prefetch', 'next-router-state-tree', 'next-url', 'next-action'],
  ...['x-nextjs-data', 'x-middleware-prefetch', 'x-now-route-matches', 'x-matched-path'],
  ...['x-prerender-revalidate', 'x-forwarded-host', 'host', 'cookie', 'user-agent', 'sec-fetch-dest'],
];

describe('what of a request reaches its target', () => {
  it('is the same for every visitor of a page, apart from the form of the transfer', () => {
    expect(policyOf('/products/slip-dress')).toEqual({
      methods: ['GET', 'HEAD'],
      headers: ['accept-encoding', 'if-modified-since', 'if-none-match', 'if-range', 'range'],
      passesQuery: false,
      passesPreview: true,
      cookies: [],
    });
  });

  it('includes the query exactly where the cache keeps a copy for each query, or none', () => {
    for (const route of routes) {
      const isInKey = route.cache === 'file' || route.cache === 'never';
      expect(requestPolicy(route).passesQuery, route.pattern).toBe(isInKey);
    }
  });

  it('is read-only wherever the site’s responses are cached', () => {
    for (const route of routes) {
      const isReadOnly = route.to === 'site' && route.cache !== 'never';
      expect(requestPolicy(route).methods, route.pattern).toEqual(isReadOnly ? ['GET', 'HEAD'] : null);
    }
  });

  it('has the preview of an editor on pages, their data and the site’s endpoints, never in functions', () => {
    const withPreview = [
      '/',
      '/_next/data/b/index.json',
      '/api/revalidate',
      '/_next/static/a.js',
      '/api/rewards',
    ];
    expect(withPreview.map((path) => policyOf(path).passesPreview)).toEqual([true, true, true, false, false]);
  });

  it('has what the visitor allowed for recommendations only, and none of it in what a cache keeps', () => {
    expect(policyOf('/api/recommendations').cookies).toEqual([
      ...['consent', 'OptanonConsent', 'OptanonAlertBoxClosed'],
    ]);
    const withCookies = routes.filter((route) => requestPolicy(route).cookies.length > 0);
    expect(withCookies.map(({ pattern, cache }) => [pattern, cache])).toEqual([
      ['/api/recommendations', 'never'],
    ]);
  });

  it('has the token, the origin and the key of a repetition for endpoints, and signatures for webhooks only', () => {
    const { headers } = policyOf('/api/rewards/redeem');
    expect(headers).toEqual(expect.arrayContaining(['authorization', 'origin', 'idempotency-key']));
    expect(headers).not.toContain('x-shopify-hmac-sha256');
    expect(policyOf('/api/webhooks/shopify').headers).toContain('x-shopify-hmac-sha256');
    expect(policyOf('/api/webhooks/sanity').headers).not.toContain('authorization');
  });

  it('has no header on any route by which Next is steered', () => {
    for (const route of routes)
      expect(requestPolicy(route).headers.filter((name) => internal.includes(name))).toEqual([]);
  });

  it('fits CloudFront, which passes on at most ten headers that it does not treat itself', () => {
    for (const route of routes) {
      const { headers } = requestPolicy(route);
      const listed = [...headers.filter((name) => !ofCloudFront.test(name)), ...route.viewerHeaders];
      expect(listed.length, route.pattern).toBeLessThanOrEqual(10);
    }
  });
});

describe('the path of a request', () => {
  it.each([
    ['/cart', '/cart'],
    ['/cart?a=/../b', '/cart'],
    ['/car%74', '/cart'],
    ['/_next%2Fdata/%5Bhandle%5d/%7e.well-known', '/_next%2Fdata/%5Bhandle%5d/~.well-known'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/caf%C3%A9%2', '/caf%25C3%25A9%252'],
    ['/pages/%E0%A4%A', '/pages/%25E0%25A4%25A'],
    ['//cart', '//cart'],
    ['/a..b/...', '/a..b/...'],
    ['', null],
    ['*', null],
    ['http://evil.example/', null],
    ['/..', null],
    ['/./cart', null],
    ['/x/../api/revalidate', null],
    ['/x/%2e%2E/api', null],
    ['/x\\..\\api', null],
  ])('of %s is %s', (url, path) => {
    expect(requestPath(url)).toBe(path);
  });
});

describe('the cookies of an editor’s preview', () => {
  const id = 'f00dfeedf00dfeed';

  it('are passed on without the visitor’s other cookies', () => {
    const sent = `cart=1; __prerender_bypass=${id}; sanity-preview-perspective=drafts; __next_preview_data=jwt; x`;
    expect(previewCookies(sent, id)).toBe(
      `__prerender_bypass=${id}; sanity-preview-perspective=drafts; __next_preview_data=jwt`,
    );
  });

  it.each([
    [undefined, id],
    ['', id],
    ['cart=1', id],
    ['__prerender_bypass', id],
    ['__prerender_bypass=', id],
    ['__prerender_bypass=evil', id],
    [`__prerender_bypass="${id}"`, id],
    [`__PRERENDER_BYPASS=${id}`, id],
    [`__prerender_bypass=evil; __prerender_bypass=${id}`, id],
    [`__prerender_bypass=${id}; __prerender_bypass =evil`, id],
    ['__next_preview_data=jwt; sanity-preview-perspective=drafts', id],
    [`__prerender_bypass=${id}`, null],
    ['__prerender_bypass=null', null],
  ])('in %j are none where the build gave the cookie the value %j', (sent, previewModeId) => {
    expect(previewCookies(sent, previewModeId)).toBeNull();
  });
});

describe('the cookies that a target reads', () => {
  it.each([
    ['a=1; consent=x%3D; cart=2', 'consent=x%3D'],
    ['consent=1;other=2 ; consent=3', 'consent=1; consent=3'],
    ['a=1', null],
    [undefined, null],
  ])('of %j are %j', (sent, passed) => {
    expect(namedCookies(sent, ['consent', 'OptanonConsent'])).toBe(passed);
  });
});

describe('the country that the edge tells a page', () => {
  it.each([
    ['FR', 'country;desc="FR"'],
    ['XX', null],
    ['ZZ', null],
    ['fr', null],
    ['', null],
  ])('%j is sent as %j', (country, header) => {
    expect(countryTiming(country)).toBe(header);
  });
});
