import { expect, type Page } from 'playwright/test';
import { violationsOf } from './accessibility-violations.ts';
import { test } from './journey.ts';
import { laidOut, openPage } from './open-page.ts';
import { sortListing } from './sort-listing.ts';
import { openList, visitFrom } from './visit-from.ts';
import { watchShifts } from './watch-shifts.ts';

const LISTING = '/collections/evening';

const cards = (page: Page) => page.getByRole('article');
const bar = (page: Page) => page.getByRole('button', { name: /^Filter/ });
const grid = (page: Page) => page.getByRole('list', { name: 'Products' });

const sort = (page: Page, by: string) => sortListing(page, LISTING, by);

/** Checks an option of the filters that are open; its group is unfolded first, where it is folded. */
async function choose(page: Page, group: string, option: RegExp): Promise<void> {
  const fold = page.locator('details', { has: page.locator('summary', { hasText: group }) });
  await expect(page.getByText(group, { exact: true }).first()).toBeVisible();
  if ((await fold.count()) > 0 && (await fold.getAttribute('open')) === null) {
    await fold.locator('summary').click();
  }
  await page.getByRole('group', { name: group, exact: true }).getByText(option).click();
}

test('[call.products-own-server.7] [call.commerce-storefront-api.16] a listing is filtered, and goes on', async ({
  page,
}, { project }) => {
  await openPage(page, LISTING);

  await test.step('the bar stays below the header, and a choice brings the beginning of the grid back', async () => {
    await laidOut(page);
    await cards(page).nth(12).scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    const place = await bar(page).boundingBox();
    expect(place?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    await bar(page).click();
    await choose(page, 'Colour', /^Oxblood/);
    await expect(cards(page)).toHaveCount(8);
    if (project.name === 'phone') {
      const sheet = page.getByRole('dialog', { name: 'Filter' });
      const box = await sheet.boundingBox();
      expect(box?.width).toBe(page.viewportSize()?.width);
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(page.viewportSize()?.height);
      expect(box?.y).toBeGreaterThan(50);
    }
    await page.getByRole('button', { name: 'Show 8 pieces' }).click();
    await expect(cards(page).first()).toBeInViewport();
    await expect(bar(page)).toBeFocused();
    await page.goBack();
    await expect(cards(page)).toHaveCount(20);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(left, -2);
  });

  await test.step('filters narrow the grid, stand in the address and go back', async () => {
    await expect(cards(page)).toHaveCount(20);
    await bar(page).click();
    await choose(page, 'Colour', /^Oxblood/);
    await expect(page).toHaveURL(/\?color=color-oxblood$/);
    await expect(cards(page)).toHaveCount(8);
    await choose(page, 'Fabric', /^Silk/);
    await expect(page).toHaveURL(/fabric=fabric-silk/);
    const show = page.getByRole('button', { name: /^Show \d+ pieces?$/ });
    const count = Number((await show.textContent())?.match(/\d+/)?.[0]);
    expect(count).toBeLessThan(8);
    await expect(cards(page)).toHaveCount(count);
    // While the grid is read anew it is dimmed.
    expect(await violationsOf(page), 'with the filters open').toEqual([]);
    await show.click();
    await expect(page.getByRole('group', { name: 'Applied filters' })).toBeVisible();

    await page.goBack();
    await expect(cards(page)).toHaveCount(8);
    const applied = page.getByRole('group', { name: 'Applied filters' });
    await applied.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(new RegExp(`${LISTING}$`));
    await expect(cards(page)).toHaveCount(20);
    await expect(applied).toHaveCount(0);
  });

  await test.step('the grid goes on, and is there again on the way back from a piece', async () => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('query CollectionPage')) requested.push(request.url());
    });
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(cards(page)).toHaveCount(40);
    expect(requested, 'one request for twenty more').toHaveLength(1);
    await expect(page.getByText('40 of 64 pieces')).toBeVisible();
    const piece = cards(page).nth(33).getByRole('heading').getByRole('link');
    await piece.scrollIntoViewIfNeeded();
    // Cards around it have a height that is only estimated until a frame has laid them out.
    const topOf = () =>
      piece.evaluate(async (link) => {
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        return link.getBoundingClientRect().top;
      });
    const before = await topOf();
    const name = (await piece.textContent()) ?? '';
    await piece.click();
    // Not by a button of the product page: the sizes of the card under the pointer have the same names.
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(cards(page)).toHaveCount(40);
    await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(2);
  });
});

test('[entity.site-state.10] [entity.browser-storage-and-cookies.1] a grid follows the country, the size of its columns and the window', {
  tag: '@desktop',
}, async ({ page }) => {
  await openPage(page, LISTING);

  await test.step('a grid that goes on keeps its pieces in another country, all in its currency', async () => {
    const inCurrency = async (country: RegExp, mark: RegExp) => {
      await (await openList(page)).getByRole('button', { name: country }).click();
      await expect(cards(page)).toHaveCount(40);
      await expect(cards(page).locator('[data-price]', { hasText: mark })).toHaveCount(40);
    };
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(cards(page)).toHaveCount(40);
    await inCurrency(/^Japan/, /¥/);
    await inCurrency(/^United States/, /\$/);
  });

  await test.step('the size of the columns is remembered', async () => {
    const widths = async () => (await cards(page).nth(2).boundingBox())?.width ?? 0;
    const large = await widths();
    await page.getByRole('button', { name: 'Small columns' }).click();
    await expect.poll(widths).toBeLessThan(large * 0.7);
    expect(await page.evaluate(() => localStorage.getItem('preference--columns'))).toBe('small');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Small columns' })).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(widths).toBeLessThan(large * 0.7);
    // What the server drew of a card stays, though it is drawn smaller before anybody has used the page.
    await expect(page.getByRole('button', { name: /^Open quick add/ }).first()).toBeVisible();
  });

  await test.step('the filters are a sheet at the right from 768 px, a panel in the bar from 1100 px', async () => {
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await page.setViewportSize({ width: 820, height: 1000 });
    await bar(page).click();
    await expect(sheet).toBeVisible();
    await expect.poll(async () => (await sheet.boundingBox())?.x).toBeGreaterThan(300);
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeFocused();
    await page.setViewportSize({ width: 1100, height: 600 });
    await cards(page).nth(6).scrollIntoViewIfNeeded();
    await bar(page).click();
    const panel = page.getByRole('region', { name: 'Filter' });
    await expect(panel.getByRole('group', { name: 'Colour' })).toBeVisible();
    await expect(sheet).toBeHidden();
    const box = await panel.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), 'a low page scrolls the panel').toBeLessThanOrEqual(600);
  });
});

test('a shared address shows its filters and sort, in the visitor’s country @desktop', async ({ page }) => {
  await visitFrom(page, 'GB');
  await openPage(page, `${LISTING}?color=color-oxblood&sort=price-low&utm_source=letter`);
  await expect(cards(page)).toHaveCount(8);
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('price-low');
  await expect(page.locator('article [data-price]').first()).toHaveText(/£/);
  const shown = await page.locator('article [data-price]').allTextContents();
  const amounts = shown.map((text) => Number(text.replaceAll(',', '').match(/\d+(?=\D*$)/)?.[0]));
  expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
});

test('dollars take the place of what was read abroad, when the country is the US again @desktop', async ({
  page,
}) => {
  await visitFrom(page, 'JP');
  await openPage(page, LISTING);
  await expect(cards(page).locator('[data-price]').first()).toHaveText(/¥/);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cards(page)).toHaveCount(40);
  await (await openList(page)).getByRole('button', { name: /^United States/ }).click();
  await expect(cards(page).locator('[data-price]', { hasText: '¥' })).toHaveCount(0);
  await expect(cards(page)).toHaveCount(40);
});

test('[screen.route-table.30] pages are real links, and a page that does not exist is not found @desktop', async ({
  page,
  request,
}) => {
  await openPage(page, `${LISTING}/page/2`);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(pages.getByRole('link', { name: 'Page 4' })).toHaveAttribute('href', `${LISTING}/page/4`);
  await expect(pages.locator('[rel=prev]')).toHaveAttribute('href', LISTING);
  await expect(pages.locator('[rel=next]')).toHaveAttribute('href', `${LISTING}/page/3`);
  for (const number of ['5', '99', '0', 'two']) {
    expect((await request.get(`${LISTING}/page/${number}`)).status(), number).toBe(404);
  }
});

test('unknown filters are left out, and a choice without pieces says so @desktop', async ({ page }) => {
  await openPage(page, `${LISTING}?color=color-octarine&sort=random`);
  await expect(page.getByText('A filter in this address does not exist')).toBeVisible();
  await page.goto(`${LISTING}?sort=random`);
  await expect(page.getByText('The order in this address does not exist')).toBeVisible();
  await expect(cards(page)).toHaveCount(20);
  await openPage(page, `${LISTING}?category=category-shoes&color=color-sage`);
  await expect(page.getByText('Nothing hangs here with these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).last().click();
  await expect(cards(page)).toHaveCount(20);
});

test.describe('with answers that fail', () => {
  test.use({ allowed: /status of (400|500)/ });

  test('filters that cannot be loaded leave the page whole, pieces that cannot leave those from before, each with a sentence and a retry @desktop', async ({
    page,
  }) => {
    const panel = page.getByRole('region', { name: 'Filter' });
    for (const bad of [
      { status: 500, body: '{"error":"x"}' },
      { status: 200, body: '{"groups":7}' },
      { status: 200, body: '' },
    ]) {
      await page.route(/\/api\/shopify\/metaobjects/, (route) => route.fulfill(bad));
      await openPage(page, LISTING);
      await bar(page).click();
      await expect(page.getByText('The filters cannot be loaded just now.')).toBeVisible();
      await expect(cards(page)).toHaveCount(20);
      await page.unroute(/\/api\/shopify\/metaobjects/);
      await page.getByRole('button', { name: 'Try again' }).press('Enter');
      await expect(panel).toBeFocused();
      // Each card has a group of this name, too.
      await expect(panel.getByRole('group', { name: 'Colour' })).toBeAttached();
    }

    await panel.getByRole('button', { name: /^Show \d+ pieces$/ }).click();
    await expect(panel).toBeHidden();
    const bad = [
      { status: 400, body: '' },
      { status: 200, body: '{"data":{"collection":{"products":7}}}' },
    ];
    for (const answer of bad) {
      await page.route(/graphql\.json/, (route) =>
        route.request().postData()?.includes('query CollectionPage')
          ? route.fulfill(answer)
          : route.fallback(),
      );
      await sort(page, 'newest');
      await expect(page.getByText('Your choice could not be loaded.')).toBeVisible();
      await expect(cards(page)).toHaveCount(20);
      await page.unroute(/graphql\.json/);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Your choice could not be loaded.')).toBeHidden();
      await expect(grid(page)).not.toHaveAttribute('aria-busy', 'true');
      await sort(page, 'featured');
    }
  });
});

test.describe('where Next’s list of pages is gone before the first use', () => {
  test.use({ allowed: /ERR_FAILED|Failed to lookup route/ });

  test('[state.deployment-and-loading.2] a sort still changes the page at once, and another page loads in full @desktop', async ({
    page,
  }) => {
    await page.route(/_buildManifest\.js/, (route) => route.abort());
    await openPage(page, LISTING);
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    const isFirst = () => page.evaluate(() => 'isFirstDocument' in window);
    await sort(page, 'price-low');
    expect(await isFirst()).toBe(true);
    await page.getByRole('link', { name: 'Homepage' }).click();
    await expect(page).toHaveURL('/');
    expect(await isFirst()).toBe(false);
  });
});

test('nothing shifts while the bar of a listing comes to life', { tag: '@phone' }, async ({ page }) => {
  const shifts = await watchShifts(page);
  await openPage(page, LISTING);
  await bar(page).hover();
  await expect(page.locator('html[data-laid-out]')).toBeAttached();
  expect(await shifts()).toBeLessThanOrEqual(0.02);
});
