import { expect, type Locator, type Page } from 'playwright/test';
import { addSize } from './add-size.ts';
import { chooseCookies } from './choose-cookies.ts';
import { desk } from './desk.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { listenToProviders } from './provider-traffic.ts';
import { watchShifts } from './watch-shifts.ts';

const DRESS = '/products/aurelia-slip-dress-oxblood';
const DRESS_SKU = 'AURELIA-SLIP-DRESS-OXBLOOD-XXS';

const carousel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const viewedBy = (page: Page) => carousel(page, 'Customers also viewed');
const slides = (page: Page, name: string) => carousel(page, name).getByRole('listitem');
/** Set by the slider. */
const isLooping = (page: Page, name: string) => carousel(page, name).locator('[data-slides]');

/** Scrolls to where the carousels of a page stand: what draws them loads when they are near. */
async function reach(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('[screen.recommendations-carousel.4] six placeholders of the final size wait for the recommendations', {
  tag: '@phone',
}, async ({ page }) => {
  const held = Promise.withResolvers<void>();
  const shifted = await watchShifts(page);
  await page.route(/\/api\/recommendations/, async (route) => {
    await held.promise;
    await route.continue();
  });
  // Soon: our endpoint has eight seconds.
  await page.goto(DRESS);
  await reach(page);
  await expect(viewedBy(page)).toHaveAttribute('aria-busy', 'true');
  await expect(viewedBy(page).locator('li')).toHaveCount(6);
  await viewedBy(page).scrollIntoViewIfNeeded();
  const before = await viewedBy(page).locator('li').first().boundingBox();
  const shiftedBefore = await shifted();
  held.resolve();
  await expect(viewedBy(page).getByRole('article')).not.toHaveCount(0);
  const after = await viewedBy(page).locator('li').first().boundingBox();
  expect(after?.width).toBeCloseTo(before?.width ?? 0, 0);
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThanOrEqual(12);
  expect((await shifted()) - shiftedBefore).toBeLessThanOrEqual(0.02);
});

for (const [name, width, perView] of [
  ['2.25 cards on a phone', 390, 2.25],
  ['3.5 cards on a desktop', 1440, 3.5],
] as const)
  test(`[screen.product-detail-page.19] [const.timings.8] [call.site-search-provider.9] [entity.cms-settings-document.18] [screen.recommendations-carousel.1] [screen.recommendations-carousel.2] a product page requests recommendations a second after it, with its product, and shows them under the settings’ heading; the slider shows ${name}, and loops by its arrow and by swiping`, {
    tag: width === 390 ? '@phone' : '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const recommended = page.waitForRequest(/\/api\/recommendations/);
    await openPage(page, DRESS);
    const sent = new URL((await recommended).url()).searchParams;
    expect(Object.fromEntries(sent)).toEqual({ profile: 'product-page', product: DRESS_SKU });
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((path) => path.includes('/slider'))).toEqual([]);
    await reach(page);
    await expect(viewedBy(page).getByRole('article')).not.toHaveCount(0);
    await viewedBy(page).scrollIntoViewIfNeeded();
    await expect(isLooping(page, 'Customers also viewed')).toHaveCount(1);
    const list = slides(page, 'Customers also viewed');
    const box = await list.first().boundingBox();
    expect(width / ((box?.width ?? 0) + 2)).toBeCloseTo(perView, 1);

    const first = viewedBy(page).locator('[data-place="0"]');
    const last = viewedBy(page).locator(`[data-place="${(await list.count()) - 1}"]`);
    await expectInRow(first);
    await swipe(page, 1);
    await expectInRow(last);
    await swipe(page, -1);
    await expectInRow(first);
    const next = viewedBy(page).getByRole('button', { name: /^Next products/ });
    for (let step = 0; step < 12; step += 1) {
      await next.click();
      await viewedBy(page)
        .locator('.swiper-wrapper')
        .evaluate((row) => Promise.all(row.getAnimations().map(({ finished }) => finished)));
    }
    await expectInRow(viewedBy(page).locator('.swiper-slide-active'));
  });

/** At least half of the card stands between the window's sides; how high it stands is another matter. */
async function expectInRow(card: Locator): Promise<void> {
  const share = () =>
    card.evaluate((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return (Math.min(right, innerWidth) - Math.max(left, 0)) / width;
    });
  await expect.poll(share).toBeGreaterThanOrEqual(0.5);
}

/** Drags the row by a card and a half: 1 to the right, towards what stands before. */
async function swipe(page: Page, direction: 1 | -1): Promise<void> {
  const row = viewedBy(page).locator('[data-slides]');
  // Brings it into the window, and waits until nothing moves it any more.
  await row.hover({ position: { x: 300, y: 60 } });
  const box = await row.boundingBox();
  if (!box) throw new Error('The row is not drawn');
  const [x, y] = [box.x + box.width / 2, box.y + 60];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const part of [0.2, 0.5, 0.8, 1]) await page.mouse.move(x + direction * part * 260, y);
  await page.mouse.up();
}

test('[call.site-search-provider.13] [call.site-search-provider.14] [call.site-search-provider.15] [call.site-search-provider.16] [call.site-search-provider.17] [call.site-search-provider.18] [const.recommendations.1] [screen.recommendations-carousel.3] beacons of a product page are those of the specification, field by field, and the data layer names the list', {
  tag: '@desktop',
}, async ({ page, context, baseURL }) => {
  await chooseCookies(context, baseURL ?? '', 'functional', 'marketing');
  const traffic = listenToProviders(context);
  const response = page.waitForResponse(/\/api\/recommendations/);
  await openPage(page, DRESS);
  const { products } = await (await response).json();
  await reach(page);
  await expect(viewedBy(page).getByRole('article')).not.toHaveCount(0);
  const shown = await viewedBy(page).getByRole('article').count();
  const batches = () =>
    traffic.bodies('searchspring').map((batch) => Object.values(batch).map((event) => Object(event)));
  await expect
    .poll(async () => {
      // What comes above it may move it out of sight again.
      await viewedBy(page).scrollIntoViewIfNeeded();
      return batches().length;
    })
    .toBe(2);
  const link = viewedBy(page).locator('[data-place="1"]').getByRole('heading').getByRole('link');
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/products\/[\w-]+\?ref=recommendations-card$/);
  await link.click();
  await expect(page).toHaveURL(href);
  await expect.poll(() => batches().length).toBeGreaterThanOrEqual(3);

  const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, value]));
  const all = {
    category: 'searchspring.recommendations.user-interactions',
    context: {
      userId: cookies.get('ssUserId'),
      sessionId: cookies.get('ssSessionIdNamespace'),
      pageLoadId: expect.stringMatching(UUID),
      website: { trackingCode: 'sndbx1' },
    },
  };
  const subject = { type: 'product-recommendation', tag: 'product-page', placement: 'product-page' };
  const profile = { tag: 'product-page', placement: 'product-page', seed: [{ sku: DRESS_SKU }] };
  const [render = [], impression = [], click = []] = batches();
  for (const [type, batch, count] of [
    ['render', render, shown],
    ['impression', impression, 4],
    ['click', click, 1],
  ] as const) {
    const [parent, ...children] = batch;
    expect(parent).toEqual({
      ...all,
      type: `profile.${type}`,
      id: expect.stringMatching(UUID),
      pid: null,
      event: { context: subject, profile },
    });
    expect(children).toHaveLength(count);
    for (const [at, child] of children.entries()) {
      const { event, ...frame } = child;
      expect(frame).toEqual({
        ...all,
        type: `profile.product.${type}`,
        id: expect.stringMatching(UUID),
        pid: parent.id,
      });
      const place = type === 'click' ? 1 : at;
      const path = await viewedPath(products, shown, place, traffic.bodies('searchspring'));
      const core = { name: expect.any(String), sku: expect.any(String), url: path };
      const id = expect.stringMatching(/^\d+$/);
      const product = type === 'click' ? { id, mappings: { core: { uid: id, ...core } } } : { id, ...core };
      expect(event).toEqual({ context: subject, product });
    }
  }
  const ids = batches().flatMap((batch) => batch.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  const pageLoads = new Set([...render, ...impression, ...click].map(({ context: of }) => of.pageLoadId));
  expect(pageLoads.size).toBe(1);

  const listed = () =>
    traffic.bodies('gtm').filter(({ event }) => event === 'dl_view_item_list' || event === 'dl_select_item');
  await expect.poll(() => listed().length).toBe(2);
  const list = 'recommended for you';
  const chosen = `${list} - position 2`;
  expect(listed()).toMatchObject([
    { ecommerce: { impressions: expect.arrayContaining([expect.objectContaining({ list, position: 1 })]) } },
    {
      ecommerce: {
        click: {
          actionField: { list: chosen, action: 'click' },
          products: [{ url: href.split('?')[0], position: 2 }],
        },
      },
    },
  ]);
  expect(await traffic.refusals()).toEqual([]);
});

/** The address of the product at a place of the carousel, as the first beacon lists them. */
async function viewedPath(
  products: { handle: string }[],
  shown: number,
  place: number,
  bodies: Record<string, unknown>[],
): Promise<string> {
  const urls = Object.values(bodies[0] ?? {}).flatMap((event) => {
    const { product } = Object(Object(event).event);
    return product ? [String(product.url)] : [];
  });
  expect(urls).toHaveLength(shown);
  const known = products.map(({ handle }) => `/products/${handle}`);
  expect(urls.every((url) => known.includes(url))).toBe(true);
  return urls[place] ?? '';
}

test('[const.recommendations.2] [call.site-search-provider.5] the bag’s page has recommendations for what is in it, at the placement of the basket', {
  tag: '@desktop',
}, async ({ page, context, baseURL }) => {
  await chooseCookies(context, baseURL ?? '', 'functional');
  const traffic = listenToProviders(context);
  await addSize(page, 'aurelia-slip-dress-oxblood', 'M');
  const request = page.waitForRequest(/\/api\/recommendations\?profile=basket-page/);
  await page.goto('/cart');
  await reach(page);
  const sent = new URL((await request).url()).searchParams;
  expect(sent.get('cart')).toBe('AURELIA-SLIP-DRESS-OXBLOOD-M');
  expect(sent.get('lastViewed')).toBe(DRESS_SKU);
  await reach(page);
  await expect(viewedBy(page).getByRole('article')).not.toHaveCount(0);
  const placements = () =>
    traffic
      .bodies('searchspring')
      .flatMap((batch) => Object.values(batch).map((event) => Object(event).event.profile?.placement));
  await expect.poll(placements).toContain('basket-page');
});

test('[const.recommendations.2] home has recommendations above its invitation, requested when they are near', {
  tag: '@desktop',
}, async ({ page }) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  expect(paths).not.toContain('/api/recommendations');
  const request = page.waitForRequest(/\/api\/recommendations\?profile=home-page$/);
  await page.getByRole('heading', { name: 'First refusal' }).scrollIntoViewIfNeeded();
  await request;
  await expect(carousel(page, 'Recommended for you').getByRole('article')).not.toHaveCount(0);
});

test.describe('while recommendations fail', () => {
  test.use({ allowed: /status of (404|5\d\d)|could not be/ });
  test.afterEach(() => desk.clearFaults());

  test('[error.5] the page goes on without them', { tag: '@desktop' }, async ({ page }) => {
    await page.route(/\/api\/recommendations/, (route) => route.fulfill({ status: 502, json: {} }));
    const response = page.waitForResponse(/\/api\/recommendations/);
    await openPage(page, DRESS);
    await response;
    await expect(viewedBy(page)).toHaveCount(0);
    await expect(carousel(page, 'Complete the look')).toBeVisible();
  });
});
