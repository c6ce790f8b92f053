import type { Browser, BrowserContext } from 'playwright';
import { chooseCookies } from '../../tests/shop/choose-cookies.ts';
import { withBrowser } from './with-browser.ts';

const ROUNDS = 7;
/** CPU slowdown of a mid-range phone against this machine. */
const SLOWDOWN = 4;
const BLOCKING_MS = 50;
/** Scripts of others come one per idle period. */
const SETTLED_MS = 6_000;
const PATH = '/products/aurelia-slip-dress-oxblood';
const COUNTRIES = ['GB', 'CA', 'JP'];

/** What consent and a visitor's country cost on a product page of the shop that is open at `siteUrl`. */
export function choiceMeasurements(siteUrl: string) {
  return [
    {
      name: `everything allowed, CPU ÷ ${SLOWDOWN}: blocking of the shop's own loading code`,
      limitMs: 50,
      measure: () => withBrowser((browser) => measureConsent(browser, siteUrl)),
    },
    {
      // The doubles' scripts are of 200 KB each, as providers' are: what those do is theirs.
      name: `everything allowed, CPU ÷ ${SLOWDOWN}: blocking together with the scripts of others`,
      limitMs: null,
      measure: () => withBrowser((browser) => measureWithOthers(browser, siteUrl)),
    },
    ...COUNTRIES.map((country) => ({
      name: `${country}: prices after the first paint, warm`,
      limitMs: 300,
      measure: () => withBrowser((browser) => measurePrices(browser, siteUrl, country)),
    })),
  ];
}

/** In turns with a visit that refused. The scripts of others are empty, so that only what loads them is counted. */
async function measureConsent(browser: Browser, siteUrl: string): Promise<number[]> {
  const more: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const refused = await blockingOf(browser, siteUrl, []);
    const allowed = await blockingOf(browser, siteUrl, ['functional', 'analytics', 'marketing']);
    more.push(Math.max(0, allowed - refused));
  }
  return more;
}

async function measureWithOthers(browser: Browser, siteUrl: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(await blockingOf(browser, siteUrl, ['functional', 'analytics', 'marketing'], false));
  }
  return times;
}

async function blockingOf(
  browser: Browser,
  siteUrl: string,
  allowed: ('functional' | 'analytics' | 'marketing')[],
  areOthersEmpty = true,
): Promise<number> {
  const context = await openPhone(browser);
  try {
    await chooseCookies(context, siteUrl, ...allowed);
    await context.route(
      (url) => url.origin !== new URL(siteUrl).origin,
      (route) =>
        areOthersEmpty && route.request().resourceType() === 'script'
          ? route.fulfill({ contentType: 'text/javascript', body: '' })
          : route.continue(),
    );
    const page = await context.newPage();
    await page.addInitScript(observeTasks);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(`${siteUrl}${PATH}`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLED_MS);
    const tasks = await page.evaluate((): number[] => Reflect.get(window, 'longTasks'));
    return tasks.reduce((sum, duration) => sum + Math.max(0, duration - BLOCKING_MS), 0);
  } finally {
    await context.close();
  }
}

/** The second visit of a browser, which has the shop's files. */
async function measurePrices(browser: Browser, siteUrl: string, country: string): Promise<number[]> {
  const context = await openPhone(browser);
  try {
    await context.addCookies([{ url: siteUrl, name: 'sandbox-country', value: country }]);
    await chooseCookies(context, siteUrl);
    const page = await context.newPage();
    await page.addInitScript(observePrices);
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      await page.goto(`${siteUrl}${PATH}`);
      await page.waitForFunction(() => Reflect.get(window, 'pricedAt') > 0);
      const after = await page.evaluate(
        () =>
          Number(Reflect.get(window, 'pricedAt')) -
          (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
      );
      if (round > 0) times.push(Math.max(0, after));
    }
    return times;
  } finally {
    await context.close();
  }
}

const openPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });

/** In the page: milliseconds of each long task. */
function observeTasks(): void {
  const tasks: number[] = [];
  Reflect.set(window, 'longTasks', tasks);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** In the page: when the first price is in the visitor's currency, in milliseconds from navigation. */
function observePrices(): void {
  Reflect.set(window, 'pricedAt', 0);
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[data-price][data-currency]:not([data-currency="USD"])')) return;
    Reflect.set(window, 'pricedAt', performance.now());
    observer.disconnect();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}
