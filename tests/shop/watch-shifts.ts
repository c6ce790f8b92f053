import type { Page } from 'playwright/test';

/** Watches what pages move from their next load on; answers how to read the sum, as browsers count it. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Object(entry).value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // The last one is counted when its frame has been painted.
      for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
      return Object(window).shifts.reduce((sum: number, one: number) => sum + one, 0);
    });
}
