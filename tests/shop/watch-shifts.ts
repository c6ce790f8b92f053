import type { Page } from 'playwright/test';

/** Observes layout shifts from the next load on. Returns a function that returns their sum. */
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
      // A shift is reported after its frame has been painted.
      for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
      return Object(window).shifts.reduce((sum: number, one: number) => sum + one, 0);
    });
}
