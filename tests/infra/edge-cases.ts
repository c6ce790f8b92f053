import { FALLBACK_POLICY } from '../../packages/core/src/providers/security-headers.ts';
import { PAGE_CACHE_CONTROL } from '../../packages/core/src/routes.ts';
import { type EdgeCase, html, NEXT_PAGE, page, redirect } from './edge-case.ts';
import { documents } from './edge-documents.ts';
import { files, lifetimes } from './edge-lifetimes.ts';
import { cookies, forged, PREVIEW } from './edge-visitors.ts';

/** What reaches the site and the functions. */
const passed: readonly EdgeCase[] = [
  {
    title: 'a page names the visitor’s country for its scripts, and the site does not learn it',
    url: '/products/slip',
    headers: { accept: 'text/html', 'cloudfront-viewer-country': 'FR' },
    response: { headers: html },
    gets: { status: 200, headers: { 'server-timing': 'country;desc="US"' } },
    target: { url: '/products/slip', headers: {} },
  },
  {
    title: 'a page that the browser has already names the country of this visit',
    url: '/products/slip',
    headers: { accept: 'text/html,*/*', 'if-none-match': '"v1"' },
    response: { status: 304 },
    gets: { status: 304, headers: { 'server-timing': 'country;desc="US"' } },
  },
  {
    title: 'data that the browser has already names no country',
    url: '/_next/data/b/index.json',
    headers: { accept: '*/*', 'if-none-match': '"v1"' },
    response: { status: 304 },
    gets: { status: 304, headers: { 'server-timing': null } },
  },
  {
    title: 'data of a page names no country',
    url: '/_next/data/b/index.json',
    response: { headers: { 'content-type': 'application/json' } },
    gets: { status: 200, headers: { 'server-timing': null } },
  },
  {
    title: 'a page receives neither the query nor any header that it does not know',
    url: '/search?q=silk',
    headers: {
      rsc: '1',
      'x-nextjs-data': '1',
      'x-forwarded-host': 'evil.example',
      cookie: 'cart=1',
      referer: 'a',
    },
    gets: { status: 200 },
    target: { url: '/search', headers: {} },
  },
  {
    title: 'a page receives conditions of the visitor’s own copy',
    url: '/collections/new',
    headers: { 'if-none-match': '"v1"' },
    gets: { status: 200 },
    target: { url: '/collections/new', headers: { 'if-none-match': '"v1"' } },
  },
  {
    title: 'data of a page receives its query',
    url: '/_next/data/b/index.json?a=1',
    gets: { status: 200 },
    target: { url: '/_next/data/b/index.json?a=1', headers: {} },
  },
  {
    title: 'the site’s own name for a path is requested',
    url: '/robots.txt',
    gets: { status: 200 },
    target: { url: '/api/robots', headers: {} },
  },
  {
    title: 'the query of the theme is passed on',
    url: '/theme.css?v=7',
    gets: { status: 200 },
    target: { url: '/api/theme?v=7', headers: {} },
  },
  {
    title: 'another spelling of a path is the same path',
    url: '/car%74',
    gets: { status: 200 },
    target: { url: '/cart', headers: {} },
  },
  {
    title: 'a path whose encoding is malformed reaches the site as the name of nothing',
    url: '/pages/%E0%A4%A',
    gets: { status: 200 },
    target: { url: '/pages/%25E0%25A4%25A', headers: {} },
  },
  {
    title: 'an endpoint of the site receives who requests, the token and what the shop’s own client says',
    url: '/api/visual-editing?a=1',
    headers: {
      authorization: 'Bearer t',
      'x-storefront': '1',
      'x-own': 'dropped',
      origin: 'https://a.example',
      'cloudfront-viewer-address': '6.6.6.6:1',
    },
    gets: { status: 200 },
    target: {
      url: '/api/visual-editing?a=1',
      headers: {
        authorization: 'Bearer t',
        'x-storefront': '1',
        origin: 'https://a.example',
        'cloudfront-viewer-address': 'the visitor',
      },
    },
  },
  {
    title: 'a function receives the visitor’s country from the edge and from nobody else',
    url: '/api/country',
    headers: { 'cloudfront-viewer-country': 'FR', 'x-origin-secret': 'guess' },
    gets: { status: 200 },
    target: { url: '/api/country', headers: { 'cloudfront-viewer-country': 'US' } },
  },
  {
    title: 'recommendations receive what the visitor allowed, and no other cookie',
    url: '/api/recommendations?profile=product-page',
    headers: { cookie: 'cart=1; consent=functional; OptanonConsent=groups%3DC0003%3A1; a=1' },
    gets: { status: 200 },
    target: {
      url: '/api/recommendations?profile=product-page',
      headers: {
        cookie: 'consent=functional; OptanonConsent=groups%3DC0003%3A1',
        'cloudfront-viewer-address': 'the visitor',
      },
    },
  },
  {
    title: 'a webhook receives its signature',
    method: 'POST',
    url: '/api/webhooks/shopify',
    headers: { 'x-shopify-hmac-sha256': 'abc', 'x-shopify-topic': 'products/update', cookie: 'a=1' },
    gets: { status: 200 },
    target: {
      url: '/api/webhooks/shopify',
      headers: {
        'x-shopify-hmac-sha256': 'abc',
        'x-shopify-topic': 'products/update',
        'cloudfront-viewer-address': 'the visitor',
      },
    },
  },
];

/** An editor's preview, and what looks like one. */
const previews: readonly EdgeCase[] = [
  {
    title: 'a preview of this build is passed on and stored by nobody',
    url: '/',
    headers: { cookie: `a=1; __prerender_bypass=${PREVIEW}; sanity-preview-perspective=drafts` },
    response: { headers: page(NEXT_PAGE) },
    gets: {
      status: 200,
      headers: { 'cache-control': 'private, no-store', 'cross-origin-opener-policy': 'unsafe-none' },
    },
    target: {
      url: '/',
      headers: { cookie: `__prerender_bypass=${PREVIEW}; sanity-preview-perspective=drafts` },
    },
  },
  {
    title: 'a preview of another build is an ordinary visit',
    url: '/',
    headers: { cookie: '__prerender_bypass=dead; sanity-preview-perspective=drafts' },
    response: { headers: page(NEXT_PAGE) },
    gets: { status: 200, headers: { 'cache-control': PAGE_CACHE_CONTROL } },
    target: { url: '/', headers: {} },
  },
];

/** What the edge answers itself, and what it adds to answers. */
const answers: readonly EdgeCase[] = [
  ...['/', '/_next/data/b/index.json', '/theme.css', '/_next/static/a.js'].map((url) => ({
    title: `${url} can only be read`,
    method: 'POST',
    url,
    gets: { status: 405, headers: { allow: 'GET, HEAD', 'cache-control': 'no-store' } },
    target: null,
  })),
  {
    title: 'an endpoint refuses methods itself',
    method: 'DELETE',
    url: '/api/revalidate',
    response: { status: 405 },
    gets: { status: 405 },
    target: { url: '/api/revalidate', headers: { 'cloudfront-viewer-address': 'the visitor' } },
  },
  {
    title: 'the refusal is a page for people, with a policy',
    method: 'POST',
    url: '/',
    headers: { accept: 'text/html' },
    gets: {
      status: 405,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': FALLBACK_POLICY,
      },
    },
    target: null,
  },
  {
    title: 'a redirect gets the query of its request, and is then stored by nobody',
    url: '/collections/new-in?discount=SAVE10',
    response: { status: 308, headers: redirect('/collections/new#top', NEXT_PAGE) },
    gets: {
      status: 308,
      headers: { location: '/collections/new?discount=SAVE10#top', 'cache-control': 'no-store' },
    },
  },
  {
    title: 'a redirect keeps what it says itself about a name',
    url: '/old?discount=A&utm=x',
    response: { status: 307, headers: redirect('/new?discount=B', NEXT_PAGE) },
    gets: { status: 307, headers: { location: '/new?discount=B&utm=x' } },
  },
  {
    title: 'a redirect to another site gets no query',
    url: '/sale?utm=x',
    response: { status: 307, headers: redirect('https://resale.example/sale', NEXT_PAGE) },
    gets: { status: 307, headers: { location: 'https://resale.example/sale' } },
  },
  {
    title: 'a redirect of an endpoint gets no query',
    url: '/api/preview?secret=hush',
    response: { status: 307, headers: redirect('/') },
    gets: { status: 307, headers: { location: '/' } },
  },
  {
    title: 'a response with a cookie belongs to one visitor',
    url: '/api/settings',
    response: { headers: { 'cache-control': 's-maxage=60', 'set-cookie': 'a=1' } },
    gets: { status: 200, headers: { 'cache-control': 'private, no-store' } },
  },
];

/** What an edge before the shop must do, whether it is the sandbox's or CloudFront. */
export const edgeCases: readonly EdgeCase[] = [
  ...lifetimes,
  ...files,
  ...passed,
  ...previews,
  ...cookies,
  ...forged,
  ...answers,
  ...documents,
];
