import { expect, type Page } from 'playwright/test';
import { rebuildPages } from './edit-settings.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { watchShifts } from './watch-shifts.ts';

/** Its page is so short that the carousels stand below the first view, or on a phone behind the tray. */
const APPOINTMENT = '/products/atelier-fitting-ivory';
const GIFT_CARD = '/products/the-gift-card-oxblood';

const carousel = (page: Page) => page.getByRole('region', { name: 'Customers also viewed', exact: true });

for (const path of [APPOINTMENT, GIFT_CARD])
  test(`[screen.recommendations-carousel.4] the carousel of ${path} loads with the first scroll, and nothing moves`, {
    tag: '@phone',
  }, async ({ page }) => {
    // A page of the build is older than the settings of this world.
    await rebuildPages(page.request, [path]);
    const shifted = await watchShifts(page);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const response = page.waitForResponse(/\/api\/recommendations/);
    await openPage(page, path);
    await response;
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((script) => /\/(?:carousels|slider)/.test(script))).toEqual([]);

    const footer = page.getByRole('contentinfo');
    const top = () => footer.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await top();
    await footer.scrollIntoViewIfNeeded();
    await expect(carousel(page).getByRole('article')).not.toHaveCount(0);
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(carousel(page).locator('[data-slides]')).toHaveCount(1);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(12);
    expect(await shifted()).toBeLessThanOrEqual(0.02);
  });

test('a carousel in the first view shows its cards to somebody who only looks', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  await openPage(page, APPOINTMENT);
  await expect(carousel(page).getByRole('article')).not.toHaveCount(0);
});
