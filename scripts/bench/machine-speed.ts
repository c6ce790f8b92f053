import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { withBrowser } from './with-browser.ts';

/**
 * How fast a browser computes on this machine: Lighthouse's benchmark index. Desktops have 1,000 and more, fast phones
 * 800, mid-range phones 125.
 */
export async function measureMachineSpeed(): Promise<number> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    return page.evaluate(pageFunctions.computeBenchmarkIndex);
  });
}
