import type { Browser, Page } from 'playwright';
import { pressByHand } from './press-by-hand.ts';
import { watchDrawn } from './watch-drawn.ts';
import { withBrowser } from './with-browser.ts';

const ROUNDS = 7;
/** CPU slowdown of a mid-range phone against this machine. */
const SLOWDOWN = 4;
const LINES = 250;
const PRODUCT = '/products/aurelia-slip-dress-black';

/** The bag of the shop that is open at `siteUrl`. */
export function bagMeasurements(siteUrl: string) {
  return [
    {
      // Opening a modal dialog restyles the whole page behind it: about 45 ms of them at this slowdown.
      name: `bag, CPU ÷ ${SLOWDOWN}: a line after an add`,
      limitMs: 50,
      measure: () => withBrowser((browser) => measureAdd(browser, siteUrl)),
    },
    {
      name: `bag: ${LINES} lines open`,
      limitMs: 150,
      measure: () => withBrowser((browser) => measureLongBag(browser, siteUrl)),
    },
  ];
}

/** A page for a shopper who has refused cookies, with what the browser is to do before its scripts. */
async function openPage(browser: Browser, prepare: (page: Page) => Promise<void>): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('consent', JSON.stringify({ allowed: ['necessary'], decidedAt: Date.now() }));
  });
  await prepare(page);
  return page;
}

/** Milliseconds from the click on Add to Bag until its line is drawn; no request of the cart returns meanwhile. */
async function measureAdd(browser: Browser, siteUrl: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await openPage(browser, async () => {});
    await page.goto(new URL(PRODUCT, siteUrl).href, { waitUntil: 'networkidle' });
    await page.getByRole('radio', { name: 'M', exact: true }).check();
    const add = page.getByRole('button', { name: /^Add to Bag/ });
    await add.hover();
    await page.waitForLoadState('networkidle');
    await page.route('**/graphql.json', () => {});
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await add.evaluate(watchDrawn, { shown: 'dialog[open] ul > li[aria-busy]' });
    await pressByHand(page, add);
    times.push(await page.evaluate(() => Object(window).drawnAfterMs));
    await page.context().close();
  }
  return times;
}

/** Milliseconds from the click on the bag until its first and last line are there. */
async function measureLongBag(browser: Browser, siteUrl: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await openPage(browser, async (opened) => {
      await opened.route('**/graphql.json', async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        const [line] = body.data?.cart?.lines?.nodes ?? [];
        if (line) {
          body.data.cart.lines.nodes = Array.from({ length: LINES }, (_, at) => ({
            ...line,
            id: `gid://shopify/CartLine/${at}`,
          }));
        }
        await route.fulfill({ response, json: body });
      });
    });
    await page.goto(new URL(PRODUCT, siteUrl).href, { waitUntil: 'networkidle' });
    await page.getByRole('radio', { name: 'M', exact: true }).check();
    await page.getByRole('button', { name: /^Add to Bag/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).waitFor();
    await page.goto(siteUrl, { waitUntil: 'networkidle' });
    const toggle = page.getByRole('button', { name: `Toggle Cart, Bag (${LINES})` });
    await toggle.hover();
    await page.waitForLoadState('networkidle');
    await toggle.evaluate(watchDrawn, { shown: `dialog[open] ul > li:nth-child(${LINES})` });
    await toggle.click();
    times.push(await page.evaluate(() => Object(window).drawnAfterMs));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  }
  return times;
}
