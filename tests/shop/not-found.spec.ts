import { expect, type Page } from 'playwright/test';
import { contrastOnScreen } from './contrast-on-screen.ts';
import { enlargeText } from './enlarge-text.ts';
import { test } from './journey.ts';
import { bagPrepared, openPage } from './open-page.ts';
import { watchShifts } from './watch-shifts.ts';

const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const audit = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Chrome-Lighthouse';

const soldOut = (page: Page) => page.getByRole('heading', { level: 1, name: 'This product is sold out.' });
const written = (page: Page) => page.getByText('The page you asked for is not on its hanger.');
const recommended = (page: Page) => page.getByRole('region', { name: 'While you are here' });

/** The default text colour, without the page's own styles. */
const inkOf = (page: Page) => page.locator('body').evaluate((body) => getComputedStyle(body).color);

test.describe('a shopper', () => {
  // The JSON of a missing page is a 404, too.
  test.use({ allowed: /status of (404|503)/ });

  const absent = [
    '/collections/no-such-line',
    '/collections/evening/page/99',
    '/collections/evening/page/one',
    '/no/such/path',
    '/pages/%E0%A4%A',
    '/404',
  ];
  test('[screen.not-found-error-page.3] [error.1] sees the not-found page at every address that there is not', {
    tag: '@desktop',
  }, async ({ page }) => {
    for (const path of absent)
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible();
        await expect(
          page.getByRole('heading', { level: 1, name: 'Somebody has taken this one' }),
        ).toBeVisible();
        await expect(written(page)).toBeVisible();
        await expect(page.getByRole('img', { name: /An empty hanger/ })).toBeVisible();
        await expect(soldOut(page)).toBeHidden();
        await expect(page.getByRole('banner')).toBeVisible();
      });
  });

  test('[screen.not-found-error-page.2] [error.2] sees that the product is sold out at a product that is gone', {
    tag: '@phone',
  }, async ({ page }) => {
    const response = await page.goto('/products/no-such-piece');
    expect(response?.status()).toBe(404);
    await expect(soldOut(page)).toBeVisible();
    await expect(page.getByText('Page Not Found')).toBeHidden();
    await expect(page).toHaveTitle(/^This product is sold out — /);
    // Parts that come late draw the frame anew.
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveTitle(/^This product is sold out — /);
    await recommended(page).scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Click here to start shopping' }).click();
    await expect(page).toHaveURL(/\/collections\/new$/);
  });

  test('[screen.unknown-routes.2] reads the path decoded', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/caf%C3%A9');
    await expect(page.getByText('/café', { exact: true })).toBeVisible();
  });

  test('[screen.not-found-error-page.4] sees recommended products below', { tag: '@desktop' }, async ({
    page,
  }) => {
    const request = page.waitForRequest(/\/api\/recommendations\?profile=404$/);
    await page.goto('/no/such/path');
    await request;
    await expect(recommended(page).getByRole('article')).not.toHaveCount(0);
    await recommended(page).getByRole('link', { name: /\w/ }).first().click();
    await expect(page).toHaveURL(/\/products\/.+\?ref=recommendations-card$/);
  });

  test('sees start links when nothing is recommended', { tag: '@desktop' }, async ({ page }) => {
    await page.route(/\/api\/recommendations/, (route) => route.fulfill({ json: { products: [] } }));
    const response = page.waitForResponse(/\/api\/recommendations/);
    await page.goto('/no/such/path');
    await response;
    await expect(recommended(page)).toBeHidden();
    await expect(written(page)).toBeVisible();
    await page.getByRole('navigation', { name: 'Start here' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/collections\//);
  });

  for (const path of ['/no/such/path', '/products/no-such-piece']) {
    test(`sees no layout shift at ${path} when recommendations fail`, { tag: '@phone' }, async ({ page }) => {
      await page.route(/\/api\/recommendations/, (route) => route.fulfill({ status: 503 }));
      const shifted = await watchShifts(page);
      await page.goto(path);
      await expect(page.getByRole('navigation', { name: 'Start here' })).toBeVisible();
      expect(await shifted()).toBeLessThan(0.02);
    });
  }

  for (const [words, width] of [
    ['the words', 768],
    ['words of 200 %', 1280],
  ] as const) {
    test(`reads ${words} on the shade of the picture at ${width} px`, { tag: '@desktop' }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      if (width > 768) await enlargeText(page);
      await openPage(page, '/no/such/path');
      const picture = page.getByRole('img', { name: /An empty hanger/ });
      await expect.poll(() => picture.evaluate((image) => Object(image).complete)).toBe(true);
      expect(await contrastOnScreen(page, written(page))).toBeGreaterThanOrEqual(4.5);
      const heading = page.getByRole('heading', { level: 1, name: 'Somebody has taken this one' });
      expect(await contrastOnScreen(page, heading)).toBeGreaterThanOrEqual(3);
    });
  }

  test('sees the same after client-side navigation to a missing page', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/cart');
    await page.evaluate(() => {
      const { next } = Object(window);
      void next.router.push('/products/no-such-piece');
    });
    await expect(soldOut(page)).toBeVisible();
    await page.evaluate(() => {
      const { next } = Object(window);
      void next.router.push('/no/such/path');
    });
    await expect(page.getByText('Page Not Found: /no/such/path')).toBeVisible();
    await expect(soldOut(page)).toBeHidden();
  });

  test('sees the not-found page after client-side navigation to an anchor, twice in a row', {
    tag: '@desktop',
  }, async ({ page }) => {
    for (const path of ['/no/such/path', '/collections/no-such', '/pages/stories/no-such'])
      await test.step(path, async () => {
        await openPage(page, '/cart');
        const notFoundPath = page.getByText(`Page Not Found: ${path.replace('/pages/', '/')}`);
        for (const _ of ['first', 'second']) {
          await page.evaluate((to) => {
            const { next } = Object(window);
            void next.router.push(to);
          }, `${path}#place`);
          await expect(page).toHaveURL(/#place$/);
          await expect(notFoundPath).toBeVisible();
          await expect(page.getByRole('banner')).toBeVisible();
          await expect(notFoundPath, 'its styles stay').not.toHaveCSS('color', await inkOf(page));
        }
        await page.goBack();
        await expect(notFoundPath.or(page.getByRole('heading', { name: 'Your bag' }))).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
      });
  });
});

test.describe('before any script of the page has loaded', () => {
  test.use({ allowed: /ERR_FAILED/ });

  test('a missing page shows what is missing', { tag: '@desktop' }, async ({ page }) => {
    await page.route(/\/_next\/static\/.+\.js$/, (route) => route.abort());
    for (const [path, text] of [
      ['/products/no-such-piece', 'This product is sold out.'],
      ['/no/such/path', 'Page Not Found: /no/such/path'],
    ] as const)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByText(text)).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      });
  });
});

for (const [who, userAgent] of [
  ['a search crawler', crawler],
  ['a performance audit', audit],
] as const) {
  test.describe(who, () => {
    test.use({ userAgent });

    test('[screen.not-found-error-page.5] gets status and title only, without layout shift', {
      tag: '@desktop',
    }, async ({ page }) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      const shifted = await watchShifts(page);
      const response = await page.goto('/no/such/path');
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(/./);
      await page.waitForFunction(() => history.scrollRestoration === 'manual');
      await page.waitForLoadState('networkidle');
      await expect(written(page)).toBeHidden();
      await expect(recommended(page)).toBeHidden();
      expect(loaded.filter((url) => url.includes('/api/recommendations'))).toEqual([]);
      expect(await shifted()).toBeLessThan(0.02);
    });
  });
}

test('[screen.unknown-routes.1] a 404 is cached for 30 seconds and never indexed', {
  tag: '@desktop',
}, async ({ request }) => {
  for (const path of ['/products/no-such-piece', '/collections/no-such-line', '/no/such/path']) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(response.headers()['cache-control']).toMatch(/^s-maxage=30,/);
    const html = await response.text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
  }
});

test('a link to a missing page is not prefetched', {
  tag: '@desktop',
}, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/cart');
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.evaluate(async () => {
    const { next } = Object(window);
    await next.router.prefetch('/no/such/path');
    await next.router.prefetch('/collections/evening');
  });
  await expect
    .poll(() => requested.filter((url) => url.includes('/collections/evening.json')))
    .toHaveLength(1);
  expect(requested.filter((url) => url.includes('/no/such/path.json'))).toEqual([]);
});

test('a product deleted while the tab is open is not shown from the router’s memory', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/');
  await page.getByRole('link', { name: 'Shop the Evening Collection' }).click();
  const product = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await product.click();
  await expect(page).toHaveURL(/\/products\//);
  await page.goBack();
  await expect(product).toBeVisible();
  await bagPrepared(page);
  await page.route(/\/_next\/data\/.+\/products\//, (route) =>
    route.fulfill({ status: 404, json: { notFound: true } }),
  );
  // Data older than 30 s is discarded every 10 s.
  for (let round = 0; round < 5; round += 1) await page.clock.runFor(10_000);
  await product.click();
  await expect(page.getByRole('heading', { name: 'This product is sold out.' })).toBeVisible();
});
