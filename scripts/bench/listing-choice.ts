import type { Browser, Page } from 'playwright';
import { withBrowser } from './with-browser.ts';

const WIDTH = 1440;
const ROUNDS = 2;
/** Each is another answer. */
const SORTS = ['newest', 'price-low', 'price-high', 'best-selling'];
/** Each leaves other pieces. */
const FILTERS = 4;

/** A choice in the listing of the shop that is open at `siteUrl`. */
export function listingMeasurements(siteUrl: string) {
  return [
    {
      name: 'listing: new grid painted after the last answer',
      limitMs: 150,
      measure: () => withBrowser((browser) => measureChoices(browser, siteUrl)),
    },
    {
      name: 'listing: filtered grid painted after the last answer',
      limitMs: 150,
      measure: () => withBrowser((browser) => measureFilters(browser, siteUrl)),
    },
  ];
}

async function measureChoices(browser: Browser, siteUrl: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: { width: WIDTH, height: 1_000 } });
    const page = await context.newPage();
    await page.goto(`${siteUrl}/collections/evening`, { waitUntil: 'networkidle' });
    for (const sort of SORTS) {
      const choose = () => page.getByRole('combobox', { name: 'Sort' }).selectOption(sort);
      times.push(await measureChoice(page, choose));
    }
    await context.close();
  }
  return times;
}

async function measureFilters(browser: Browser, siteUrl: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: { width: WIDTH, height: 1_000 } });
    const page = await context.newPage();
    await page.goto(`${siteUrl}/collections/evening`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Filter/ }).click();
    const options = page.getByRole('group', { name: 'Colour', exact: true }).getByRole('checkbox');
    await options.first().waitFor({ state: 'attached' });
    for (let at = 0; at < FILTERS; at += 1) {
      times.push(await measureChoice(page, () => options.nth(at).check({ force: true })));
    }
    await context.close();
  }
  return times;
}

/** Milliseconds from the end of the platform's last answer until the frame with the new grid. */
async function measureChoice(page: Page, choose: () => Promise<unknown>): Promise<number> {
  const painted = page.evaluate(() => {
    const grid = document.querySelector('main ul[aria-label="Products"]');
    return new Promise<number>((resolve) => {
      let wasBusy = false;
      const observer = new MutationObserver(() => {
        const isBusy = grid?.getAttribute('aria-busy') === 'true';
        wasBusy ||= isBusy;
        if (isBusy || !wasBusy) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      });
      if (grid) observer.observe(grid, { attributes: true, childList: true });
    });
  });
  await choose();
  const paintedMs = await painted;
  return page.evaluate((until) => {
    const answers = performance.getEntriesByType('resource').flatMap((entry) => {
      const isAnswer = entry instanceof PerformanceResourceTiming && entry.name.includes('graphql');
      return isAnswer && entry.responseEnd <= until ? [entry.responseEnd] : [];
    });
    return until - Math.max(...answers);
  }, paintedMs);
}
