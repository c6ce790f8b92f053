import { expect, type Page } from 'playwright/test';

/** Opens a page and waits for the late parts, of which the live region for notices is one. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('status').first()).toBeAttached();
}

/** Opens a page whose scripts are delayed, and waits until `early-taps.js` records taps for later. */
export async function openSlowly(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  const recorder = () => performance.getEntriesByName(new URL('/early-taps.js', location.href).href).length;
  await expect.poll(() => page.evaluate(recorder)).toBe(1);
}
