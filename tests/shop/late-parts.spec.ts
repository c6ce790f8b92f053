import { expect, type Page } from 'playwright/test';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';

const CHUNKS = /\/_next\/static\/chunks\/[^?]*\.js/;
/** Bounds the time of a journey that takes one script away after the other. */
const MOST_PARTS = 5;

const header = (page: Page) => page.getByRole('banner').first();
const nav = (page: Page) => header(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
const bag = (page: Page) => page.getByRole('button', { name: /^Toggle Cart/ });
const failed = (page: Page) => page.getByText('client-side exception');

/** Scripts that come after the page's own. */
async function lateScripts(page: Page, path: string): Promise<string[]> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (CHUNKS.test(request.url())) asked.add(new URL(request.url()).pathname);
  });
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
  const served = await (await page.request.get(path)).text();
  return [...asked].filter((script) => !served.includes(script)).slice(0, MOST_PARTS);
}

async function expectWhole(page: Page) {
  await expect(page.getByRole('main')).not.toBeEmpty();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(header(page).getByRole('link', { name: 'Homepage' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeAttached();
  await expect(bag(page)).toBeVisible();
  await expect(failed(page)).toHaveCount(0);
}

async function leaveAndComeBack(page: Page) {
  const { href } = new URL(page.url());
  await nav(page).first().click();
  await expect(page).not.toHaveURL(href);
  await expectWhole(page);
  await page.goBack();
  await expect(page).toHaveURL(href);
  await expectWhole(page);
}

test.describe('[error.10] a script that does not come', () => {
  test.use({ allowed: /Failed to load|ERR_|could not be loaded|ChunkLoadError|Loading chunk/ });

  for (const path of ['/', '/products/aurelia-slip-dress-oxblood', '/collections/evening'])
    test(`leaves the rest of ${path} as it is, whichever it is`, { tag: '@desktop' }, async ({
      page,
      context,
    }) => {
      test.setTimeout(300_000);
      const scripts = await lateScripts(page, path);
      expect(scripts.length).toBeGreaterThan(2);
      await page.close();
      for (const script of scripts)
        await test.step(script, async () => {
          const tab = await context.newPage();
          await tab.route(`**${script}`, (route) => route.abort());
          await tab.goto(path);
          await tab.waitForLoadState('networkidle');
          await expectWhole(tab);
          if (path === '/') await leaveAndComeBack(tab);
          await tab.close();
        });
    });

  test('leaves the page, its links and the bag, when it is all of them', async ({ page, context }) => {
    const scripts = await lateScripts(page, '/');
    const tab = await context.newPage();
    await page.close();
    await tab.route(CHUNKS, (route) =>
      scripts.includes(new URL(route.request().url()).pathname)
        ? route.fulfill({ status: 404 })
        : route.continue(),
    );
    await tab.goto('/');
    await tab.waitForLoadState('networkidle');
    await expectWhole(tab);
    await bag(tab).click();
    await expect(tab).toHaveURL('/cart');
  });

  test('leaves the page when Help is hovered, and the next page is loaded in full', {
    tag: '@desktop',
  }, async ({ page }) => {
    await openPage(page, '/');
    const help = header(page).getByRole('button', { name: 'Help' });
    await expect(help).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.route(CHUNKS, (route) => route.fulfill({ status: 404 }));
    await help.hover();
    await expect(help).toHaveAttribute('aria-expanded', 'true');
    await page.waitForLoadState('networkidle');
    await expectWhole(page);
    await page.mouse.move(700, 600);

    // With what is missing the next page is loaded in full.
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    await page.unroute(CHUNKS);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).first().click();
    await expect.poll(() => page.evaluate(() => 'isFirstDocument' in window).catch(() => true)).toBe(false);
  });

  test('search without its panel is the page of search', async ({ page }) => {
    const search = page.getByRole('button', { name: 'Toggle Search' });
    // What is fetched ahead when the page rests must not be there yet.
    await page.addInitScript(() => {
      Object.assign(window, { requestIdleCallback: () => 0 });
    });
    await openPage(page, '/');
    await page.waitForLoadState('networkidle');
    await page.route(CHUNKS, (route) => route.fulfill({ status: 404 }));
    await search.click();
    await expect(page).toHaveURL(/\/search/);
  });

  test('the menu of a phone without its script leads to the footer', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      Object.assign(window, { requestIdleCallback: () => 0 });
    });
    await openPage(page, '/');
    await page.waitForLoadState('networkidle');
    await page.route(CHUNKS, (route) => route.fulfill({ status: 404 }));
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused();
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('a link of a menu that opens something gives the focus back to the menu’s control', () => {
  const menuToggle = (page: Page) => header(page).getByRole('button').first();

  test('letters, from the menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, '/');
    await menuToggle(page).click();
    await header(page).getByRole('link', { name: 'Letters from the house' }).click();
    const panel = page.getByRole('dialog', { name: 'Letters from the house' });
    await expect(panel.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(menuToggle(page)).toBeFocused();
  });

  test('chat, from the menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, '/');
    await menuToggle(page).click();
    await header(page).getByRole('link', { name: 'Let’s chat' }).click();
    await expect(page.getByRole('dialog', { name: 'Privacy Preference Center' })).toBeVisible();
    await expect(menuToggle(page)).toBeFocused();
  });

  test('chat, from Help by keyboard', { tag: '@desktop' }, async ({ page }) => {
    await openPage(page, '/');
    const help = header(page).getByRole('button', { name: 'Help' });
    await help.press('Enter');
    await header(page).getByRole('link', { name: 'Let’s chat' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Privacy Preference Center' })).toBeVisible();
    await expect(help).toBeFocused();
  });
});
