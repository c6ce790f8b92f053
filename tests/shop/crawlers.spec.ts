import { expect } from 'playwright/test';
import { test } from './journey.ts';

test('the sitemap lists every page with its time of change and its pictures', {
  tag: '@desktop',
}, async ({ request, baseURL }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('application/xml');
  expect(response.headers()['cache-control']).toContain('stale-if-error');
  const xml = await response.text();
  expect(xml).toContain(`<loc>${baseURL}/</loc>`);
  expect(xml).toContain(`<loc>${baseURL}/collections/evening</loc>`);
  const product = xml.split('\n').find((line) => line.includes('/products/aurelia-slip-dress-oxblood<'));
  expect(product).toMatch(/<lastmod>\d{4}-\d\d-\d\dT.+<\/lastmod>/);
  expect(product).toMatch(/<image:loc>https?:\/\/.+<\/image:loc>/);
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.every((address) => address?.startsWith(`${baseURL}/`))).toBe(true);
});

test('shipping protection is neither in the sitemap nor indexed', { tag: '@desktop' }, async ({
  request,
}) => {
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('route-package-protection');
  const page = await (await request.get('/products/route-package-protection')).text();
  expect(page).toContain('<meta name="robots" content="noindex"/>');
});

test('the first part of a short sitemap is the whole sitemap', { tag: '@desktop' }, async ({ request }) => {
  const whole = await (await request.get('/sitemap.xml')).text();
  expect(await (await request.get('/api/sitemap/1')).text()).toBe(whole);
  for (const part of ['0', '2', 'one']) {
    expect((await request.get(`/api/sitemap/${part}`)).status()).toBe(404);
  }
});

test('robots.txt names the sitemap and disallows personal pages', { tag: '@desktop' }, async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: .+\/sitemap\.xml$/m);
  for (const path of ['/api/', '/cart', '/account']) expect(robots).toContain(`Disallow: ${path}\n`);
});

test('the web manifest has a name and icons', { tag: '@desktop' }, async ({ request }) => {
  const response = await request.get('/site.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const { name, icons } = await response.json();
  expect(name).toBe('Vesper & Vine');
  for (const { src } of icons) expect((await request.get(src)).status()).toBe(200);
});
