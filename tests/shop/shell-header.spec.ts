import { expect, type Page } from 'playwright/test';
import { violationsOf } from './accessibility-violations.ts';
import { test } from './journey.ts';
import { bagPrepared, openPage } from './open-page.ts';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('[screen.site-shell-mobile-header.3] [screen.site-shell-mobile-header.6] each toggle works with the Enter key; the logo closes open panels, and leads home', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('button', { name: 'Toggle Search' });
  await search.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();

  const bag = page.getByRole('button', { name: 'Toggle Cart' });
  await bag.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bag).toBeFocused();

  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Toggle Search' }).click();
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.getByRole('link', { name: 'Homepage' }).click();
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('[screen.site-shell-desktop-header.8] Bag (n) says how many items are in it', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/products/ninon-velvet-bow-black');
  await expect(page.getByRole('banner').getByText('Bag (0)')).toBeVisible();
  await page.getByRole('button', { name: 'Add to Bag' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Bag (1)' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByText('Bag (1)')).toBeVisible();
});

test.describe('[screen.site-shell-desktop-header.2] the dropdown', { tag: '@desktop' }, () => {
  const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
  const word = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
  const picture = (page: Page) => region(page, 'Lingerie').getByRole('figure').locator('img');

  test('opens for the mouse, and not while search is open', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/');
    await test.step('opens on hover with titled columns and its own picture, follows the link pointed at, closes on leave', async () => {
      await word(page, 'Lingerie').hover();
      for (const title of ['Shop', 'By family', 'Help with fit'])
        await expect(region(page, 'Lingerie').getByText(title, { exact: true })).toBeVisible();
      const own = await picture(page).getAttribute('src');
      expect(own).toContain('w=1200');
      await region(page, 'Lingerie').getByRole('link', { name: 'Bodysuits', exact: true }).hover();
      await expect(picture(page)).not.toHaveAttribute('src', own ?? '');
      const followed = await picture(page).getAttribute('src');
      expect(requested.filter((url) => url.includes('w=900')).length).toBeGreaterThanOrEqual(5);
      expect(requested.indexOf(followed ?? '')).toBeGreaterThan(-1);
      await region(page, 'Lingerie').getByRole('link', { name: 'All lingerie' }).first().hover();
      await expect(picture(page)).not.toHaveAttribute('src', followed ?? '');
      await page.mouse.move(700, 850);
      await expect(region(page, 'Lingerie')).toHaveCount(0);
    });

    await test.step('closes on Escape, wherever the focus is', async () => {
      await word(page, 'Lingerie').hover();
      await expect(region(page, 'Lingerie')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(region(page, 'Lingerie')).toHaveCount(0);
      await page.mouse.move(700, 850);
    });

    await test.step('does not open when the mouse crosses an open search; its button still opens it', async () => {
      await page.getByRole('button', { name: 'Toggle Search' }).click();
      await page.getByRole('combobox', { name: 'Search' }).fill('silk slip');
      await word(page, 'Lingerie').hover();
      await page.getByRole('banner').getByRole('button', { name: 'Help', exact: true }).hover();
      await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('silk slip');
      await expect(region(page, 'Lingerie')).toHaveCount(0);
      await button(page, 'Lingerie').press('Enter');
      await expect(region(page, 'Lingerie')).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Search' })).toHaveCount(0);
    });
  });

  test.describe('whose links’ pictures cannot be read', () => {
    test.use({ allowed: /Problem loading settings|ERR_FAILED/ });

    test('keeps its own', async ({ page }) => {
      await page.route(/\/api\/settings$/, (route) => route.abort());
      const warned = page.waitForEvent('console', (message) => /pictures of the menu/.test(message.text()));
      await page.goto('/');
      await word(page, 'Lingerie').hover();
      await warned;
      await region(page, 'Lingerie').getByRole('link', { name: 'Bodysuits', exact: true }).hover();
      await expect(picture(page)).toHaveAttribute('src', /w=1200/);
    });
  });

  const button = (page: Page, name: string) =>
    main(page).getByRole('button', { name: `Show ${name}`, exact: true });

  /** Whether it is visible; the text for screen readers is always in the page. */
  const opacityOf = (page: Page, name: string) =>
    button(page, name).evaluate((element) => getComputedStyle(element).opacity);

  async function openByButton(page: Page, name: string) {
    await button(page, name).press('Enter');
    await expect(region(page, name)).toBeVisible();
  }

  async function openByArrowKey(page: Page, name: string) {
    // Before the links are hydrated an arrow key only scrolls.
    await expect(async () => {
      await word(page, name).press('ArrowDown');
      await expect(region(page, name)).toBeVisible({ timeout: 1_000 });
    }).toPass();
  }

  test('opens for the keyboard, and gives the focus back', async ({ page }) => {
    // axe scrolls the page, and sections that fade in on scroll have too little contrast meanwhile.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/');
    await test.step('opens by a button beside its link, which is visible while it has the focus', async () => {
      await expect(button(page, 'Lingerie')).toHaveAttribute('aria-expanded', 'false');
      await expect(word(page, 'Lingerie')).not.toHaveAttribute('aria-expanded');
      expect(await opacityOf(page, 'Lingerie')).toBe('0');
      await word(page, 'Lingerie').focus();
      await page.keyboard.press('Tab');
      await expect(button(page, 'Lingerie')).toBeFocused();
      expect(await opacityOf(page, 'Lingerie')).toBe('1');
      await page.keyboard.press('Enter');
      await expect(region(page, 'Lingerie')).toBeVisible();
      await expect(button(page, 'Lingerie')).toHaveAttribute('aria-expanded', 'true');
      const id = await region(page, 'Lingerie').getAttribute('id');
      await expect(button(page, 'Lingerie')).toHaveAttribute('aria-controls', `${id}`);
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Space');
      await expect(region(page, 'Lingerie')).toHaveCount(0);
      await expect(button(page, 'Lingerie')).toBeFocused();
      await page.emulateMedia({ reducedMotion: null });
    });

    await test.step('stands between its button and the next link in tab order', async () => {
      await openByButton(page, 'Lingerie');
      await page.keyboard.press('Tab');
      await expect(
        region(page, 'Lingerie').getByRole('link', { name: 'All lingerie' }).first(),
      ).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(button(page, 'Lingerie')).toBeFocused();
      await expect(region(page, 'Lingerie')).toBeVisible();
      await region(page, 'Lingerie').getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expect(word(page, 'Nightwear')).toBeFocused();
      await expect(region(page, 'Lingerie')).toHaveCount(0);

      await openByButton(page, 'Lingerie');
      await page.keyboard.press('Shift+Tab');
      await expect(word(page, 'Lingerie')).toBeFocused();
      await expect(region(page, 'Lingerie')).toHaveCount(0);
    });

    await test.step('gives the focus back to its opener, however it closes', async () => {
      await openByArrowKey(page, 'Lingerie');
      await word(page, 'Nightwear').hover();
      await expect(region(page, 'Nightwear')).toBeVisible();
      await expect(region(page, 'Lingerie')).toHaveCount(0);
      await expect(word(page, 'Lingerie')).toBeFocused();

      await page.keyboard.press('ArrowDown');
      await expect(
        region(page, 'Lingerie').getByRole('link', { name: 'All lingerie' }).first(),
      ).toBeFocused();
      await page.mouse.move(700, 850);
      await expect(region(page, 'Lingerie')).toHaveCount(0);
      await expect(word(page, 'Lingerie')).toBeFocused();

      await openByButton(page, 'Lingerie');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(region(page, 'Lingerie')).toHaveCount(0);
      await expect(button(page, 'Lingerie')).toBeFocused();
    });

    await test.step('opens by arrow key, gives the focus back, and closes when the focus leaves it', async () => {
      await openByArrowKey(page, 'Lingerie');
      await expect(
        region(page, 'Lingerie').getByRole('link', { name: 'All lingerie' }).first(),
      ).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(word(page, 'Lingerie')).toBeFocused();
      await page.keyboard.press('Space');
      await expect(region(page, 'Lingerie')).toBeVisible();
      await region(page, 'Lingerie').getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expect(word(page, 'Nightwear')).toBeFocused();
      await expect(region(page, 'Lingerie')).toHaveCount(0);
    });
  });

  test('gives the focus back also right after it was loaded', async ({ page }) => {
    // Without prefetching it is rendered when it is opened, and removed when it is closed.
    await page.addInitScript(() => {
      Object.assign(window, { requestIdleCallback: () => 0 });
    });
    await openPage(page, '/');
    await openByArrowKey(page, 'Lingerie');
    await expect(region(page, 'Lingerie').getByRole('link', { name: 'All lingerie' }).first()).toBeFocused();
    await word(page, 'Nightwear').hover();
    await expect(region(page, 'Nightwear')).toBeVisible();
    await expect(word(page, 'Lingerie')).toBeFocused();
  });

  test('does not change when the mouse crosses another link on its way down', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await word(page, 'Lingerie').hover();
    await expect(region(page, 'Lingerie')).toBeVisible();
    await bagPrepared(page);
    await page.clock.pauseAt(Date.now() + 3_000);
    await word(page, 'Nightwear').hover();
    await region(page, 'Lingerie').getByRole('link', { name: 'Bras', exact: true }).hover();
    await page.clock.runFor(1000);
    await expect(region(page, 'Lingerie')).toBeVisible();
    await word(page, 'Nightwear').hover();
    await page.clock.runFor(1000);
    await expect(region(page, 'Nightwear')).toBeVisible();
  });
});

test.describe('on a wide touch screen', { tag: '@desktop' }, () => {
  test.use({ hasTouch: true });

  test('[screen.site-shell-desktop-header.2] the first tap opens the dropdown, the second follows the link', async ({
    page,
  }) => {
    await page.goto('/');
    const word = main(page).getByRole('link', { name: 'Lingerie', exact: true });
    await expect(main(page).getByRole('button', { name: 'Show Lingerie' })).toBeAttached();
    await word.tap();
    await expect(page.getByRole('region', { name: 'Lingerie', exact: true })).toBeVisible();
    await expect(page).toHaveURL('/');
    await word.tap();
    await expect(page).toHaveURL('/collections/lingerie');
  });
});

test('the header does not shift while its scripts load', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    const places = new Set<number>();
    Object.assign(window, { places });
    const look = () => {
      const search = document.querySelector('[aria-label="Toggle Search"]');
      if (search) places.add(Math.round(search.getBoundingClientRect().left));
      requestAnimationFrame(look);
    };
    look();
  });
  // The links beside it are hydrated long after everything else.
  let isHeld = false;
  await page.route('**/_next/static/chunks/**', async (route) => {
    const answer = await route.fetch();
    const isTools =
      (await answer.text()).includes('"helpOpen"') && !route.request().url().includes('/pages/');
    if (isTools) {
      isHeld = true;
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
    await route.fulfill({ response: answer });
  });
  await page.goto('/collections/evening', { waitUntil: 'networkidle' });
  expect(isHeld).toBe(true);
  expect(await page.evaluate(() => [...Object(window).places])).toHaveLength(1);
});

test('[error.21] controls keep their labels without the icons', { tag: '@phone' }, async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route('**/icons.svg?*', (route) =>
    route.fulfill({ status: 200, contentType: 'text/plain', body: '' }),
  );
  await page.goto('/');
  await expect.poll(() => warnings).toContain('The icons could not be loaded');
  await page.getByRole('button', { name: 'Toggle Search' }).click();
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
});
