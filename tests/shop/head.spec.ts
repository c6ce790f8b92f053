import { expect, type Page } from 'playwright/test';
import { publish, queryContent, rebuildPages } from './edit-settings.ts';
import { test } from './journey.ts';

async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text));
}

const meta = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');

test('[const.page-meta.2] the home page describes the shop and its search for crawlers', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  expect(await structuredData(page)).toEqual([
    expect.objectContaining({ '@type': 'Organization' }),
    expect.objectContaining({
      '@type': 'WebSite',
      potentialAction: expect.objectContaining({
        '@type': 'SearchAction',
        target: expect.objectContaining({
          urlTemplate: expect.stringMatching(/\/search\?q=\{search_term_string\}$/),
        }),
      }),
    }),
  ]);
  expect(await meta(page, 'og:site_name')).toBe('Vesper & Vine');
  expect(await meta(page, 'twitter:card')).toBe('summary');
});

test('a listing has a breadcrumb and a description for crawlers', { tag: '@desktop' }, async ({
  page,
  baseURL,
}) => {
  await page.goto('/collections/evening');
  expect(await structuredData(page)).toContainEqual(
    expect.objectContaining({
      '@type': 'BreadcrumbList',
      itemListElement: [
        expect.objectContaining({ position: 1, item: `${baseURL}/` }),
        expect.objectContaining({ position: 2, item: `${baseURL}/collections/evening` }),
      ],
    }),
  );
  expect((await meta(page, 'description'))?.length).toBeGreaterThan(0);
});

test('[entity.page-metadata-source.1] an editor’s title and description of a listing replace its own for search engines', {
  tag: '@desktop',
}, async ({ page }) => {
  const id = await queryContent<string>(page.request, '*[store.slug.current == "odile"][0]._id');
  const seo = { title: 'Odile, in lace', description: 'Every piece of the Odile family.' };
  try {
    await publish(page.request, id, { set: { seo } });
    await rebuildPages(page.request, ['/collections/odile']);
    await page.goto('/collections/odile');
    await expect(page).toHaveTitle('Odile, in lace — Vesper & Vine');
    expect(await meta(page, 'description')).toBe(seo.description);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(seo.title);
  } finally {
    await publish(page.request, id, { unset: ['seo'] });
    await rebuildPages(page.request, ['/collections/odile']);
  }
});

test('further pages of a listing are not indexed', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/collections/evening/page/2');
  expect(await meta(page, 'robots')).toBe('noindex');
  await page.goto('/collections/evening');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('[const.page-meta.1] a product has a title with its colour, its price and a breadcrumb for crawlers', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  await page.goto('/products/aurelia-slip-dress-oxblood');
  await expect(page).toHaveTitle(/^Aurelia Slip Dress.* Oxblood — /);
  const [product, breadcrumb] = await structuredData(page);
  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'Aurelia Slip Dress',
    offers: { price: '625.00', priceCurrency: 'USD' },
  });
  expect(breadcrumb).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1 },
      { position: 2, item: `${baseURL}/collections/dresses` },
      { position: 3, item: `${baseURL}/products/aurelia-slip-dress-oxblood` },
    ],
  });
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${baseURL}/products/aurelia-slip-dress-oxblood`,
  );
  expect(await meta(page, 'og:image')).toMatch(/^https?:\/\//);
});

test('[entity.cms-settings-document.20] a page without a description of its own has the backup description', {
  tag: '@desktop',
}, async ({ page }) => {
  const backup = await queryContent<string>(page.request, '*[_id == "settings"][0].backupMetaDescription');
  expect(backup.length).toBeGreaterThan(0);
  await page.goto('/cart');
  expect(await meta(page, 'description')).toBe(backup);
});

test('the cart page is not indexed', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/cart');
  expect(await meta(page, 'robots')).toBe('noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});
