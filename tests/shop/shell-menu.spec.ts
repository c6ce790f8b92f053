import { expect, type Page } from 'playwright/test';
import { test } from './journey.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const open = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click();

test.use({ viewport: { width: 390, height: 844 } });
// The links of the menu are fetched ahead, also those whose pages are not there.
test.use({ allowed: /404/ });

test.describe('the menu of phones [screen.site-shell-mobile-header.2]', { tag: '@desktop' }, () => {
  test('opens, names what it does, and closes by its control and by Escape, which gives the focus back', async ({
    page,
  }) => {
    await page.goto('/');
    await open(page);
    await expect(menu(page)).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu(page)).toHaveCount(0);
    await open(page);
    await menu(page).getByText('Lingerie', { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });

  test('a tap before the page is alive is carried out when it is', async ({ page }) => {
    const scripts = Promise.withResolvers<void>();
    await page.route('**/_next/static/**/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect
      .poll(() =>
        page.evaluate(
          () => performance.getEntriesByName(new URL('/early-taps.js', location.href).href).length,
        ),
      )
      .toBe(1);
    await open(page);
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
    scripts.resolve();
    await expect(menu(page)).toBeVisible();
  });

  test('shows two groups of links a line, and one line at a time', async ({ page }) => {
    await page.goto('/');
    await open(page);
    await menu(page).getByText('Lingerie', { exact: true }).click();
    for (const title of ['Shop', 'By family'])
      await expect(menu(page).getByText(title, { exact: true }).filter({ visible: true })).toBeVisible();
    await menu(page).getByText('Swim', { exact: true }).click();
    await expect(menu(page).getByRole('link', { name: 'The Odile family' })).toBeHidden();
    await menu(page).getByRole('link', { name: 'All swim' }).click();
    await expect(page).toHaveURL('/collections/swim');
    await expect(menu(page)).toHaveCount(0);
  });

  test('ends in account, quick links with their sub-links, and help', async ({ page }) => {
    await page.goto('/');
    await open(page);
    for (const name of ['Login', 'Wishlist', 'Let’s chat', 'Gift cards', 'Phone / Text', 'Email'])
      await expect(menu(page).getByRole('link', { name, exact: true }).filter({ visible: true })).toHaveCount(
        1,
      );
    await expect(menu(page).getByRole('link', { name: 'Repairs' })).toBeHidden();
    await menu(page).getByText('Care', { exact: true }).click();
    await expect(menu(page).getByRole('link', { name: 'Repairs' })).toBeVisible();
  });

  test('[screen.site-shell-desktop-header.17] opening the menu closes search, opening search closes the menu', async ({
    page,
  }) => {
    await page.goto('/');
    const search = page.getByRole('button', { name: 'Toggle Search' });
    await open(page);
    await search.click();
    await expect(page.getByRole('combobox')).toBeFocused();
    await expect(menu(page)).toHaveCount(0);
    await open(page);
    await expect(menu(page)).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });

  test('nothing behind it scrolls or takes the focus', async ({ page }) => {
    await page.goto('/');
    await open(page);
    await expect(menu(page)).toBeVisible();
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(
        () => document.activeElement?.closest('main, footer')?.tagName ?? null,
      );
      expect(place).toBeNull();
    }
    await page.mouse.wheel(0, 800);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 800);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });
});
