import { expect } from 'playwright/test';
import { test } from './journey.ts';
import { openPage, openWithoutScripts } from './open-page.ts';
import { sortListing } from './sort-listing.ts';

const LISTING = '/collections/evening';

test('pieces that take long are said to be on their way, in the place of their number', async ({ page }) => {
  const count = page.getByText(/^\d+ pieces$/);
  const stillLoading = page.getByText('Still loading', { exact: true });
  await openPage(page, LISTING);
  await expect(count).toBeVisible();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/graphql\.json/, async (route) => {
    if (route.request().postData()?.includes('query CollectionPage')) await released;
    await route.fallback();
  });
  await sortListing(page, LISTING, 'newest');
  await expect(stillLoading).toBeVisible();
  // On a phone the number is there for screen readers only; these words are for everybody.
  expect((await stillLoading.boundingBox())?.width).toBeGreaterThan(50);
  await expect(count).toBeHidden();
  release();
  await expect(count).toBeVisible();
  await expect(stillLoading).toBeHidden();
});

test('a sort that is chosen before the scripts have come is chosen once they have', {
  tag: '@desktop',
}, async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, LISTING);
  const select = page.getByRole('combobox', { name: 'Sort' });
  await select.selectOption('price-low');
  letScriptsCome();
  await expect(page).toHaveURL(/sort=price-low/);
  await expect(select).toHaveValue('price-low');
});
