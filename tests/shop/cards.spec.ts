import { expect, type Page } from 'playwright/test';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';

const SORRY = 'Sorry, it looks like there was an error';

/** Removes the labels of the next page's first card, so that it cannot be rendered. */
async function breakFirstCard(page: Page, nextPage: RegExp): Promise<void> {
  await page.route(nextPage, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"topLabels":\[[^\]]*\]/, '"topLabels":null');
    await route.fulfill({ response, body });
  });
}

test.describe('[error.14] a card that cannot be rendered', () => {
  test.use({ allowed: /reading '(length|find)'|product card could not be shown/ });

  test('shows the error in its place in a listing, beside the other cards', async ({ page }) => {
    await breakFirstCard(page, /\/_next\/data\/.*\/collections\/evening\.json/);
    await openPage(page, '/');
    await page.getByRole('link', { name: 'Shop the Evening Collection' }).click();
    await expect(page).toHaveURL('/collections/evening');
    const cards = page.getByRole('list', { name: 'Products' }).getByRole('article');
    await expect(cards.first()).toHaveText(SORRY);
    await expect(page.getByText(SORRY)).toHaveCount(1);
    const link = cards.nth(1).getByRole('heading').getByRole('link');
    await expect(link).toBeVisible();
    const boxes = [await cards.first().boundingBox(), await cards.nth(1).boundingBox()];
    expect(boxes[0]?.y).toBe(boxes[1]?.y);
    expect(boxes[0]?.width).toBeCloseTo(boxes[1]?.width ?? 0, 0);

    await link.click();
    await expect(page).toHaveURL(/\/products\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('shows the error in its place on the home page, and the rest of the page works', async ({ page }) => {
    await breakFirstCard(page, /\/_next\/data\/.*\/index\.json/);
    await openPage(page, '/cart');
    await page.getByRole('link', { name: 'Homepage' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText(SORRY).first()).toBeVisible();
    await expect(page.getByRole('article').getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  });
});
