import { expect } from 'playwright/test';
import { chooseCookies } from './choose-cookies.ts';
import { desk } from './desk.ts';
import { rebuildPages } from './edit-settings.ts';
import { test } from './journey.ts';
import { openDrawer } from './open-drawer.ts';

/** A brief with more than two pages of reviews. */
const REVIEWED = '/products/odile-high-brief-black';
const TITLE = 'Other customers said…';

test('[screen.product-detail-page.13] reviews are listed a page at a time, and the reader goes on with the first new one', {
  tag: '@phone',
}, async ({ page }) => {
  const reviews = await openDrawer(page, REVIEWED, 'Reviews', TITLE);
  await expect(reviews.getByRole('listitem')).toHaveCount(10);
  await reviews.getByRole('button', { name: 'More reviews' }).click();
  await expect(reviews.getByRole('listitem')).toHaveCount(20);
  await expect(reviews.getByRole('listitem').nth(10)).toBeFocused();
  await reviews.getByRole('button', { name: 'More reviews' }).click();
  await expect(reviews.getByRole('listitem')).toHaveCount(28);
  await expect(reviews.getByRole('button', { name: 'More reviews' })).toHaveCount(0);
});

test('[screen.product-detail-page.13] the rating is on the button, in the drawer and in structured data, and without consent no widget of the provider is loaded', {
  tag: '@desktop',
}, async ({ page }) => {
  // A page that was built while the provider was busy has none.
  await rebuildPages(page.request, [REVIEWED]);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const reviews = await openDrawer(page, REVIEWED, 'Reviews', TITLE);
  await expect(reviews.getByText('28 reviews')).toBeVisible();
  const average = (await reviews.getByText('out of 5').first().textContent())?.split(' ')[0];
  expect(Number(average)).toBeGreaterThan(1);
  await expect(page.getByText(`${average} from 28`)).toBeAttached();
  const [text = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(text)['@graph'][0].aggregateRating).toMatchObject({
    ratingValue: Number(average),
    reviewCount: 28,
  });
  await expect(reviews.getByRole('listitem')).toHaveCount(10);
  expect(scripts.filter((url) => url.includes('okendo-reviews.js'))).toEqual([]);
});

test.describe('while the provider of reviews is down', () => {
  test.use({ allowed: /status of 503|ERR_|Failed to load/ });

  test('[screen.product-detail-page.13] the page sells and the drawer says so, until the provider is back', {
    tag: '@desktop',
  }, async ({ page }) => {
    try {
      await desk.setFaults({ provider: 'okendo', kind: 'down' });
      const reviews = await openDrawer(page, REVIEWED, 'Reviews', TITLE);
      await expect(reviews.getByRole('alert')).toHaveText('The reviews cannot be shown at the moment.');
      await desk.clearFaults();
      await reviews.getByRole('button', { name: 'Try again' }).click();
      await expect(reviews.getByRole('listitem')).toHaveCount(10);
    } finally {
      await desk.clearFaults();
    }
  });
});

test.describe('the provider’s widget', { tag: '@desktop' }, () => {
  test('[call.other-third-party-calls.3] [call.other-third-party-calls.4] [call.other-third-party-calls.5] takes the list’s place on each page once the visitor has allowed it', async ({
    page,
    context,
    baseURL,
  }) => {
    await chooseCookies(context, baseURL ?? '', 'functional');
    for (const path of [REVIEWED, '/products/vesper-silk-robe-rose']) {
      const reviews = await openDrawer(page, path, 'Reviews', TITLE);
      await expect(reviews.getByRole('heading', { name: '5 latest reviews' })).toBeVisible();
      await expect(reviews.getByRole('listitem')).toHaveCount(0);
    }
  });

  test('[error.12] [call.other-third-party-calls.6] leaves the list as it is when it is not ready within ten seconds, with a warning', async ({
    page,
    context,
    baseURL,
  }) => {
    await chooseCookies(context, baseURL ?? '', 'functional');
    await page.route('**/okendo-reviews.js*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.clock.install();
    const reviews = await openDrawer(page, REVIEWED, 'Reviews', TITLE);
    await expect(reviews.getByRole('listitem')).toHaveCount(10);
    await page.clock.runFor(8_000);
    expect(warnings).toEqual([]);
    await page.clock.runFor(3_000);
    await expect
      .poll(() => warnings)
      .toContainEqual(expect.stringContaining('Timed out waiting for okeWidgetApi'));
    await expect(reviews.getByRole('listitem')).toHaveCount(10);
  });
});
