import { expect, type Page } from 'playwright/test';
import { publish, queryContent, rebuildPages } from './edit-settings.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';

async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text));
}

const meta = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');

/** As crawlers and link previews read it. */
test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('[const.page-meta.1] [const.page-meta.2] [entity.cms-settings-document.20] home, listing, product and bag describe themselves', async ({
    page,
    baseURL,
  }) => {
    await test.step('the home page: the shop and its search', async () => {
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

    await test.step('a listing: a breadcrumb and a description', async () => {
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

    await test.step('a product: a title with its colour, its price and a breadcrumb', async () => {
      await page.goto('/products/aurelia-slip-dress-oxblood');
      await expect(page).toHaveTitle(/^Aurelia Slip Dress.* Oxblood — /);
      const [product, breadcrumb] = await structuredData(page);
      const [group, ...policies] = Array.isArray(product?.['@graph']) ? product['@graph'] : [];
      expect(group).toMatchObject({
        '@type': 'ProductGroup',
        name: 'Aurelia Slip Dress',
        color: 'Oxblood',
      });
      expect(group.hasVariant).toHaveLength(8);
      expect(group.hasVariant[0]).toMatchObject({
        size: 'XXS',
        offers: {
          price: '625.00',
          priceCurrency: 'USD',
          shippingDetails: [{ '@id': '#shipping-standard' }, {}],
        },
      });
      expect(policies.map((policy) => policy['@id'])).toEqual([
        '#shipping-standard',
        '#shipping-free',
        '#returns-new',
        '#returns-worn',
      ]);
      expect(breadcrumb).toMatchObject({
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1 },
          { position: 2, item: `${baseURL}/collections/clothing` },
          { position: 3, item: `${baseURL}/collections/dresses` },
          { position: 4, item: `${baseURL}/products/aurelia-slip-dress-oxblood` },
        ],
      });
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `${baseURL}/products/aurelia-slip-dress-oxblood`,
      );
      expect(await meta(page, 'og:image')).toMatch(/^https?:\/\//);
    });

    await test.step('a page without a description of its own: the backup description', async () => {
      const backup = await queryContent<string>(
        page.request,
        '*[_id == "settings"][0].backupMetaDescription',
      );
      expect(backup.length).toBeGreaterThan(0);
      await page.goto('/cart');
      expect(await meta(page, 'description')).toBe(backup);
    });

    await test.step('the bag is in no index', async () => {
      expect(await meta(page, 'robots')).toBe('noindex');
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    });
  });
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

test('[screen.route-table.30] each page of a listing is indexed by itself, with links to its neighbours', {
  tag: '@desktop',
}, async ({ page, request, baseURL }) => {
  const titles = new Set<string>();
  for (const path of ['/collections/evening', '/collections/evening/page/2', '/collections/evening/page/3']) {
    const html = await (await request.get(`${path}?color=color-black&utm_source=letter`)).text();
    expect(html, path).not.toContain('name="robots"');
    expect(html, path).toContain(`<link rel="canonical" href="${baseURL}${path}"`);
    titles.add(/<title[^>]*>(.*?)<\/title>/.exec(html)?.[1] ?? '');
  }
  expect(titles.size).toBe(3);
  await page.goto('/collections/evening/page/2');
  await expect(page.locator('a[rel=prev]')).toHaveAttribute('href', '/collections/evening');
  await expect(page.locator('a[rel=next]')).toHaveAttribute('href', '/collections/evening/page/3');
});

/** Of the document, or of one as the server sends it. */
function tagsOf(html: string | null) {
  const from = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const tags = [
    ...from.head.querySelectorAll(
      'title, meta[name], meta[property], link[rel="canonical"], link[rel="alternate"]',
    ),
  ];
  return {
    tags: tags
      .map((element) => {
        const name = element.getAttribute('name') ?? element.getAttribute('property') ?? element.localName;
        return `${name} = ${element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent}`;
      })
      .filter((line) => /^(robots|description|og:|article:|twitter:|title|link)/.test(line))
      .toSorted(),
    data: [...from.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent),
  };
}

/** The document has the tags that the server sends for the page that is shown. */
async function expectTags(page: Page): Promise<void> {
  const html = await (await page.request.get(page.url())).text();
  await expect.poll(() => page.evaluate(tagsOf, null)).toEqual(await page.evaluate(tagsOf, html));
}

test('[const.page-meta.2] a story is an article to link previews, and a page that nobody should list says so, also after client-side navigations', {
  tag: '@desktop',
}, async ({ page }) => {
  // The build shows when its own world wrote the stories.
  await rebuildPages(page.request, ['/stories', '/stories/cut-on-the-cross']);
  await openPage(page, '/stories');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const feed = page.locator('link[rel=alternate][type="application/rss+xml"]');
  await expect(feed).toHaveAttribute('href', '/stories/rss.xml');
  await page.getByRole('main').getByRole('link', { name: 'Cut on the cross' }).first().click();
  await expect(page).toHaveURL('/stories/cut-on-the-cross');
  await expectTags(page);
  expect(await meta(page, 'og:type')).toBe('article');
  expect(Date.parse((await meta(page, 'article:published_time')) ?? '')).toBeGreaterThan(0);
  await expect(feed).toHaveAttribute('href', '/stories/rss.xml');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/account/);
  await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await expect(page.locator('meta[property^="article:"]')).toHaveCount(0);
  expect(await meta(page, 'og:type')).toBe('website');
  await page.goBack();
  await expectTags(page);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('[const.page-meta.2] after each client-side navigation the document has the tags of the page that is shown', {
  tag: '@desktop',
}, async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('navigation').getByRole('link', { name: 'Lingerie', exact: true }).first().click();
  await expect(page).toHaveURL(/\/collections\//);
  await expectTags(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\//);
  await expectTags(page);
  expect(await structuredData(page)).toContainEqual(
    expect.objectContaining({
      '@graph': expect.arrayContaining([expect.objectContaining({ '@type': 'ProductGroup' })]),
    }),
  );
  await page.goBack();
  await expectTags(page);
  await page.getByRole('link', { name: 'Homepage' }).click();
  await expect(page).toHaveURL('/');
  await expectTags(page);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
