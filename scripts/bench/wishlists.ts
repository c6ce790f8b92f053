import type { Browser, Page } from 'playwright';
import { createWishlistService } from '../../packages/core/src/providers/wishlist/server.ts';
import { swymAccount } from '../../packages/sandbox/src/swym/account.ts';
import { makeCustomer, newEmail, openAs, storefront } from '../../tests/shop/customers.ts';
import { pressByHand } from './press-by-hand.ts';
import { watchDrawn } from './watch-drawn.ts';
import { withBrowser } from './with-browser.ts';

const ROUNDS = 7;
/** CPU slowdown of a mid-range phone against this machine. */
const SLOWDOWN = 4;
const PIECES = 500;
/** So many are shown before 'Show more'. */
const SHOWN = 24;

/** The hearts and lists of a customer of the shop that is open at `siteUrl`, on its sandbox. */
export function wishlistMeasurements(siteUrl: string) {
  return [
    {
      name: `wishlist of ${PIECES}, CPU ÷ ${SLOWDOWN}: a heart of a card`,
      limitMs: 50,
      measure: () => withBrowser((browser) => measureHeart(browser, siteUrl, '/collections/new', 'article')),
    },
    {
      name: `wishlist of ${PIECES}, CPU ÷ ${SLOWDOWN}: the heart of a product`,
      limitMs: 50,
      measure: () =>
        withBrowser((browser) =>
          measureHeart(browser, siteUrl, '/products/aurelia-slip-dress-black', 'main'),
        ),
    },
    {
      name: `wishlist of ${PIECES}: opens`,
      limitMs: 200,
      measure: () => withBrowser((browser) => measureOpening(browser, siteUrl)),
    },
  ];
}

async function makeOwner(siteUrl: string): Promise<string> {
  const email = newEmail('bench');
  await makeCustomer(email);
  const { products } = await storefront(
    '{ products(first: 250) { nodes { id handle variants(first: 10) { nodes { id } } } } }',
  );
  const numberOf = (gid: string) => Number(gid.split('/').at(-1));
  const pieces = Object(products).nodes.flatMap(
    ({ id, handle, variants }: { id: string; handle: string; variants: { nodes: { id: string }[] } }) =>
      variants.nodes.map((variant) => ({
        epi: numberOf(variant.id),
        empi: numberOf(id),
        du: new URL(`/products/${handle}`, siteUrl).href,
      })),
  );
  if (pieces.length < PIECES) throw new Error(`The catalogue has only ${pieces.length} pieces.`);
  const baseUrl = `http://localhost:${process.env.SANDBOX_DESK_PORT ?? 3003}/swym`;
  const service = createWishlistService({ baseUrl, ...swymAccount, timeoutMs: 5_000, fetch });
  const owner = await service.identify(email);
  const { lid } = await service.createList(owner, 'My Wishlist');
  await service.addProductsToList(owner, lid, pieces.slice(0, PIECES));
  return email;
}

async function openAsOwner(browser: Browser, siteUrl: string, email: string, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: siteUrl, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('consent', JSON.stringify({ allowed: ['necessary'], decidedAt: Date.now() }));
  });
  await openAs(page, email, path);
  await page.waitForLoadState('networkidle');
  return page;
}

/** Milliseconds from the click on a heart until its modal is drawn. */
async function measureHeart(
  browser: Browser,
  siteUrl: string,
  path: string,
  place: string,
): Promise<number[]> {
  const email = await makeOwner(siteUrl);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await openAsOwner(browser, siteUrl, email, path);
    // Cards load what they can do when the page is used.
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await page.locator(place).first().hover();
    const heart = page
      .locator(place)
      .getByRole('button', { name: /^Save .* to a wishlist$/ })
      .first();
    await heart.hover();
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await heart.evaluate(watchDrawn, { shown: 'dialog[open] h2' });
    await pressByHand(page, heart);
    times.push(await page.evaluate(() => Object(window).drawnAfterMs));
    await page.context().close();
  }
  return times;
}

/** Milliseconds from the click on 'Wishlists' in the account until the pieces that are shown at first are drawn. */
async function measureOpening(browser: Browser, siteUrl: string): Promise<number[]> {
  const email = await makeOwner(siteUrl);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await openAsOwner(browser, siteUrl, email, '/account');
    const link = page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Wishlists' });
    await link.hover();
    await page.waitForLoadState('networkidle');
    await link.evaluate(watchDrawn, { shown: `main li:nth-child(${SHOWN}) article` });
    await link.click();
    times.push(await page.evaluate(() => Object(window).drawnAfterMs));
    await page.context().close();
  }
  return times;
}
