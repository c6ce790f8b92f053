import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { functionEntries, matchRoute, routes, servedPath } from './routes.ts';

describe('the table of paths', () => {
  it.each([
    ['/', 'site', 'page'],
    ['/products/slip-dress-aurelia-oxblood', 'site', 'page'],
    ['/api/geolocation', 'geolocation', 'never'],
    ['/api/country', 'country', 'never'],
    ['/api/revalidate', 'site', 'never'],
    ['/api/auth/checkout', 'checkout', 'never'],
    ['/api/auth/login', 'auth', 'never'],
    ['/api/settings', 'settings', 'page'],
    ['/api/shopify/metaobjects', 'filterMap', 'file'],
    ['/api/wishlists', 'wishlists', 'never'],
    ['/api/wishlists/1/products', 'wishlists', 'never'],
    ['/api/rewards/redeem', 'rewards', 'never'],
    ['/api/health', 'health', 'never'],
    ['/api/webhooks/shopify', 'shopifyWebhook', 'never'],
    ['/api/webhooks/sanity', 'sanityWebhook', 'never'],
    ['/api/webhooks/other', 'site', 'never'],
    ['/api/geolocation/more', 'site', 'never'],
    ['/API/geolocation', 'site', 'page'],
    ['/_next/static/chunks/main.js', 'site', 'immutable'],
    ['/_next/data/build/index.json', 'site', 'file'],
    ['/xapi/country', 'site', 'page'],
    ['/a\nline', 'site', 'page'],
  ])('%s goes to %s with the cache policy %s', (path, to, cache) => {
    expect(matchRoute(path)).toMatchObject({ to, cache });
  });

  it('serves the files for crawlers at the root', () => {
    expect(matchRoute('/sitemap.xml')).toMatchObject({ to: 'site', servedAs: '/api/sitemap' });
    expect(matchRoute('/robots.txt')).toMatchObject({ to: 'site', servedAs: '/api/robots' });
  });

  it('[state.deployment-and-loading.1] serves the latest build and the settings’ colours as files of the site', () => {
    expect(matchRoute('/latest-build.json')).toMatchObject({ to: 'site', servedAs: '/api/latest-build' });
    expect(matchRoute('/theme.css')).toMatchObject({ servedAs: '/api/theme', cache: 'file' });
  });

  it.each([
    ['/account/orders/7', '/account/orders'],
    ['/account/reset/7/abc', '/account/reset'],
    ['/account/activate/7/abc', '/account/activate'],
    ['/_t/c/Ny9hYmM', '/_t/c'],
    ['/account/order-history', '/account/order-history'],
    ['/cart/1:1', '/cart/link'],
    ['/cart/1:1,2:1/', '/cart/link'],
    ['/cart/1:1/2', '/cart/1:1/2'],
    ['/cart/', '/cart/'],
    ['/discount/WELCOME10', '/discount/link'],
    ['/discount/', '/discount/'],
    ['/discount', '/discount'],
    ['/_next/data/b-1/discount/WELCOME10.json', '/_next/data/b-1/discount/link.json'],
    ['/_next/data/b-1/discount/A/B.json', '/_next/data/b-1/discount/A/B.json'],
    ['/cart', '/cart'],
    ['/_next/data/b-1/account/orders/7.json', '/_next/data/b-1/account/orders.json'],
    ['/_next/data/b-1/_t/c/Ny9hYmM.json', '/_next/data/b-1/_t/c.json'],
    ['/_next/data/b-1/account/orders.json', '/_next/data/b-1/account/orders.json'],
    ['/_next/data/b-1/sitemap.xml', '/_next/data/b-1/sitemap.xml'],
    ['/_next/data/b-1/index.json', '/_next/data/b-1/index.json'],
  ])('serves %s, and what Next fetches of it, as %s', (path, served) => {
    expect(servedPath(path)).toBe(served);
  });

  it('reads only * as special in a pattern', () => {
    expect(matchRoute('/api/geo.location').to).toBe('site');
    expect(matchRoute('/_nextXstatic').cache).toBe('page');
  });

  it('ends with a row for everything else, and no row hides a later one', () => {
    expect(routes.at(-1)?.pattern).toBe('*');
    for (const route of routes) {
      expect(matchRoute(route.pattern.replaceAll('*', 'x')), route.pattern).toBe(route);
    }
  });

  it('has a file and a row for each function', () => {
    for (const [name, entry] of Object.entries(functionEntries)) {
      const file = new URL(`../../functions/src/${entry}.ts`, import.meta.url);
      expect(existsSync(file), `${name}: ${entry}.ts`).toBe(true);
      expect(
        routes.some(({ to }) => to === name),
        `${name} in a row`,
      ).toBe(true);
    }
  });
});
