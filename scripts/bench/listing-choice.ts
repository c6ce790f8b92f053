import type { Browser, Page } from 'playwright';
import { withBrowser } from './with-browser.ts';

const WIDTH = 1440;
const ROUNDS = 2;
/** Each is another answer. */
const SORTS = ['newest', 'price-low', 'price-high', 'best-selling'];

/** A choice in the listing of the shop that is open at `siteUrl`. */
export function listingMeasurements(siteUrl: string) {
  return [
    {
      name: 'listing: new grid painted after the last answer',
      limitMs: 150,
      measure: () => withBrowser((browser) => measureChoices(browser, siteUrl)),
    },
  ];
}

async function measureChoices(browser: Browser, siteUrl: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: { width: WIDTH, height: 1_000 } });
    const page = await context.newPage();
    await page.goto(`${siteUrl}/collections/evening`, { waitUntil: 'networkidle' });
    for (const sort of SORTS) times.push(await measureChoice(page, sort));
    await context.close();
  }
  return times;
}

/** Milliseconds from the end of the platform's last answer until the frame with the new grid. */
async function measureChoice(page: Page, sort: string): Promise<number> {
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
  await page.getByRole('combobox', { name: 'Sort' }).selectOption(sort);
  const paintedMs = await painted;
  return page.evaluate((until) => {
    const answers = performance.getEntriesByType('resource').flatMap((entry) => {
      const isAnswer = entry instanceof PerformanceResourceTiming && entry.name.includes('graphql');
      return isAnswer && entry.responseEnd <= until ? [entry.responseEnd] : [];
    });
    return until - Math.max(...answers);
  }, paintedMs);
}
