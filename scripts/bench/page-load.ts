import type { Browser, CDPSession } from 'playwright';
import { comparePaints } from './compare-paints.ts';
import { serveCopies } from './serve-copies.ts';
import { withBrowser } from './with-browser.ts';

const ROUNDS = 7;
/** CPU slowdown of a mid-range phone against this machine. */
const SLOWDOWN = 4;
/** What audits call slow 4G: bytes per second, and milliseconds of latency. */
const NETWORK = { offline: false, downloadThroughput: 204_800, uploadThroughput: 93_750, latency: 150 };
const LINE = { latencyMs: NETWORK.latency, bytesPerSecond: NETWORK.downloadThroughput };
const PHONE = { width: 390, height: 844 };
/** A task that lasts longer blocks. */
const BLOCKING_MS = 50;

interface Route {
  name: string;
  path: string;
  /** Milliseconds. */
  blockingLimit: number;
}

const routes: readonly Route[] = [
  { name: 'home', path: '/', blockingLimit: 80 },
  { name: 'listing', path: '/collections/evening', blockingLimit: 60 },
  { name: 'product', path: '/products/aurelia-slip-dress-oxblood', blockingLimit: 60 },
];

interface Load {
  /** Milliseconds from navigation to the largest contentful paint. */
  largestPaint: number;
  /** Milliseconds from navigation to the first contentful paint. */
  firstPaint: number;
  longTasks: Task[];
}

/** Milliseconds from navigation, and how long. */
interface Task {
  startTime: number;
  duration: number;
}

/** Loading of the pages of an open shop, each beside its copy without scripts, in turns. */
export function loadMeasurements(siteUrl: string) {
  return routes.flatMap((route) => {
    let loads: Promise<{ whole: Load[]; bare: Load[] }> | null = null;
    const measure = () => {
      loads ??= withBrowser((browser) => loadInTurns(browser, siteUrl, route.path));
      return loads;
    };
    return [
      {
        name: `${route.name}, Lighthouse: LCP ÷ without scripts`,
        limitMs: 1.15,
        unit: '×',
        measure: () => comparePaints(siteUrl, route.path, LINE),
      },
      {
        // All requests share one slow connection evenly here, whatever their priority.
        name: `${route.name}, evenly shared: LCP ÷ without scripts`,
        limitMs: null,
        unit: '×',
        measure: async () => {
          const { whole, bare } = await measure();
          return whole.map(
            ({ largestPaint }, round) => largestPaint / (bare[round]?.largestPaint ?? Number.NaN),
          );
        },
      },
      {
        // The layout of the document itself, which no script may lengthen.
        name: `${route.name}, CPU ÷ ${SLOWDOWN}: longest task before the first paint ÷ without scripts`,
        limitMs: 1.25,
        unit: '×',
        measure: async () => {
          const { whole, bare } = await measure();
          return whole.map((one, round) => longest(tasksBefore(one)) / longest(tasksBefore(bare[round])));
        },
      },
      {
        name: `${route.name}, CPU ÷ ${SLOWDOWN}: longest task after the first paint`,
        limitMs: 80,
        measure: async () => (await measure()).whole.map((one) => longest(tasksAfter(one))),
      },
      {
        name: `${route.name}, CPU ÷ ${SLOWDOWN}: blocking after the first paint`,
        limitMs: route.blockingLimit,
        measure: async () => (await measure()).whole.map((one) => blockingOf(tasksAfter(one))),
      },
    ];
  });
}

function blockingOf(durations: readonly number[]): number {
  return durations.reduce((sum, duration) => sum + Math.max(0, duration - BLOCKING_MS), 0);
}

/** A task shorter than a long one is not reported: it counts as one of that length. */
function longest(durations: readonly number[]): number {
  return Math.max(BLOCKING_MS, ...durations);
}

/** Durations of the long tasks up to the one that paints first; none of no load. */
function tasksBefore(load: Load | undefined): number[] {
  return (load?.longTasks ?? [])
    .filter(({ startTime }) => startTime < (load?.firstPaint ?? 0))
    .map((task) => task.duration);
}

function tasksAfter({ longTasks, firstPaint }: Load): number[] {
  return longTasks.filter(({ startTime }) => startTime >= firstPaint).map((task) => task.duration);
}

/** One load of each kind that is not counted, then as many as there are rounds. */
async function loadInTurns(
  browser: Browser,
  siteUrl: string,
  path: string,
): Promise<{ whole: Load[]; bare: Load[] }> {
  const copies = await serveCopies(siteUrl);
  const whole: Load[] = [];
  const bare: Load[] = [];
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const loads = [
        await load(browser, `${copies.whole}${path}`, 'html[data-laid-out]'),
        await load(browser, `${copies.bare}${path}`, 'html'),
      ];
      if (round === 0) continue;
      whole.push(...loads.slice(0, 1));
      bare.push(...loads.slice(1));
    }
  } finally {
    copies.close();
  }
  return { whole, bare };
}

/** `finished` is a selector: what the page has once its scripts have done their work. */
async function load(browser: Browser, url: string, finished: string): Promise<Load> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await emulatePhone(session);
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForSelector(finished, { state: 'attached' });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForLoadState('networkidle');
    return await page.evaluate((): Load => Reflect.get(window, 'pageLoad'));
  } finally {
    await context.close();
  }
}

async function emulatePhone(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** In the page: collects the paints and the long tasks. */
function observe(): void {
  const seen: Load = { largestPaint: 0, firstPaint: 0, longTasks: [] };
  Reflect.set(window, 'pageLoad', seen);
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName('first-contentful-paint')) seen.firstPaint = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
}
