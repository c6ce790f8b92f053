import { expect, test } from 'playwright/test';

test('[screen.client-redirects] moved addresses answer with a permanent redirect', {
  tag: '@desktop',
}, async ({ request }) => {
  const moved = [
    ['/collections/new-in', '/collections/new'],
    ['/collections/the-favorites', '/collections/highly-coveted'],
    ['/collections/sunday-forever', '/'],
    ['/pages/get-in-contact', '/pages/contact'],
    ['/pages/stories/washing-silk', '/stories/washing-silk'],
    ['/pages/campaigns/nocturne', '/campaigns/nocturne'],
  ] as const;
  for (const [from, to] of moved) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([from, answer.status(), answer.headers().location]).toEqual([from, 308, to]);
  }
});

test('crawlers find every page, and what a product is', { tag: '@desktop' }, async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/products/aurelia-slip-dress-oxblood</loc>');
  expect(sitemap).toContain('/collections/evening</loc>');
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: .+\/sitemap\.xml/);
  expect((await request.get('/site.webmanifest')).headers()['content-type']).toContain(
    'application/manifest+json',
  );

  await page.goto('/products/aurelia-slip-dress-oxblood');
  await expect(page).toHaveTitle(/^Aurelia Slip Dress.* Oxblood — /);
  const [product] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(product ?? '{}')).toMatchObject({
    '@type': 'Product',
    name: 'Aurelia Slip Dress',
    offers: { price: '625.00', priceCurrency: 'USD' },
  });
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/products\/aurelia-slip-dress-oxblood$/,
  );
});
