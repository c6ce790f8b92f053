import type { Browser, Page, Route } from 'playwright';
import { withBrowser } from './with-browser.ts';

const ROUNDS = 3;
const CARDS = 500;
/** CPU slowdown of a mid-range phone against this machine. */
const SLOWDOWN = 4;
/** A shorter task is not reported: it counts as one of that length. */
const LONG_TASK_MS = 50;
const SCREENS = 40;

interface CollectionAnswer {
  data: {
    collection: {
      products: {
        edges: { node: { id: string; handle: string; variants: { pageInfo: object } } }[];
        pageInfo: { hasNextPage: boolean };
      };
    };
  };
}

/** Scrolling through a grid of 500 cards, on a phone that is slow. */
export function scrollMeasurements(siteUrl: string) {
  return [
    {
      name: `listing, CPU ÷ ${SLOWDOWN}: longest task while ${CARDS} cards are scrolled`,
      limitMs: LONG_TASK_MS,
      measure: () => withBrowser((browser) => measureScrolls(browser, siteUrl)),
    },
  ];
}

async function measureScrolls(browser: Browser, siteUrl: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 3,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    await page.route('**/graphql.json', multiplyCards);
    await page.goto(`${siteUrl}/collections/evening`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Load more' }).click();
    await page
      .getByRole('article')
      .nth(CARDS - 1)
      .waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    times.push(await scrollThrough(page));
    await context.close();
  }
  return times;
}

/** The longest task, in milliseconds, while fingers scroll from the top to the end. */
async function scrollThrough(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    const tasks: number[] = [];
    Reflect.set(window, 'longTasks', tasks);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let screen = 0; screen < SCREENS; screen += 1) {
    await session.send('Input.synthesizeScrollGesture', {
      ...{ x: 195, y: 600, yDistance: -Math.round(height / SCREENS) },
      ...{ speed: 6000, gestureSourceType: 'touch' },
    });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(() => Math.max(50, ...Reflect.get(window, 'longTasks')));
}

/** Fills the next page of the collection with 500 cards, of the pieces that there are. */
async function multiplyCards(route: Route): Promise<void> {
  if (!route.request().postData()?.includes('query CollectionPage')) return route.fallback();
  const response = await route.fetch();
  const answer: CollectionAnswer = await response.json();
  const { products } = answer.data.collection;
  const entries = products.edges;
  products.edges = Array.from({ length: CARDS }, (_, at) => {
    const entry = entries[at % entries.length];
    if (entry === undefined) throw new Error('The collection has no further pieces.');
    const { id, handle, variants } = entry.node;
    // The platform knows nothing more of a copy.
    const whole = { ...variants, pageInfo: { ...variants.pageInfo, hasNextPage: false } };
    return {
      ...entry,
      node: { ...entry.node, id: `${id}${at}`, handle: `${handle}-${at}`, variants: whole },
    };
  });
  products.pageInfo.hasNextPage = false;
  await route.fulfill({ response, json: answer });
}
