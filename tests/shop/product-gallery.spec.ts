import { type CDPSession, expect, type Page } from 'playwright/test';
import { chooseCookies } from './choose-cookies.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { openProduct } from './open-product.ts';

const DRESS = '/products/aurelia-slip-dress-champagne';
const gallery = (page: Page) => page.getByRole('region', { name: /^Pictures,/ });
const zoom = (page: Page) => page.getByRole('dialog', { name: /, zoomed$/ });
const pictures = (page: Page) => gallery(page).getByRole('button', { name: /, Zoom$/ });

async function opensAndGivesFocusBack(page: Page, way: 'x' | 'y'): Promise<void> {
  await pictures(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(zoom(page)).toBeVisible();
  const box = await zoom(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  const shown = zoom(page).getByRole('img');
  await expect(shown.nth(1)).toBeInViewport();
  const [first, second] = [await shown.nth(0).boundingBox(), await shown.nth(1).boundingBox()];
  expect(second?.[way]).toBeGreaterThan(first?.[way] ?? 0);
  await page.keyboard.press('Escape');
  await expect(zoom(page)).toBeHidden();
  await expect(pictures(page).nth(1)).toBeFocused();
}

test('[screen.product-detail-page.2] [screen.product-detail-page.5] pictures take two thirds of a wide window, and one opens over all of it until Escape gives the focus back', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const info = await openProduct(page, DRESS);
  expect(await info.boundingBox()).toMatchObject({ x: 960, width: 480 });
  await opensAndGivesFocusBack(page, 'y');
});

async function zoomsWithTwoFingers(page: Page, devtools: CDPSession): Promise<void> {
  await pictures(page).first().click();
  const picture = zoom(page).getByRole('img').first();
  await expect(picture).toBeVisible();
  const before = (await picture.boundingBox())?.width ?? 0;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [-1, 1].map((side, id) => ({ id, x: 195, y: 420 + (side * apart) / 2 })),
    });
  await touch('touchStart', 60);
  for (const apart of [80, 100, 120]) await touch('touchMove', apart);
  await touch('touchEnd', 0);
  await expect.poll(async () => ((await picture.boundingBox())?.width ?? 0) / before).toBeGreaterThan(1.7);
  await page.keyboard.press('Escape');
  await expect(zoom(page)).toBeHidden();
}

test('[screen.product-detail-page.5] [entity.other-catalogue-entities.4] [const.images.6] pictures of a phone are sharp, open and zoom by touch, and its film waits for a press', {
  tag: '@phone',
}, async ({ page, context }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.mp4/.test(request.url())) films.push(request.url());
  });
  await openPage(page, DRESS);
  const devtools = await context.newCDPSession(page);

  await test.step('a phone has a picture of 600 px for one device pixel each', async () => {
    const source = () =>
      gallery(page)
        .getByRole('img')
        .first()
        .evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''));
    await expect.poll(source).toMatch(/progressive=true&width=600/);
  });

  await test.step('a film loads when somebody wants to see it', async () => {
    const play = gallery(page).getByRole('button', { name: 'Play the film' });
    await play.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(films).toEqual([]);
    await play.click();
    await expect(gallery(page).getByLabel('Film, Aurelia Slip Dress')).toBeFocused();
    await expect.poll(() => films.length).toBeGreaterThan(0);
  });

  await test.step('a picture opens over the whole window and Escape gives the focus back', () =>
    opensAndGivesFocusBack(page, 'x'));

  await test.step('a double tap zooms in and out, and the button closes', async () => {
    await pictures(page).first().click();
    const picture = zoom(page).getByRole('img').first();
    await expect(picture).toBeVisible();
    const before = (await picture.boundingBox())?.width ?? 0;
    const width = async () => Math.round(((await picture.boundingBox())?.width ?? 0) / before / 0.5) * 0.5;
    const { width: right, height: bottom } = page.viewportSize() ?? { width: 0, height: 0 };
    const tapTwice = async () => {
      await page.mouse.click(right / 2, bottom / 2);
      await page.mouse.click(right / 2, bottom / 2);
    };
    await tapTwice();
    await expect.poll(width).toBe(2.5);
    await tapTwice();
    await expect.poll(width).toBe(1);
    await zoom(page).getByRole('button', { name: 'Close zoom' }).click();
    await expect(zoom(page)).toBeHidden();
  });

  await test.step('two fingers zoom a picture on a phone', () => zoomsWithTwoFingers(page, devtools));

  await test.step('two fingers zoom a picture on a tablet', async () => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await zoomsWithTwoFingers(page, devtools);
  });
});

test.describe('[call.other-third-party-calls.10] a film on the video host', { tag: '@desktop' }, () => {
  const BRIEF = '/products/odile-high-brief-oxblood';
  const ofHost = (page: Page) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (/\/vimeo\/(?:api|video)\//.test(request.url())) requested.push(request.url());
    });
    return requested;
  };

  test('plays there at a press once the visitor has allowed its player, and asks for nothing before', async ({
    page,
    context,
    baseURL,
  }) => {
    await chooseCookies(context, baseURL ?? '', 'functional');
    const requested = ofHost(page);
    await openPage(page, BRIEF);
    const play = gallery(page).getByRole('button', { name: 'Play the film' });
    await play.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    await play.click();
    const player = page.frameLocator('iframe[title^="Film, "]');
    await expect(player.locator('video')).toBeVisible();
    expect(requested.length).toBeGreaterThan(0);
  });

  test('names the cookies it takes until then, with a link there, and plays when they are allowed', async ({
    page,
  }) => {
    const requested = ofHost(page);
    await openPage(page, BRIEF);
    await gallery(page).getByRole('button', { name: 'Play the film' }).click();
    await expect(page.getByRole('link', { name: 'Watch it on Vimeo' })).toHaveAttribute(
      'href',
      'https://vimeo.com/148751763',
    );
    const message = gallery(page).getByRole('status');
    await expect(message).toBeFocused();
    await expect(message.getByText('To watch the film here, allow personal cookies.')).toBeInViewport({
      ratio: 1,
    });
    expect(requested).toEqual([]);
    await message.getByRole('link', { name: 'Cookie preferences' }).press('Enter');
    const preferences = page.getByRole('dialog', { name: 'Your choices' });
    await preferences.getByRole('switch', { name: 'Personal' }).click();
    await preferences.getByRole('button', { name: 'Save my choice' }).click();
    await expect(page.locator('iframe[title^="Film, "]')).toBeFocused();
  });
});

test.describe('when a gallery cannot be drawn', () => {
  test.use({ allowed: /could not be shown|Cannot read/ });

  test('[error.16] the page says so and still sells', { tag: '@desktop' }, async ({ page }) => {
    await page.route(/\/_next\/data\/.*ninon-velvet-bow-black\.json/, async (route) => {
      // A prefetch without content.
      if (route.request().headers()['x-middleware-prefetch'] || route.request().method() === 'HEAD')
        return route.continue();
      const response = await route.fetch();
      const data = await response.json();
      data.pageProps.product.images = [{ src: null, width: 1, height: 1, altText: null }];
      await route.fulfill({ response, json: data });
    });
    await openPage(page, '/products/ninon-velvet-bow-oxblood');
    await page
      .getByRole('group', { name: 'Colours' })
      .getByRole('link', { name: /^Black/ })
      .first()
      .click();
    await expect(page.getByText(/^An error occurred - /)).toBeVisible();
    await page.getByRole('button', { name: 'Add to Bag' }).click();
    await expect(page.getByRole('dialog', { name: /^Bag/ })).toBeVisible();
  });
});

test('on a phone a wide picture is whole', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/products/aurelia-slip-dress-oxblood');
  const wide = gallery(page)
    .getByRole('img', { name: /side by side/ })
    .first();
  await expect(wide).toHaveCSS('object-fit', 'contain');
});
