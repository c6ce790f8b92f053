import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it, vi } from 'vitest';
import { serveSite } from './serve-site.ts';
import type { SiteResult } from './site-handler.ts';

const SECRET = 'known-to-the-edge';
const PREVIEW = '0123456789abcdef0123456789abcdef';
const OWN = 'own.lambda-url.us-east-1.on.aws';

interface Sent {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  cookies?: string[];
}

function toEvent({ method = 'GET', path = '/', headers = {}, cookies }: Sent): APIGatewayProxyEventV2 {
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: path,
    rawQueryString: '',
    headers,
    ...(cookies !== undefined && { cookies }),
    requestContext: {
      ...{ accountId: '', apiId: '', domainName: OWN, domainPrefix: '', requestId: 'r' },
      ...{ routeKey: '$default', stage: '$default', time: '', timeEpoch: 0 },
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: '' },
    },
    isBase64Encoded: false,
  };
}

function open(result: Partial<SiteResult> = {}, invalidate = async (_: readonly string[]) => {}) {
  const received: APIGatewayProxyEventV2[] = [];
  const serve = serveSite({
    render: async (event) => {
      received.push(event);
      return { statusCode: 200, headers: {}, body: '', ...result };
    },
    originSecrets: [SECRET],
    previewModeId: PREVIEW,
    buildId: 'b1',
    invalidate,
  });
  return { received, ask: (sent: Sent) => serve(toEvent(sent)) };
}

const fromEdge = { 'x-origin-secret': SECRET };

describe('the function before the site', () => {
  it.each([{}, { 'x-origin-secret': 'guess' }])(
    'refuses who comes past CloudFront with %o',
    async (headers) => {
      const { ask, received } = open();
      const refused = await ask({ headers });
      expect([refused.statusCode, JSON.parse(refused.body).error.code]).toEqual([403, 'edge-passed-by']);
      expect(received).toEqual([]);
    },
  );

  it('never passes on a host that a visitor chose, nor the secret, nor a header that no row names', async () => {
    const { ask, received } = open();
    const forged = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      'x-prerender-revalidate': PREVIEW,
      rsc: '1',
      'if-none-match': '"v1"',
    };
    await ask({ headers: { ...fromEdge, ...forged }, cookies: ['cart=1'] });
    expect(received[0]?.headers).toEqual({ host: OWN, 'x-forwarded-host': OWN, 'if-none-match': '"v1"' });
    expect(received[0]).not.toHaveProperty('cookies');
  });

  it('lets the worker of stale pages rebuild one, by the secret of the build and in no other way', async () => {
    const { ask, received } = open();
    const headers = { 'x-prerender-revalidate': PREVIEW };
    expect((await ask({ method: 'HEAD', headers })).statusCode).toBe(200);
    expect(received[0]?.headers).toMatchObject({ 'x-prerender-revalidate': PREVIEW, 'x-isr': '1' });
    for (const sent of [
      { method: 'GET', headers },
      { method: 'HEAD', headers: { 'x-prerender-revalidate': 'guess' } },
    ])
      expect((await ask(sent)).statusCode).toBe(403);
  });

  it('has a path without a page stored like a page, which OpenNext forbids', async () => {
    const headers = { 'x-nextjs-cache': 'HIT', 'cache-control': 'private, no-cache, no-store' };
    const { ask } = open({ statusCode: 404, headers });
    const missing = await ask({ path: '/products/nope', headers: fromEdge });
    expect(missing.headers['cache-control']).toBe('s-maxage=30, stale-while-revalidate=86400');
    const ofBuild = await ask({ path: '/_next/static/nope.js', headers: fromEdge });
    expect(ofBuild.headers['cache-control']).toBe('no-store');
  });

  it('sends the data of the not-found page as a success, which the router needs to show it', async () => {
    const { ask } = open({ statusCode: 404 });
    const statusAt = async (path: string) => (await ask({ path, headers: fromEdge })).statusCode;
    expect(await statusAt('/_next/data/b1/404.json')).toBe(200);
    expect(await statusAt('/_next/data/b1/products/nope.json')).toBe(404);
  });

  it('sends data of a page that has moved as Next’s router reads it, and not as the page', async () => {
    const dataFor = async (location: string, path = '/_next/data/b1/pages/campaign.json') => {
      const { ask } = open({ statusCode: 308, headers: { Location: location } });
      const { statusCode, headers, body } = await ask({ path, headers: fromEdge });
      return { statusCode, lifetime: headers['cache-control'], location: headers.location, body };
    };
    const moved = await dataFor('/campaigns?__nextDataReq=1');
    expect(moved).toMatchObject({ statusCode: 200, lifetime: 's-maxage=30, stale-while-revalidate=86400' });
    expect(moved).not.toHaveProperty('location', expect.anything());
    expect(JSON.parse(moved.body)).toEqual({
      pageProps: { __N_REDIRECT: '/campaigns', __N_REDIRECT_STATUS: 308 },
      __N_SSG: true,
    });
    const withQuery = await dataFor('/campaigns?a=1&__nextDataReq=1#top');
    expect(JSON.parse(withQuery.body).pageProps.__N_REDIRECT).toBe('/campaigns?a=1#top');
    expect(await dataFor('/campaigns', '/pages/campaign')).toMatchObject({
      statusCode: 308,
      location: '/campaigns',
    });
  });

  it('lets the windows of the CMS talk to a preview, which nobody stores', async () => {
    const { ask } = open({ headers: { 'cache-control': 's-maxage=60' } });
    const { headers } = await ask({ headers: fromEdge, cookies: [`__prerender_bypass=${PREVIEW}`] });
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'cross-origin-opener-policy': 'unsafe-none',
    });
  });

  it('says which build responded', async () => {
    expect((await open().ask({ headers: fromEdge })).headers['x-storefront-build']).toBe('b1');
  });

  it('has the CDN forget the pages that were rebuilt on demand, and no others', async () => {
    const invalidate = vi.fn(async () => {});
    const body = JSON.stringify({ refreshed: ['/', '/cart'], failed: ['/gone'] });
    const { ask } = open({ body }, invalidate);
    await ask({ method: 'POST', path: '/api/revalidate', headers: fromEdge });
    expect(invalidate).toHaveBeenCalledExactlyOnceWith(['/', '/cart']);
    await ask({ path: '/', headers: fromEdge });
    expect(invalidate).toHaveBeenCalledOnce();
  });

  it('fails when the CDN cannot be notified, so that the caller tries again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { ask } = open({ body: '{"refreshed":["/"]}' }, async () => {
      throw new Error('throttled');
    });
    const refused = await ask({ method: 'POST', path: '/api/revalidate', headers: fromEdge });
    expect([refused.statusCode, JSON.parse(refused.body).error.code]).toEqual([502, 'cdn-refused']);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});
