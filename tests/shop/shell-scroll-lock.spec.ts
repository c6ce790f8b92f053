import { chromium, expect, type Page } from 'playwright/test';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { watchShifts } from './watch-shifts.ts';

const executablePath = process.env.CHROMIUM_PATH;

// With scrollbars that take room, as on most desktops; the browser of the other journeys hides them.
test('an open drawer keeps the page from scrolling, and the page keeps its width', {
  tag: '@desktop',
}, async ({ baseURL }) => {
  const browser = await chromium.launch({
    ignoreDefaultArgs: ['--hide-scrollbars'],
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath && { executablePath }),
  });
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 1440, height: 900 } });
    await page.goto('/collections/evening');
    const edges = () =>
      page.evaluate(() => {
        const parts = ['header', 'main', 'footer'].flatMap((name) => document.querySelector(name) ?? []);
        return parts.map((part) => Math.round(part.getBoundingClientRect().right));
      });
    const before = await edges();
    expect(before[0]).toBeLessThan(1440);
    await page.getByRole('button', { name: 'Toggle Cart' }).click();
    const drawer = page.getByRole('dialog');
    await expect
      .poll(async () => ((await drawer.boundingBox())?.x ?? 0) + ((await drawer.boundingBox())?.width ?? 0))
      .toBe(1440);
    await page.mouse.wheel(0, 900);
    expect(await edges()).toEqual(before);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(before[0]);
    expect(await edges()).toEqual(before);
  } finally {
    await browser.close();
  }
});

test('a drawer slides out with its content, and nothing on the page moves', async ({ page }) => {
  const shifted = await watchShifts(page);
  await openPage(page, '/collections/swim');
  await page.waitForLoadState('networkidle');
  const before = await shifted();
  const drawer = page.getByRole('dialog', { name: /^Bag/ });
  await clickInHeader(page, 'Toggle Cart');
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBeLessThan(1440);
  await expect(drawer.getByRole('link', { name: 'New' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  expect((await shifted()) - before).toBeLessThan(0.001);
});

test('in the very frame that opens the bag, before the page behind is inert, a press closes it, and does nothing else', {
  tag: '@desktop',
}, async ({ page }) => {
  await openPage(page, '/collections/swim');
  for (const press of ['Escape', 'a link of the page'] as const)
    await test.step(press, async () => {
      await clickInHeader(page, 'Toggle Cart');
      await expect(bagOf(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(bagOf(page)).toBeHidden();

      const address = page.url();
      await page.getByRole('button', { name: 'Toggle Cart' }).evaluate((toggle, pressed) => {
        Object.assign(window, { wasModal: undefined });
        const options = { bubbles: true, cancelable: true };
        const doPress = () => {
          Object.assign(window, { wasModal: document.querySelector('dialog:modal') !== null });
          if (pressed === 'Escape') {
            toggle.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', ...options }));
            return;
          }
          const link = document.querySelector('main article a');
          link?.dispatchEvent(new PointerEvent('pointerdown', options));
          link?.dispatchEvent(new MouseEvent('click', { detail: 1, ...options }));
        };
        new MutationObserver((_, observer) => {
          observer.disconnect();
          doPress();
        }).observe(document.body, { attributeFilter: ['open'], subtree: true });
        if (toggle instanceof HTMLElement) toggle.click();
      }, press);
      await expect.poll(() => page.evaluate(() => Object(window).wasModal)).toBe(false);
      await expect(bagOf(page)).toBeHidden();
      await expect(page.locator('dialog:modal')).toHaveCount(0);
      await clickInHeader(page, 'Toggle Cart');
      await expect(page.locator('dialog:modal')).toHaveCount(1);
      expect(page.url()).toBe(address);
      await page.keyboard.press('Escape');
      await expect(bagOf(page)).toBeHidden();
    });
});

const bagOf = (page: Page) => page.getByRole('dialog', { name: /^Bag/ });

const FAR_DOWN_PX = 1700;

async function scrollFarDown(page: Page) {
  await page.evaluate((top) => window.scrollTo(0, top), FAR_DOWN_PX);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(FAR_DOWN_PX);
}

/** By the mouse's own click: a locator's would scroll by itself. */
async function clickInHeader(page: Page, name: string) {
  const box = await page.getByRole('banner').getByRole('button', { name }).boundingBox();
  if (box === null) throw new Error(`${name} is not in the header.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test('panels of the header do not scroll the page', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/collections/evening');
  await scrollFarDown(page);
  await clickInHeader(page, 'Toggle Search');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await page.keyboard.type('silk');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await scrollY(page)).toBe(FAR_DOWN_PX);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  expect(await scrollY(page)).toBe(FAR_DOWN_PX);
  for (let step = 0; step < 4; step++) await page.keyboard.press('Shift+Tab');
  expect(await scrollY(page)).toBe(FAR_DOWN_PX);
});

test('a focused element is not covered by the header', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/collections/evening');
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  await links.nth(7).focus();
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Shift+Tab');
    const gap = await page.evaluate(() => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const focused = document.activeElement?.getBoundingClientRect();
      return focused ? focused.bottom - header : -1;
    });
    expect(gap).toBeGreaterThan(0);
  }
});
