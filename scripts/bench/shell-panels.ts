import type { Browser, Page } from 'playwright';
import { pointAt, pressByHand } from './press-by-hand.ts';
import { watchDrawn } from './watch-drawn.ts';
import { withBrowser } from './with-browser.ts';

const ROUNDS = 9;
/** CPU slowdown of a mid-range phone against this machine. */
const SLOWDOWN = 4;
const VISIT_MS = 30_000;
const FIRST_LOOK_MS = 500;

interface Panel {
  name: string;
  width: number;
  /** The control, by its accessible name. */
  control: { role: 'button' | 'link'; name: string };
  /** Is on the page once the panel is open. */
  shown: string;
  isOpenedByHover: boolean;
}

const panels: readonly Panel[] = [
  {
    name: 'mobile menu',
    width: 390,
    control: { role: 'button', name: 'Open menu' },
    shown: 'header nav[aria-label="Main"][data-open]',
    isOpenedByHover: false,
  },
  {
    name: 'search panel',
    width: 1440,
    control: { role: 'button', name: 'Toggle Search' },
    shown: 'header section[data-open] [role="combobox"]',
    isOpenedByHover: false,
  },
  {
    name: 'mega menu',
    width: 1440,
    control: { role: 'link', name: 'Lingerie' },
    shown: 'header section[aria-label="Lingerie"][data-open]',
    isOpenedByHover: true,
  },
];

/** The panels of the shop that is open at `siteUrl`. */
export function shellMeasurements(siteUrl: string) {
  return [
    ...panels.map((panel) => ({
      name: `panel, CPU ÷ ${SLOWDOWN}: ${panel.name}`,
      limitMs: 100,
      measure: () => withBrowser((browser) => measurePanel(browser, siteUrl, panel)),
    })),
    {
      name: 'layout shift of 30 s, × 1000',
      limitMs: 20,
      unit: '',
      measure: () => withBrowser((browser) => measureShift(browser, siteUrl)),
    },
  ];
}

/** Milliseconds from the click, or the hover that opens, until the panel has been drawn; nothing was cached. */
async function measurePanel(browser: Browser, siteUrl: string, panel: Panel): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: { width: panel.width, height: 844 } });
    const page = await context.newPage();
    await page.goto(siteUrl, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    times.push(await openPanel(page, panel));
    await context.close();
  }
  return times;
}

async function openPanel(page: Page, { control, shown, isOpenedByHover }: Panel): Promise<number> {
  const element = page.getByRole('banner').getByRole(control.role, { name: control.name, exact: true });
  const event: 'click' | 'pointerenter' = isOpenedByHover ? 'pointerenter' : 'click';
  await element.evaluate(watchDrawn, { shown, event });
  if (isOpenedByHover) await pointAt(page, element);
  else await pressByHand(page, element);
  return page.evaluate(() => Object(window).drawnAfterMs);
}

/** A visit to the home page while its banner rotates, with one scroll to the footer and back. */
async function measureShift(browser: Browser, siteUrl: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = Object(entry);
        if (!hadRecentInput) Object.assign(window, { shift: Object(window).shift + Number(value) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(siteUrl);
  // Nobody is at the page's end sooner.
  await page.waitForTimeout(FIRST_LOOK_MS);
  await page.mouse.wheel(0, 20_000);
  await page.waitForTimeout(VISIT_MS / 2);
  await page.mouse.wheel(0, -20_000);
  await page.waitForTimeout(VISIT_MS / 2);
  const shift: number = await page.evaluate(() => Object(window).shift);
  return [shift * 1_000];
}
