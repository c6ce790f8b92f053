import { expect } from 'playwright/test';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';

test('search that is opened while a page is still turning stays, with what was typed', {
  tag: '@desktop',
}, async ({ page }) => {
  await openPage(page, '/cart');
  await page.waitForLoadState('networkidle');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.getByRole('link', { name: 'Homepage' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Toggle Search' }).click();
  const search = page.getByRole('combobox', { name: 'Search' });
  await search.pressSequentially('sil');
  await page.clock.runFor(1_000);
  await search.pressSequentially('k');
  await expect(search).toHaveValue('silk');
  await expect(search).toBeFocused();
});
