import { expect, type Page } from 'playwright/test';
import { chooseCookies } from './choose-cookies.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { openProduct } from './open-product.ts';

const DRESS = '/products/aurelia-slip-dress-champagne';
const gallery = (page: Page) => page.getByRole('region', { name: /^Pictures,/ });
const zoom = (page: Page) => page.getByRole('dialog', { name: /, zoomed$/ });
const pictures = (page: Page) => gallery(page).getByRole('button', { name: /, Zoom$/ });

test('[screen.product-detail-page.5] a picture opens over the whole window and Escape gives the focus back', async ({
  page,
}, { project }) => {
  await openPage(page, DRESS);
  await pictures(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(zoom(page)).toBeVisible();
  const box = await zoom(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  const shown = zoom(page).getByRole('img');
  await expect(shown.nth(1)).toBeInViewport();
  const [first, second] = [await shown.nth(0).boundingBox(), await shown.nth(1).boundingBox()];
  if (project.name === 'phone') expect(second?.x).toBeGreaterThan(first?.x ?? 0);
  else expect(second?.y).toBeGreaterThan(first?.y ?? 0);
  await page.keyboard.press('Escape');
  await expect(zoom(page)).toBeHidden();
  await expect(pictures(page).nth(1)).toBeFocused();
});

test('[screen.product-detail-page.5] a double tap zooms in and out, and the button closes', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, DRESS);
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

for (const [screen, width, height] of [
  ['phone', 390, 844],
  ['tablet', 820, 1180],
] as const) {
  test(`[screen.product-detail-page.5] two fingers zoom a picture on a ${screen}`, { tag: '@phone' }, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height });
    await openPage(page, DRESS);
    await pictures(page).first().click();
    const picture = zoom(page).getByRole('img').first();
    await expect(picture).toBeVisible();
    const before = (await picture.boundingBox())?.width ?? 0;
    const devtools = await context.newCDPSession(page);
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
  });
}

test('[entity.other-catalogue-entities.4] a film loads when somebody wants to see it', {
  tag: '@phone',
}, async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.mp4/.test(request.url())) films.push(request.url());
  });
  await openPage(page, DRESS);
  const play = gallery(page).getByRole('button', { name: 'Play the film' });
  await play.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(films).toEqual([]);
  await play.click();
  await expect(gallery(page).getByLabel('Film, Aurelia Slip Dress')).toBeFocused();
  await expect.poll(() => films.length).toBeGreaterThan(0);
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

test('[screen.product-detail-page.2] pictures take two thirds of a wide window', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const info = await openProduct(page, '/products/aurelia-slip-dress-oxblood');
  expect(await info.boundingBox()).toMatchObject({ x: 960, width: 480 });
});

test('picture files fit their place', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/products/the-gift-card-oxblood');
  const picture = gallery(page).getByRole('img').first();
  await expect
    .poll(() =>
      picture.evaluate((image) => {
        if (!(image instanceof HTMLImageElement)) return null;
        const file = Number(new URL(image.currentSrc).searchParams.get('width'));
        return { file, isEnough: file >= image.clientWidth };
      }),
    )
    .toEqual({ file: 720, isEnough: true });
});

test('[const.images.6] a phone has a picture of 600 px for one device pixel each', { tag: '@phone' }, async ({
  page,
}) => {
  await openPage(page, DRESS);
  const source = () =>
    gallery(page)
      .getByRole('img')
      .first()
      .evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''));
  await expect.poll(source).toMatch(/progressive=true&width=600/);
});

test('on a phone a wide picture is whole', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/products/aurelia-slip-dress-oxblood');
  const wide = gallery(page)
    .getByRole('img', { name: /side by side/ })
    .first();
  await expect(wide).toHaveCSS('object-fit', 'contain');
});
