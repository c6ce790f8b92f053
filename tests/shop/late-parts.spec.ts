import { expect, type Page } from 'playwright/test';
import { test } from './journey.ts';
import { openPage, openSlowly } from './open-page.ts';

const CHUNKS = /\/_next\/static\/chunks\/[^?]*\.js/;
/** Limits the time of a journey that blocks one script after the other. */
const MOST_PARTS = 5;

const header = (page: Page) => page.getByRole('banner').first();
const nav = (page: Page) => header(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
const bag = (page: Page) => page.getByRole('button', { name: /^Toggle Cart/ });
const failed = (page: Page) => page.getByText('client-side exception');

/** Scripts that come after the page's own. */
async function lateScripts(page: Page, path: string): Promise<string[]> {
  const requested = new Set<string>();
  page.on('request', (request) => {
    if (CHUNKS.test(request.url())) requested.add(new URL(request.url()).pathname);
  });
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
  const served = await (await page.request.get(path)).text();
  return [...requested].filter((script) => !served.includes(script)).slice(0, MOST_PARTS);
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

/** A part that is missing here loads again with the next page. */
async function expectNextPageInFull(page: Page) {
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await nav(page).first().click();
  await expect.poll(() => page.evaluate(() => 'isFirstDocument' in window).catch(() => true)).toBe(false);
  await expectWhole(page);
}

async function expectBagOnItsPage(page: Page) {
  await page.waitForLoadState('networkidle');
  await bag(page).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Makes parts throw when they are drawn. */
async function breakParts(page: Page, ...names: string[]) {
  await page.route(CHUNKS, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const parts = new RegExp(`\\b(${names.join('|')}):\\(\\)=>[\\w$]+`, 'g');
    const body = script.replace(parts, '$1:()=>()=>{throw Error("broken for this journey")}');
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers, body });
  });
}

test.describe('[error.10] a script that does not load', () => {
  test.use({ allowed: /Failed to load|ERR_|could not be loaded|ChunkLoadError|Loading chunk/ });

  for (const path of ['/', '/products/aurelia-slip-dress-oxblood', '/collections/evening'])
    test(`leaves the rest of ${path} working, whichever it is`, { tag: '@desktop' }, async ({
      page,
      context,
    }) => {
      test.setTimeout(300_000);
      const scripts = await lateScripts(page, path);
      expect(scripts.length).toBeGreaterThan(0);
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

  test('leaves the page, its links and the bag working when all of them are missing', {
    tag: '@phone',
  }, async ({ page, context }) => {
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

  test('leaves the page working when the newsletter cannot open, and the next page is loaded in full', {
    tag: '@desktop',
  }, async ({ page }) => {
    await openPage(page, '/');
    await page.waitForLoadState('networkidle');
    await page.route(CHUNKS, (route) => route.fulfill({ status: 404 }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Letters from the house' }).click();
    await page.waitForLoadState('networkidle');
    await expectWhole(page);
    await page.unroute(CHUNKS);
    await expectNextPageInFull(page);
  });

  test('search without its panel leads to the search page', { tag: '@desktop' }, async ({ page }) => {
    const search = page.getByRole('button', { name: 'Toggle Search' });
    // The panel must not be prefetched when the browser is idle.
    await page.addInitScript(() => {
      Object.assign(window, { requestIdleCallback: () => 0 });
    });
    await openPage(page, '/');
    await page.waitForLoadState('networkidle');
    await page.route(CHUNKS, (route) => route.fulfill({ status: 404 }));
    await search.click();
    await expect(page).toHaveURL(/\/search/);
  });

  test('the mobile menu without its script leads to the footer', { tag: '@phone' }, async ({ page }) => {
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

test.describe('a part that cannot be drawn', { tag: '@desktop' }, () => {
  test.use({ allowed: /broken for this journey|could not be shown|Minified React error/ });

  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  const search = (page: Page) => page.getByRole('button', { name: 'Toggle Search' });
  const drawer = (page: Page) => page.getByRole('dialog', { name: /^Bag/ });

  test('is logged once, with its error, and leaves the rest of the page, its links, search and bag working; the next page is loaded in full', async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await breakParts(page, 'Footer');
    await openPage(page, '/');
    // Its script comes when the page is used.
    await page.keyboard.press('Shift');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const ours = logged.filter((text) => text.includes('A part of the page could not be shown'));
    expect(ours).toEqual([expect.stringContaining('broken for this journey')]);
    await expect(failed(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await search(page).click();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await page.keyboard.press('Escape');
    await bag(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.unrouteAll({ behavior: 'wait' });
    await expectNextPageInFull(page);
  });

  test('leads to the footer when it is the mobile menu, and moves no focus before', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await breakParts(page, 'MobileMenu');
    await openPage(page, '/');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused();
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('leads from the bag’s control to its page when it is LateHosts', async ({ page }) => {
    await breakParts(page, 'LateHosts');
    await page.goto('/');
    await expectBagOnItsPage(page);
  });

  test('leads to the search page when it is the search panel, and from there to the bag’s page when it is CartDrawer', async ({
    page,
  }) => {
    await breakParts(page, 'SearchPanel', 'CartDrawer');
    await openPage(page, '/');
    await search(page).click();
    await expect(page).toHaveURL(/\/search/);
    await expectBagOnItsPage(page);
  });
});

test('a control clicked before its script has come works once it has', {
  tag: '@desktop',
}, async ({ page }) => {
  const served = await (await page.request.get('/')).text();
  const late = Promise.withResolvers<void>();
  await page.route(CHUNKS, async (route) => {
    if (!served.includes(new URL(route.request().url()).pathname)) await late.promise;
    await route.continue();
  });
  await openSlowly(page, '/');
  const help = header(page).getByRole('button', { name: 'Help' });
  await help.press('Enter');
  await expect(help).toHaveAttribute('aria-expanded', 'false');
  late.resolve();
  await expect(header(page).getByRole('link', { name: "Let's chat" })).toBeVisible();
});

test.describe('a link of a menu that opens something gives the focus back to the menu’s control', () => {
  const menuToggle = (page: Page) => header(page).getByRole('button').first();

  test('newsletter and chat, from the mobile menu', { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, '/');
    await menuToggle(page).click();
    await header(page).getByRole('link', { name: 'Letters from the house' }).click();
    const panel = page.getByRole('dialog', { name: 'Letters from the house' });
    await expect(panel.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(menuToggle(page)).toBeFocused();

    await menuToggle(page).click();
    await header(page).getByRole('link', { name: "Let's chat" }).click();
    await expect(page.getByRole('heading', { name: 'Your choices' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuToggle(page)).toBeFocused();
  });
});

test('[screen.site-shell-desktop-header.2] the first hover of the menu draws its dropdown at once; chat, from Help by keyboard, gives the focus back to Help', {
  tag: '@desktop',
}, async ({ page }) => {
  await openPage(page, '/');
  await expect(header(page).getByRole('button', { name: 'Show Lingerie' })).toBeAttached();
  await page.waitForLoadState('networkidle');
  const lingerie = nav(page).filter({ hasText: 'Lingerie' }).first();
  const isOpen = await lingerie.evaluate((word) => {
    word.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    const panel = word.closest('header')?.querySelector('section[data-open]');
    return panel != null && getComputedStyle(panel).position === 'absolute';
  });
  expect(isOpen, 'with its styles, before any script could come').toBe(true);
  await lingerie.hover();
  await page.mouse.move(700, 850);
  await expect(header(page).locator('section[data-open]')).toHaveCount(0);

  const help = header(page).getByRole('button', { name: 'Help' });
  await help.press('Enter');
  await header(page).getByRole('link', { name: "Let's chat" }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your choices' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(help).toBeFocused();
});
