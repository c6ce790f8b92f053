import { chromium, expect } from 'playwright/test';
import { test } from './journey.ts';

const executablePath = process.env.CHROMIUM_PATH;

// With scrollbars that take room, as on most desktops; the browser of the other journeys hides them.
test('an open drawer holds the page still: nothing moves, nothing of the scrollbar stays', {
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
