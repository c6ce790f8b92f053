import { expect, type Page } from 'playwright/test';

/** Opens a page and waits until what comes after hydration is there, as the place for notices. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('status').first()).toBeAttached();
}

/** Opens a page whose scripts are held back, until taps on it are kept for when it is alive. */
export async function openSlowly(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  const keeper = () => performance.getEntriesByName(new URL('/early-taps.js', location.href).href).length;
  await expect.poll(() => page.evaluate(keeper)).toBe(1);
}
