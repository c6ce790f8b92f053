import { expect } from 'playwright/test';
import { test } from './journey.ts';

test('the map of the site names every page, when it changed and what it shows', {
  tag: '@desktop',
}, async ({ request, baseURL }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('application/xml');
  expect(answer.headers()['cache-control']).toContain('stale-if-error');
  const xml = await answer.text();
  expect(xml).toContain(`<loc>${baseURL}/</loc>`);
  expect(xml).toContain(`<loc>${baseURL}/collections/evening</loc>`);
  const product = xml.split('\n').find((line) => line.includes('/products/aurelia-slip-dress-oxblood<'));
  expect(product).toMatch(/<lastmod>\d{4}-\d\d-\d\dT.+<\/lastmod>/);
  expect(product).toMatch(/<image:loc>https?:\/\/.+<\/image:loc>/);
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.every((address) => address?.startsWith(`${baseURL}/`))).toBe(true);
});

test('what is sold with a parcel only is nobody’s to find', { tag: '@desktop' }, async ({ request }) => {
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('route-package-protection');
  const page = await (await request.get('/products/route-package-protection')).text();
  expect(page).toContain('<meta name="robots" content="noindex"/>');
});

test('its first part is the whole of it while it is short', { tag: '@desktop' }, async ({ request }) => {
  const whole = await (await request.get('/sitemap.xml')).text();
  expect(await (await request.get('/api/sitemap/1')).text()).toBe(whole);
  for (const part of ['0', '2', 'one']) {
    expect((await request.get(`/api/sitemap/${part}`)).status()).toBe(404);
  }
});

test('crawlers learn where the map is and what is nobody’s business', { tag: '@desktop' }, async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: .+\/sitemap\.xml$/m);
  for (const path of ['/api/', '/cart', '/account']) expect(robots).toContain(`Disallow: ${path}\n`);
});

test('the shop can be put on a home screen', { tag: '@desktop' }, async ({ request }) => {
  const answer = await request.get('/site.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { name, icons } = await answer.json();
  expect(name).toBe('Vesper & Vine');
  for (const { src } of icons) expect((await request.get(src)).status()).toBe(200);
});
