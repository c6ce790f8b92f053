import { expect, type Locator, type Page } from 'playwright/test';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';

const SORRY = 'Sorry, it looks like there was an error';

/** Removes the labels of the next page's first card, so that it cannot be rendered. */
async function breakFirstCard(page: Page, nextPage: RegExp): Promise<void> {
  await page.route(nextPage, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"topLabels":\[[^\]]*\]/, '"topLabels":null');
    await route.fulfill({ response, body });
  });
}

test.describe('[error.14] a card that cannot be rendered', () => {
  test.use({ allowed: /reading '(length|find)'|product card could not be shown/ });

  // A prefetch may still be under way.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  test('shows the error in its place in a listing, beside the other cards', async ({ page }) => {
    await breakFirstCard(page, /\/_next\/data\/.*\/collections\/evening\.json/);
    await openPage(page, '/');
    await page.getByRole('link', { name: 'Shop the Evening Collection' }).click();
    await expect(page).toHaveURL('/collections/evening');
    const cards = page.getByRole('list', { name: 'Products' }).getByRole('article');
    await expect(cards.first()).toHaveText(SORRY);
    await expect(page.getByText(SORRY)).toHaveCount(1);
    const link = cards.nth(1).getByRole('heading').getByRole('link');
    await expect(link).toBeVisible();
    const boxes = [await cards.first().boundingBox(), await cards.nth(1).boundingBox()];
    expect(boxes[0]?.y).toBe(boxes[1]?.y);
    expect(boxes[0]?.width).toBeCloseTo(boxes[1]?.width ?? 0, 0);

    await link.click();
    await expect(page).toHaveURL(/\/products\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('shows the error in its place on the home page, and the rest of the page works', {
    tag: '@desktop',
  }, async ({ page }) => {
    await breakFirstCard(page, /\/_next\/data\/.*\/index\.json/);
    await openPage(page, '/cart');
    await page.getByRole('link', { name: 'Homepage' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText(SORRY).first()).toBeVisible();
    await expect(page.getByRole('article').getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  });
});

test('a press on the second picture of a card opens its piece without a load of the page', async ({ page }, {
  project,
}) => {
  await openPage(page, '/collections/evening');
  const card = page.getByRole('list', { name: 'Products' }).getByRole('article').first();
  const second = card.locator('a img + img');
  if (project.name === 'desktop') {
    await card.hover();
    await expect(second).toHaveCSS('opacity', '1');
  } else {
    await card.getByRole('button', { name: 'Go to next image' }).click();
    await expect(second).toBeInViewport({ ratio: 0.9 });
  }
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  const box = await second.boundingBox();
  if (!box) throw new Error('The second picture is not drawn.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 3);
  await expect(page).toHaveURL(/\/products\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toEqual([]);
});

test.describe('the media of a card', { tag: '@desktop' }, () => {
  const champagne = '/collections/slips';
  const products = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('article');
  const film = 'hover-nightgown-window.mp4';
  /** The second picture comes with the tools: until then a colour is a link to its product. */
  const toolsOf = (card: Locator) => expect(card.locator('a img + img')).toBeAttached();

  test('[screen.product-card.2] [state.product-availability-and-status.8] a video plays while its card is hovered, is loaded no earlier, and goes with the colour', async ({
    page,
  }) => {
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('.mp4')) films.push(request.url());
    });
    await openPage(page, champagne);
    const own = products(page).filter({ has: page.locator('h2 a[href*="aurelia-slip-dress-champagne"]') });
    const other = products(page)
      .filter({ has: page.locator('h2 a[href*="aurelia-slip-dress-black"]') })
      .first();
    await own.first().scrollIntoViewIfNeeded();
    expect(films).toEqual([]);
    await own.first().hover();
    const playing = (card: typeof other) =>
      card
        .locator('video')
        .evaluateAll((all) => all.map((one) => one instanceof HTMLVideoElement && !one.paused));
    await expect.poll(() => playing(own.first())).toEqual([true]);
    expect(films.every((url) => url.includes(film))).toBe(true);
    await page.mouse.move(2, 2);
    await expect.poll(() => playing(own.first())).toEqual([false]);

    await other.hover();
    await toolsOf(other);
    await expect(other.locator('video')).toHaveCount(0);
    const before = await own.count();
    await other.getByRole('link', { name: 'Champagne' }).click();
    await expect(own).toHaveCount(before + 1);
  });

  test('[const.collection-handle-to-featured-image-group.4] [screen.product-card.1] a card shows the picture of the collection, also in another colour', async ({
    page,
  }) => {
    await openPage(page, '/collections/mermaidcore');
    const card = products(page)
      .filter({ has: page.locator('h2 a[href*="stella-sequin-mini-champagne"]') })
      .first();
    const picture = card.locator('img').first();
    await expect(picture).toHaveAttribute('src', /stella-champagne-detail/);
    await card.hover();
    await toolsOf(card);
    const place = await products(page).evaluateAll(
      (all, name) => all.findIndex((one) => one.querySelector('h2 a')?.getAttribute('href')?.includes(name)),
      'stella-sequin-mini-champagne',
    );
    await card.getByRole('link', { name: 'Black' }).click();
    await expect(products(page).nth(place).locator('img').first()).toHaveAttribute(
      'src',
      /stella-black-detail/,
    );
  });

  test('[screen.product-card.2] with reduced motion the second picture stands in for the video', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, champagne);
    const own = products(page).filter({ has: page.locator('h2 a[href*="aurelia-slip-dress-champagne"]') });
    await own.first().hover();
    await expect(own.first().locator('img')).toHaveCount(2);
    await expect(own.first().locator('video')).toHaveCount(0);
  });

  test('[screen.product-card.6] outside of listings the text shows when its card is hovered or has the focus', async ({
    page,
  }) => {
    await openPage(page, '/');
    const card = page.getByRole('article').first();
    await card.scrollIntoViewIfNeeded();
    await page.mouse.move(2, 2);
    const opacity = () =>
      card.getByRole('heading').evaluate((heading) => {
        const text = heading.parentElement?.parentElement;
        return text && getComputedStyle(text).opacity;
      });
    await expect.poll(opacity).toBe('0');
    await card.hover();
    await expect.poll(opacity).toBe('1');
    await page.mouse.move(2, 2);
    await expect.poll(opacity).toBe('0');
    await card.getByRole('heading').getByRole('link').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect.poll(opacity).toBe('1');
  });
});

test('[screen.product-card.6] fingers always see the text of a card', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/');
  const text = page.getByRole('article').first().getByRole('heading').locator('../..');
  await expect(text).toHaveCSS('opacity', '1');
});

test('[screen.quick-add.6] the drawer of quick add shows the film of a piece, which can be paused', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, '/collections/slips');
  const card = page
    .getByRole('list', { name: 'Products' })
    .getByRole('article')
    .filter({ has: page.locator('h2 a[href*="aurelia-slip-dress-champagne"]') });
  await card
    .first()
    .getByRole('button', { name: /^Open quick add/ })
    .click();
  const drawer = page.getByRole('dialog', { name: /^Quick add/ });
  const film = drawer.locator('video');
  // Of the whole piece, which takes the place of what the card knows.
  await expect(drawer.getByRole('radio').first()).toBeVisible();
  await film.scrollIntoViewIfNeeded();
  await expect.poll(() => film.evaluate((one) => Object(one).paused)).toBe(false);
  await drawer.getByRole('button', { name: 'Pause the film' }).click();
  await expect.poll(() => film.evaluate((one) => Object(one).paused)).toBe(true);
});

test('[screen.recommendations-carousel.2] each step of a long carousel begins with a whole card, and shows new ones', {
  tag: '@desktop',
}, async ({ page }) => {
  await openPage(page, '/search?q=zzzzqqq');
  const carousel = page.getByRole('region', { name: 'Most kept' });
  await page.mouse.move(300, 300);
  await carousel.scrollIntoViewIfNeeded();
  const row = carousel.locator('[data-slides] > ul');
  await expect(row.locator('li')).toHaveCount(20);
  /** The places of the cards whose left side is in sight; a card that is cut off at the left makes the list empty. */
  const inSight = () =>
    row.evaluate(async (list) => {
      await Promise.all(list.getAnimations().map(({ finished }) => finished));
      const cards = [...list.children].map((card) => ({ card, box: card.getBoundingClientRect() }));
      const shown = cards.filter(({ box }) => box.right > 2 && box.left < innerWidth - 2);
      if (Math.min(...shown.map(({ box }) => Math.abs(box.left))) > 2) return [];
      return shown.map(({ card }) => (card instanceof HTMLElement ? Number(card.dataset.place) : null));
    });
  for (let step = 0; step < 9; step += 1) {
    const from = step * 3;
    await expect.poll(inSight).toEqual([0, 1, 2, 3].map((place) => (from + place) % 20));
    await carousel.getByRole('button', { name: /^Next/ }).click();
  }
});
