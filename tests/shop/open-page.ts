import { expect, type Page } from 'playwright/test';
import { requestsDone } from './journey.ts';

/** Opens a page and waits for the late parts, of which the live region for notices is one. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('status').first()).toBeAttached();
}

/** Opens a page whose scripts are delayed, and waits until `before-hydration.js` records taps for later. */
export async function openSlowly(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  const recorder = () =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('/before-hydration-')).length;
  await expect.poll(() => page.evaluate(recorder)).toBe(1);
}

/** Opens a page whose scripts do not come until the returned function is called. */
export async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const come = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/chunks\/.+\.js$/, async (route) => {
    await come.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return come.resolve;
}

/** Waits for the bag that the first use of a page prepares: until then requests are still to come. */
export async function bagPrepared(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Toggle Cart, Bag \(\d+\)$/ })).toBeAttached();
  await requestsDone(page);
}

/** Waits for the whole layout: on phones parts of the first one have a guessed height. */
export async function laidOut(page: Page): Promise<void> {
  await expect(page.locator('html[data-laid-out]')).toBeAttached();
}
