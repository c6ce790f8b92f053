import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'playwright/test';
import { withBrowser } from '../../scripts/bench/with-browser.ts';
import { addSize } from '../shop/add-size.ts';

const PATHS = ['/', '/collections/evening', '/products/nuit-babydoll-black', '/cart'];
/** How often she sees each of them at least: a small machine has little time for her beside the instances that start. */
const ROUNDS = 2;
/** An instance that was ended is replaced in a few seconds; a small machine takes longer. */
const REPLACED_WITHIN_MS = 30_000;
/** How long a shopper looks at a page. Without it the browser takes half of a small machine from the instances. */
const LOOKS_MS = 1_500;

export interface ShoppingTrip {
  pages: number;
  /** Pages that did not come, or came without their heading. */
  problems: string[];
}

/**
 * A shopper in a browser: puts a piece into the bag, and goes from page to page until the time, in milliseconds, is
 * over and she has seen each of them twice. Throws when the bag does not hold the piece at the end.
 */
export function shopAround(siteUrl: string, ms: number): Promise<ShoppingTrip> {
  return withBrowser(async (browser) => {
    const context = await browser.newContext({ baseURL: siteUrl, viewport: { width: 1440, height: 900 } });
    context.setDefaultTimeout(REPLACED_WITHIN_MS);
    const page = await context.newPage();
    const trip: ShoppingTrip = { pages: 0, problems: [] };
    const until = performance.now() + ms;
    await addSize(page, 'aurelia-slip-dress-black', 'M');
    for (let at = 0; performance.now() < until || at < ROUNDS * PATHS.length; at += 1) {
      const path = PATHS[at % PATHS.length] ?? '/';
      const response = await page.goto(path);
      const hasHeading = await page.getByRole('heading', { level: 1 }).first().isVisible();
      trip.pages += 1;
      if (response?.status() !== 200 || !hasHeading) trip.problems.push(`${path}: ${response?.status()}`);
      await wait(LOOKS_MS);
    }
    const bag = page.getByRole('button', { name: 'Toggle Cart, Bag (1)' });
    await expect(bag).toBeVisible({ timeout: REPLACED_WITHIN_MS });
    return trip;
  });
}
