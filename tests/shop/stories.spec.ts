import { expect } from 'playwright/test';
import { test } from './journey.ts';
import { watchConsole } from './watch-console.ts';
import { watchShifts } from './watch-shifts.ts';

test('[screen.route-table.24] [screen.route-table.25] [screen.route-table.26] stories and campaigns are found, read, and lead on; a story that was renamed is reached by its former address, and its emphasis is set in italics', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await page.goto('/stories/on-the-bias');
  await expect(page).toHaveURL(/\/stories\/cut-on-the-cross$/);
  const italics = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(({ style, status }) => style === 'italic' && status === 'loaded').length,
    );
  await expect.poll(italics).toBe(1);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Stories', exact: true }).click();
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: /^Care/ }).click();
  await expect(page).toHaveURL(/\/stories\/about\/care$/);
  await page.getByRole('link', { name: /^Washing silk and lace/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Washing silk and lace' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'In this story' })).toBeAttached();
  const next = page.getByRole('region', { name: 'Next story' }).getByRole('link');
  const title = await next.getByRole('heading').textContent();
  await next.click();
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();

  await page.goto('/campaigns');
  await page.getByRole('link', { name: 'The Hour After Six', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Hour After Six' })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/campaigns\/the-hour-after-six$/,
  );
  complaints.expectSilence();
});

test('pages stand still when their typefaces come late', async ({ page }) => {
  const shifts = await watchShifts(page);
  for (const path of ['/stories/cut-on-the-cross', '/pages/accessibility']) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\.woff2$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    // The first frame is painted in what stands in for them.
    await shifts();
    release();
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
      .toBeGreaterThanOrEqual(2);
    expect(await shifts(), path).toBeLessThan(0.02);
    await page.unrouteAll({ behavior: 'wait' });
  }
});
