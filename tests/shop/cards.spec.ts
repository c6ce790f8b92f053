import { expect, type Page } from 'playwright/test';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';

const SORRY = 'Sorry, it looks like there was an error';

/** What the shop fetches for its next page comes with a card that has no swatches: none can be drawn without. */
async function breakFirstCard(page: Page, nextPage: RegExp): Promise<void> {
  await page.route(nextPage, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"swatches":\[[^\]]*\]/, '"swatches":null');
    await route.fulfill({ response: answer, body });
  });
}

test.describe('[error.14] a card that cannot be drawn', () => {
  test.use({ allowed: /reading '(length|find)'|product card could not be shown/ });

  test('says so in its place in a listing, beside the others', async ({ page }) => {
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

  test('says so in its place on the home page, and the page goes on', async ({ page }) => {
    await breakFirstCard(page, /\/_next\/data\/.*\/index\.json/);
    await openPage(page, '/cart');
    await page.getByRole('link', { name: 'Homepage' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText(SORRY).first()).toBeVisible();
    await expect(page.getByRole('article').getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  });
});
