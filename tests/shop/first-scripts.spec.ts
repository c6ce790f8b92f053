import { expect, type Page } from 'playwright/test';
import { test } from './journey.ts';

const PICTURE = /\/images\/.*\.webp/;

interface Opened {
  /** Addresses of the scripts of Next that were requested so far. */
  scripts: () => string[];
  /** Lets the pictures of the page come. */
  letPicturesCome: () => void;
}

/** Opens the home page, whose pictures do not come yet, up to where it is parsed. */
async function openWithoutPictures(page: Page): Promise<Opened> {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const held = Promise.withResolvers<void>();
  await page.route(PICTURE, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => requested.some((url) => url.includes('/before-hydration-'))).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return {
    scripts: () => requested.filter((url) => url.includes('/_next/static/chunks/')),
    letPicturesCome: held.resolve,
  };
}

/** Its late parts are there, of which the live region for notices is one. */
async function expectHydrated(page: Page): Promise<void> {
  await expect(page.getByRole('status').first()).toBeAttached();
}

test.describe('the scripts of a page', { tag: '@phone' }, () => {
  test('come after its first picture', async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    const { scripts, letPicturesCome } = await openWithoutPictures(page);
    expect(scripts()).toEqual([]);
    letPicturesCome();
    await page.clock.resume();
    await expectHydrated(page);
    expect(scripts().length).toBeGreaterThan(3);
  });

  test('come at once when somebody uses the page, and nothing of it is lost', async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    const { scripts, letPicturesCome } = await openWithoutPictures(page);
    expect(scripts()).toEqual([]);
    await page.getByRole('button', { name: 'Toggle Search' }).tap();
    await page.clock.resume();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible();
    letPicturesCome();
  });

  test('come after its style sheets, also when somebody uses the page', async ({ page }) => {
    const requested: string[] = [];
    page.on('requestfinished', (request) => requested.push(request.url()));
    page.on('request', (request) => request.url().includes('/chunks/') && requested.push(request.url()));
    const held = Promise.withResolvers<void>();
    await page.route(/\.css/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(() => requested.some((url) => url.includes('/before-hydration-'))).toBe(true);
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive');
    await page.keyboard.press('Shift');
    await expect.poll(() => requested.some((url) => PICTURE.test(url))).toBe(true);
    expect(requested.filter((url) => url.includes('/chunks/'))).toEqual([]);
    held.resolve();
    await expectHydrated(page);
  });

  test('do not wait longer than two seconds for a picture', async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    const { scripts, letPicturesCome } = await openWithoutPictures(page);
    await page.clock.runFor(1_900);
    expect(scripts()).toEqual([]);
    await page.clock.runFor(100);
    await page.clock.resume();
    await expectHydrated(page);
    expect(scripts().length).toBeGreaterThan(3);
    letPicturesCome();
  });
});

test.describe('what Next knows of the other pages', { tag: '@phone' }, () => {
  const MANIFEST = /_(?:build|ssg)Manifest\.js/;

  test('comes with the first sign of use, and leads on without a load of the page', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => MANIFEST.test(request.url()) && requested.push(request.url()));
    await page.goto('/products/aurelia-slip-dress-oxblood', { waitUntil: 'networkidle' });
    await expectHydrated(page);
    expect(requested).toEqual([]);
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    await page.getByRole('link', { name: 'Homepage' }).first().tap();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
    expect(requested).toHaveLength(2);
  });
});

test.describe('the scripts of a page whose first picture fails', { tag: '@phone' }, () => {
  test.use({ allowed: /ERR_FAILED/ });

  test('come all the same', async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await page.route(PICTURE, (route) => route.abort());
    await page.goto('/');
    await page.clock.resume();
    await expectHydrated(page);
  });
});
