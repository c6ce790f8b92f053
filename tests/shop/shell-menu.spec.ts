import { expect, type Page } from 'playwright/test';
import { test } from './journey.ts';
import { openPage, openSlowly } from './open-page.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const open = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click();

async function scrollToTop(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}

test.use({ viewport: { width: 390, height: 844 } });
// The links of the menu are fetched ahead, also those whose pages are not there.
test.use({ allowed: /404/ });

test.describe('the mobile menu [screen.site-shell-mobile-header.2]', { tag: '@desktop' }, () => {
  test('[screen.site-shell-desktop-header.17] opens, keeps the page behind it still, and closes', async ({
    page,
  }) => {
    await openPage(page, '/');
    await test.step('opens, changes its label, and closes by its control and by Escape, which gives the focus back', async () => {
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

    await test.step('ends in account, quick links with their sub-links, and help', async () => {
      await open(page);
      for (const name of ['Login', 'Wishlist', "Let's chat", 'Gift cards', 'Phone / Text', 'Email'])
        await expect(
          menu(page).getByRole('link', { name, exact: true }).filter({ visible: true }),
        ).toHaveCount(1);
      await expect(menu(page).getByRole('link', { name: 'Repairs' })).toBeHidden();
      await menu(page).getByText('Care', { exact: true }).click();
      await expect(menu(page).getByRole('link', { name: 'Repairs' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toHaveCount(0);
    });

    await test.step('opening the menu closes search, opening search closes the menu', async () => {
      const search = page.getByRole('button', { name: 'Toggle Search' });
      await open(page);
      await search.click();
      await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
      await expect(menu(page)).toHaveCount(0);
      await open(page);
      await expect(menu(page)).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Search' })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(menu(page)).toHaveCount(0);
    });

    await test.step('keeps the page behind it from scrolling and taking the focus', async () => {
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
      await scrollToTop(page);
    });

    await test.step('opens with all groups closed', async () => {
      await open(page);
      await menu(page).getByText('Lingerie', { exact: true }).click();
      await expect(menu(page).getByRole('link', { name: 'All lingerie' })).toBeVisible();
      await page.keyboard.press('Escape');
      await open(page);
      await expect(menu(page)).toBeVisible();
      await expect(menu(page).getByRole('link', { name: 'All lingerie' })).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toHaveCount(0);
    });

    await test.step('closes for a link to a place in the same page', async () => {
      await open(page);
      await expect(menu(page)).toBeVisible();
      // Editors may put such an address into the menu.
      await page.evaluate(() => Object(window).next.router.push('/#main'));
      await expect(menu(page)).toHaveCount(0);
      await expect(page.getByRole('main')).toBeFocused();
      await scrollToTop(page);
    });

    await test.step('closes when a turned tablet shows the other header', async () => {
      await page.setViewportSize({ width: 820, height: 1180 });
      await open(page);
      await expect(menu(page)).toBeVisible();
      await page.setViewportSize({ width: 1180, height: 820 });
      await expect(page.getByRole('contentinfo')).toHaveJSProperty('inert', false);
      await page.mouse.move(600, 600);
      await expect(async () => {
        await page.mouse.wheel(0, 300);
        expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      }).toPass();
      await page.setViewportSize({ width: 820, height: 1180 });
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
      await expect(menu(page)).toHaveCount(0);
      await scrollToTop(page);
      await page.setViewportSize({ width: 390, height: 844 });
    });

    await test.step('shows the groups of one link at a time, two in a row', async () => {
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
  });

  test('leaves the focus in the header when a tablet is turned', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await openPage(page, '/');
    await open(page);
    await page.keyboard.press('Tab');
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Homepage' })).toBeFocused();
  });

  test('opens after hydration for a tap before it', async ({ page }) => {
    const scripts = Promise.withResolvers<void>();
    await page.route('**/_next/static/chunks/**/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await openSlowly(page, '/');
    await open(page);
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
    scripts.resolve();
    await expect(menu(page)).toBeVisible();
  });
});

test.describe('following a link of an overlay', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('focuses the new page, also where nothing scrolls, from search too, and on the way back', async ({
    page,
  }) => {
    await openPage(page, '/');
    await open(page);
    await menu(page).getByText('Swim', { exact: true }).click();
    await menu(page).getByRole('link', { name: 'All swim' }).click();
    await expect(page).toHaveURL('/collections/swim');
    await expect(page.getByRole('main')).toBeFocused();

    await page.getByRole('button', { name: 'Toggle Search' }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill('slip');
    await page
      .getByRole('option', { name: /Aurelia Slip Dress/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/products\//);
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('button', { name: 'Toggle Search' }).click();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/collections/swim');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('a page shorter than its window', { tag: '@desktop' }, () => {
  test('ends with its footer at any width, although hidden menus are drawn above it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 1500 });
    await openPage(page, '/products/not-there');
    for (const width of [390, 1180]) {
      await page.setViewportSize({ width, height: 1500 });
      if (width > 1100) await page.getByRole('banner').getByRole('link', { name: 'Lingerie' }).hover();
      const ends = await page.evaluate(() => {
        const foot = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
        return {
          page: document.documentElement.scrollHeight,
          foot: Math.max(innerHeight, Math.ceil(foot + scrollY)),
        };
      });
      // Parts of a pixel are rounded one way or the other.
      expect(Math.abs(ends.page - ends.foot), `${width} px wide`).toBeLessThanOrEqual(1);
    }
  });
});
