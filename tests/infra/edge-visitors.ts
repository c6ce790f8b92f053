import { servedPath } from '../../packages/core/src/routes.ts';
import type { EdgeCase } from './edge-case.ts';

/** The value of the preview cookie in the build of these cases. */
export const PREVIEW = 'f00df00df00df00df00df00df00df00d';

/** What a visitor might say in the name of an edge, or of the worker that rebuilds pages. */
export const forged: readonly EdgeCase[] = [
  ['/products/slip', {}],
  ['/theme.css', {}],
  ['/_next/data/b/index.json', {}],
  ['/api/visual-editing', { 'cloudfront-viewer-address': 'the visitor' }],
  ['/api/country', { 'cloudfront-viewer-country': 'US' }],
  ['/api/settings', {}],
  ['/api/wishlists', { 'cloudfront-viewer-address': 'the visitor' }],
  ['/api/webhooks/shopify', { 'cloudfront-viewer-address': 'the visitor' }],
].map(([url, known]) => ({
  title: `${String(url)} receives nothing that a visitor says in another’s name`,
  method: 'HEAD',
  url: String(url),
  headers: {
    'x-origin-secret': 'guess',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-proto': 'http',
    'x-prerender-revalidate': PREVIEW,
    'x-isr': '1',
    'cloudfront-viewer-address': '6.6.6.6:1',
    'cloudfront-viewer-country': 'FR',
  },
  gets: { status: 200 },
  target: { url: servedPath(String(url)), headers: Object(known) },
}));

const preview = `__prerender_bypass=${PREVIEW}; sanity-preview-perspective=drafts`;
const consent = 'consent=functional';

/** Whose cookies reach which target: rows share CloudFront's policies, so only the functions at the edge keep them apart. */
export const cookies: readonly EdgeCase[] = [
  ['/api/settings', null],
  ['/api/shopify/metaobjects', null],
  ['/api/wishlists', null],
  ['/api/health', null],
  ['/api/webhooks/sanity', null],
  ['/api/recommendations', consent],
  ['/api/visual-editing', preview],
  ['/products/slip', preview],
  ['/theme.css', preview],
  ['/_next/data/b/index.json', preview],
].map(([url, cookie]) => ({
  title: `${url} receives ${cookie ?? 'no cookies'} of a visitor who has all`,
  url: String(url),
  headers: { cookie: `cart=1; ${preview}; ${consent}` },
  gets: { status: 200 },
  cookie: cookie ?? null,
}));
