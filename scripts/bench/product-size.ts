import type { Browser, Page } from 'playwright';
import { withBrowser } from './with-browser.ts';

const ROUNDS = 5;
/** CPU slowdown of a mid-range phone against this machine. */
const SLOWDOWN = 4;
const pieces = [
  ['dress', '/products/aurelia-slip-dress-oxblood', ['XXS', 'XS', 'S', 'M']],
  ['bra', '/products/odile-balconette-bra-black', ['30B', '32C', '36D', '38E']],
] as const;

/** A size chosen on a product page of the shop that is open at `siteUrl`. */
export function sizeMeasurements(siteUrl: string) {
  return pieces.map(([piece, path, sizes]) => ({
    name: `${piece}, CPU ÷ ${SLOWDOWN}: chosen size painted`,
    limitMs: 50,
    measure: () => withBrowser((browser) => measureSizes(browser, `${siteUrl}${path}`, sizes)),
  }));
}

/** Milliseconds from each choice until the frame that shows it on the button has been painted. */
async function measureSizes(browser: Browser, url: string, sizes: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const [first = '', ...others] = sizes;
    // The scripts of the first use are no part of a choice.
    await sizeOf(page, first).check();
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    for (const size of others) {
      const option = sizeOf(page, size);
      times.push(await option.evaluate(choose, `Add to Bag — ${size}`));
    }
    await context.close();
  }
  return times;
}

/** Its name may go on with how many are left. */
const sizeOf = (page: Page, size: string) => page.getByRole('radio', { name: new RegExp(`^${size}\\b`) });

/** Runs in the page. */
function choose(option: Element, label: string): Promise<number> {
  return new Promise((resolve) => {
    const isShown = () => [...document.querySelectorAll('button')].some((one) => one.textContent === label);
    const startedMs = performance.now();
    const painted = () => resolve(performance.now() - startedMs);
    // The frame that finds it paints it. What follows goes before all else that waits: that is no part of the answer.
    const look = () => {
      if (isShown()) Object(window).scheduler.postTask(painted, { priority: 'user-blocking' });
      else requestAnimationFrame(look);
    };
    if (option instanceof HTMLElement) option.click();
    requestAnimationFrame(look);
  });
}
