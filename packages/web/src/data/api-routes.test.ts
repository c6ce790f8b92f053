import type { NextApiHandler } from 'next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callApi } from './api-call.fixture.ts';
import { manifest, robots, speculationRules } from './crawler-files.ts';
import { latestBuild } from './latest-build.ts';
import { cms, resetShop } from './page-sources.fixture.ts';
import { readOnly } from './read-only.ts';
import { serveTheme } from './serve-theme.ts';
import { unknownPath } from './unknown-path.ts';

vi.mock('./sources.ts', async () => (await import('./page-sources.fixture.ts')).sources);
vi.mock('../clients/site-config.ts', () => ({ buildId: 'build-1' }));
beforeEach(() => {
  resetShop();
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const HOUR = 'public, s-maxage=3600, stale-while-revalidate=86400, stale-if-error=86400';

describe('/robots.txt', () => {
  it('keeps crawlers away from personal pages and endpoints, and shows them the sitemap', async () => {
    const { headers, body } = await callApi(robots);
    expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': HOUR });
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Allow: /api/sitemap/',
      'Disallow: /api/',
      'Disallow: /cart',
      'Disallow: /account',
      'Disallow: /wishlists/',
      'Disallow: /discount/',
      'Disallow: /preview',
      'Disallow: /_t/',
      'Sitemap: https://shop.example/sitemap.xml',
      '',
    ]);
  });
});

describe('/site.webmanifest', () => {
  it('names the shop and its icons', async () => {
    const { headers, body } = await callApi(manifest);
    expect(headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': HOUR,
    });
    expect(JSON.parse(body)).toEqual({
      ...{ name: 'Vesper & Vine', short_name: 'Vesper & Vine', start_url: '/', display: 'minimal-ui' },
      ...{ background_color: '#ffffff', theme_color: '#64181f' },
      icons: [
        { src: '/brand/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/brand/favicon-512.png', type: 'image/png', sizes: '512x512' },
      ],
    });
  });
});

describe('/latest-build.json', () => {
  it('[state.deployment-and-loading.1] names the running build and is never older than 15 seconds', async () => {
    const { headers, body } = await callApi(latestBuild);
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=15');
    expect(JSON.parse(body)).toEqual({ buildId: 'build-1' });
  });
});

describe('/speculation-rules.json', () => {
  it('has browsers fetch the next document until the page is hydrated, but none that is personal', async () => {
    const { headers, body } = await callApi(speculationRules);
    expect(headers).toMatchObject({ 'content-type': 'application/speculationrules+json' });
    const [{ source, where, eagerness }] = JSON.parse(String(body)).prefetch;
    expect([source, eagerness]).toEqual(['document', 'moderate']);
    expect(where.and).toContainEqual({ selector_matches: 'html:not([data-hydrated]) a' });
    expect(where.and[1].not.or).toContainEqual({ href_matches: '/account*' });
  });
});

describe('/theme.css', () => {
  const theme = (query: Record<string, string>) => callApi(serveTheme, { query });
  const requestsOfCms = () => Object.values(cms).flatMap(({ mock }) => mock.calls.length);
  const nobody = Object.values(cms).map(() => 0);

  it('[error.9] is made of its address alone and cached for a year: no first paint waits for the CMS', async () => {
    const { headers, body } = await theme({ background: '000000', colour: 'ffffff' });
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(body).toBe(':root{--banner-background:#000000;--banner-colour:#ffffff}\n');
    expect(requestsOfCms()).toEqual(nobody);
  });

  it.each<Record<string, string>>([{}, { v: '1-r1' }, { background: '000000', colour: 'body{}' }])(
    'is empty and hardly cached without two colours: %j',
    async (query) => {
      const { headers, body } = await theme(query);
      expect([headers['cache-control'], body]).toEqual(['public, max-age=0, s-maxage=15', '']);
      expect(requestsOfCms()).toEqual(nobody);
    },
  );
});

describe('an unknown path below /api', () => {
  it('is a 404 with an error body, which no cache stores', async () => {
    const { status, headers, body } = await callApi(unknownPath);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(JSON.parse(body)).toEqual({
      error: { code: 'path-unknown', message: 'There is nothing at this address.' },
    });
  });
});

describe('what can only be read', () => {
  const greet: NextApiHandler = (_request, response) => response.send('Hello');

  it.each(['GET', 'HEAD'])('responds to %s', async (method) => {
    expect(await callApi(readOnly(greet), { method })).toMatchObject({ status: 200, body: 'Hello' });
  });

  it.each(['POST', 'PUT', 'DELETE'])(
    'returns 405 for %s, with the allowed methods and uncached',
    async (method) => {
      const { status, headers, body } = await callApi(readOnly(greet), { method });
      expect([status, headers.allow, headers['cache-control']]).toEqual([405, 'GET, HEAD', 'no-store']);
      expect(JSON.parse(body)).toEqual({
        error: { code: 'method-not-allowed', message: 'This can only be read: send GET.' },
      });
    },
  );

  it('rejects when its handler does', async () => {
    const fails = readOnly(() => Promise.reject(new Error('down')));
    await expect(callApi(fails)).rejects.toThrow('down');
  });
});
