import { type BrowserContext, expect, type Page } from 'playwright/test';
import { violationsOf } from './accessibility-violations.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { visitFrom } from './visit-from.ts';
import { watchShifts } from './watch-shifts.ts';

const PRODUCT = '/products/aurelia-slip-dress-oxblood';
const first = (page: Page) => page.getByRole('dialog', { name: 'A word about cookies' });
const choices = (page: Page) => page.getByRole('dialog', { name: 'Your choices' });
const cookieLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function storedChoice(page: Page): Promise<{ allowed?: string[]; decidedAt?: number }> {
  return JSON.parse(await page.evaluate(() => localStorage.getItem('consent') ?? '{}'));
}

test.use({ isFirstVisit: true });

test('[what.22] a first visit has the consent dialog, beside which the page stays usable and where it was', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await page.addInitScript(() => {
    const largest: string[] = [];
    Object.assign(window, { largest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const element: unknown = Reflect.get(entry, 'element');
        if (element instanceof Element && element.closest('[role="dialog"]')) largest.push(element.tagName);
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto('/');
  const dialog = first(page);
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAttribute('aria-modal', 'false');
  for (const name of ['Accept all', 'Necessary only', 'Choose'])
    await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  expect(await page.evaluate(() => Reflect.get(window, 'largest'))).toEqual([]);
  expect(await shifts()).toBeLessThan(0.01);

  await page.getByRole('button', { name: 'Toggle Search' }).click();
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
});

test('[screen.route-table.23] the second layer names who stores what, is left without a change, and leads to the list of all cookies, which leads back to it', {
  tag: '@desktop',
}, async ({ page }) => {
  await openPage(page, '/');
  await expect(first(page)).toBeVisible();
  await press(page, 'Choose');
  const dialog = choices(page);
  await expect(dialog.getByRole('heading', { name: 'Your choices' })).toBeFocused();
  await dialog.getByRole('switch', { name: 'Personal' }).click();
  await expect(dialog.getByRole('switch', { name: 'Personal' })).toBeChecked();
  await dialog.getByText('Who, and for how long').nth(1).click();
  await expect(dialog.getByRole('row', { name: /Searchspring.*ssUserId.*1 year/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await storedChoice(page)).toEqual({});

  await cookieLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('switch', { name: 'Personal' })).not.toBeChecked();
  await dialog.getByRole('switch', { name: 'Personal' }).click();
  await dialog.getByRole('button', { name: 'Save my choice' }).click();
  await expect(cookieLink(page)).toBeFocused();
  expect((await storedChoice(page)).allowed).toEqual(['necessary', 'functional']);

  await expect(dialog).toHaveCount(0);
  await cookieLink(page).click();
  await dialog.getByRole('link', { name: 'Every cookie, on one page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const necessary = page.getByRole('region', { name: 'Necessary' }).getByRole('row');
  await expect(necessary.filter({ hasText: 'selectedCountrySymbol' })).toContainText('Cookie, 7 days');
  const personal = page.getByRole('region', { name: 'Personal' }).getByRole('row');
  await expect(personal.filter({ hasText: 'ssUserId' })).toContainText('Searchspring');
  await page.getByRole('link', { name: 'Change your choice' }).click();
  await expect(dialog).toBeVisible();
});

test('the words are those of the visitor’s country; a refusal is stored with its time, and holds in all tabs and on later pages', {
  tag: '@desktop',
}, async ({ page, context }) => {
  for (const [country, words] of [
    ['US', 'neither sell nor share'],
    ['GB', 'Under UK law'],
    ['FR', 'Under European law'],
    ['BR', 'Under the LGPD'],
  ] as const)
    await test.step(`the words are those of ${country}`, async () => {
      await visitFrom(page, country);
      // Another address: a copy that the browser has stored names the country of its own visit.
      await openPage(page, `${PRODUCT}?visit=${country}`);
      await expect(first(page).getByText(words)).toBeVisible();
    });

  const other = await context.newPage();
  await openPage(other, '/');
  await expect(first(other)).toBeVisible();
  await expect(first(page)).toBeVisible();
  await press(other, 'Necessary only');
  await expect(first(other)).toHaveCount(0);
  await expect(first(page)).toHaveCount(0);
  const { allowed, decidedAt = 0 } = await storedChoice(other);
  expect(allowed).toEqual(['necessary']);
  expect(Math.abs(Date.now() - decidedAt)).toBeLessThan(60_000);
  await other.goto('/collections/evening', { waitUntil: 'networkidle' });
  await expect(other.getByRole('status').first()).toBeAttached();
  await expect(first(other)).toHaveCount(0);
});

/** Allows all from the first layer, and waits until what that allows is there. */
async function acceptAll(page: Page, context: BrowserContext) {
  const chat = page.waitForRequest(/bundle-loader/);
  await press(page, 'Accept all');
  await chat;
  await context.addCookies([{ url: page.url(), name: 'ssUserId', value: 'somebody' }]);
}

test.describe('a consent that is taken back', { tag: '@desktop' }, () => {
  // The other tab shows a file, for which browsers look up an icon.
  test.use({ allowed: /favicon/ });

  test('[screen.link-rules.6] by two clicks, or by deleting it in another tab: the page loads again without what it allowed', async ({
    page,
    context,
  }) => {
    const cookieNames = async () => (await context.cookies()).map(({ name }) => name);
    await openPage(page, '/');

    await test.step('deleted in another tab', async () => {
      await acceptAll(page, context);
      const other = await context.newPage();
      // Of the shop's origin, without its scripts.
      await other.goto('/brand/favicon.svg');
      const loaded = page.waitForEvent('load');
      await other.evaluate(() => localStorage.clear());
      await loaded;
      await expect(first(page)).toBeVisible();
      const cookies = await cookieNames();
      expect(cookies).not.toContain('ssUserId');
      expect(cookies).not.toContain('consent');
      await other.close();
    });

    await test.step('withdrawn by two clicks', async () => {
      await acceptAll(page, context);
      await page.evaluate(() => {
        localStorage.setItem('gorgias.guest_id', 'somebody');
        sessionStorage.setItem('gorgias.session_id', 'somebody');
        localStorage.setItem('preference--columns', '2');
      });
      await cookieLink(page).click();
      const loaded = page.waitForEvent('load');
      await choices(page).getByRole('button', { name: 'Necessary only' }).click();
      await loaded;
      expect((await storedChoice(page)).allowed).toEqual(['necessary']);
      expect(
        await page.evaluate(() => ({ ...localStorage, ...sessionStorage, cookies: document.cookie })),
      ).not.toMatchObject({ 'gorgias.guest_id': expect.anything() });
      const stored = await page.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ]);
      expect(stored.filter((key) => key.startsWith('gorgias'))).toEqual([]);
      expect(stored).toContain('preference--columns');
      expect(await cookieNames()).not.toContain('ssUserId');
    });
  });
});

test('Global Privacy Control counts as a refusal, which the preferences show', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('status').first()).toBeAttached();
  await expect(first(page)).toHaveCount(0);
  await cookieLink(page).click();
  await expect(choices(page).getByText('Your browser sends Global Privacy Control.')).toBeVisible();
  await expect(choices(page).getByRole('switch', { checked: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(choices(page)).toHaveCount(0);
  await expect(first(page)).toHaveCount(0);
});

test('[what.22] Global Privacy Control that is turned on after an acceptance takes that back', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await page.goto('/');
  await press(page, 'Accept all');
  await expect.poll(() => storedChoice(page)).toMatchObject({ decidedAt: expect.any(Number) });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await page.goto('/');
  await page.mouse.move(200, 200);
  await expect.poll(() => storedChoice(page)).toEqual({});
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => /^ss|^consent$/.test(name))).toEqual([]);
  await expect(first(page)).toHaveCount(0);
  await cookieLink(page).click();
  await expect(choices(page).getByRole('switch', { checked: true })).toHaveCount(0);
  await choices(page).getByRole('switch').first().click();
  await press(page, 'Save my choice');
  await page.reload();
  await expect.poll(() => storedChoice(page)).toMatchObject({ underSignal: true });
});

test('on a phone it stands above the bar of a product page', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, PRODUCT);
  await expect(first(page)).toBeVisible();
  await page.getByRole('button', { name: 'Select a size' }).click();
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeVisible();
  await expect(first(page)).toBeHidden();
});

test('enlarged text fits, and each button can be reached', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await openPage(page, '/');
  for (const name of ['Accept all', 'Necessary only', 'Choose'])
    await expect(first(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await press(page, 'Choose');
  const save = choices(page).getByRole('button', { name: 'Save my choice' });
  await save.scrollIntoViewIfNeeded();
  await expect(save).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test.describe('both layers', () => {
  // What is still fading in has too little contrast.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('have no accessibility violation', { tag: '@phone' }, async ({ page }) => {
    await openPage(page, '/');
    await expect(first(page)).toBeVisible();
    await first(page).evaluate((element) => Promise.all(element.getAnimations().map((one) => one.finished)));
    await expect(page.locator('html[data-laid-out]')).toBeAttached();
    expect(await violationsOf(page)).toEqual([]);
    await press(page, 'Choose');
    await choices(page).getByText('Who, and for how long').first().click();
    expect(await violationsOf(page)).toEqual([]);
  });
});
