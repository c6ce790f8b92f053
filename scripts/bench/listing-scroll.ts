import type { Browser, CDPSession, Page, Route } from 'playwright';
import { chooseCookies } from '../../tests/shop/choose-cookies.ts';
import { dragFinger } from '../../tests/shop/drag-finger.ts';
import { withBrowser } from './with-browser.ts';

const ROUNDS = 7;
const CARDS = 500;
/** CPU slowdown of a mid-range phone against this machine. */
const SLOWDOWN = 4;
/** A shorter task is not reported: it counts as one of that length. */
const LONG_TASK_MS = 50;
const SWIPES = 60;
/** Of a thumb. */
const SWIPE_PX = 480;

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
    await chooseCookies(context, siteUrl);
    await page.route('**/graphql.json', multiplyCards);
    await page.goto(`${siteUrl}/collections/evening`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Load more' }).tap();
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

/** The longest task, in milliseconds, while a thumb swipes through the grid. Throws when the page stays where it is. */
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
  for (let swipe = 0; swipe < SWIPES; swipe += 1) await swipeUp(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const scrolled = await page.evaluate(() => scrollY);
  if (scrolled < (SWIPES * SWIPE_PX) / 2) throw new Error(`Only ${scrolled} px were scrolled.`);
  return page.evaluate(() => Math.max(50, ...Reflect.get(window, 'longTasks')));
}

/** By touches: the browser's command for a scroll by touch moves no page, in Chromium 156 not even an empty one. */
async function swipeUp(session: CDPSession): Promise<void> {
  const [x, from] = [195, 700];
  await dragFinger(session, { x, y: from }, { x, y: from - SWIPE_PX });
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
