import { chromium, expect, type Page } from 'playwright/test';
import { test } from './journey.ts';
import { laidOut } from './open-page.ts';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Before that the browser and Next scroll by themselves. */
async function waitForShell(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

/** Records when the page arrived, and when it was brought to its top, in ms since the link was followed. */
async function watchTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { next } = Object(window);
    const times: Record<string, number> = {};
    Object.assign(window, { times });
    next.router.events.on('routeChangeStart', () => {
      times.start ??= performance.now();
    });
    next.router.events.on('routeChangeComplete', () => {
      times.arrived ??= performance.now() - (times.start ?? 0);
      times.stoodAt = window.scrollY;
    });
    const watch = () => {
      if (times.arrived !== undefined && window.scrollY === 0)
        times.top ??= performance.now() - (times.start ?? 0);
      requestAnimationFrame(watch);
    };
    watch();
  });
}

const times = (page: Page) =>
  page.evaluate(() => {
    const { times: seen } = Object(window);
    return { arrived: Number(seen.arrived), stoodAt: Number(seen.stoodAt), top: Number(seen.top) };
  });

const pieces = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('article');

/** Far down a listing, with a piece of it in view. */
async function scrollDown(page: Page): Promise<number> {
  await pieces(page).nth(9).scrollIntoViewIfNeeded();
  return scrollY(page);
}

/** Far down a listing to a product, which stands at its top; returns where the listing stood. */
async function followPiece(page: Page): Promise<number> {
  const from = await scrollDown(page);
  await pieces(page).nth(9).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/products\//);
  await expect.poll(() => scrollY(page)).toBe(0);
  return from;
}

async function goToProduct(page: Page): Promise<number> {
  await page.goto('/collections/evening');
  await waitForShell(page);
  return followPiece(page);
}

test('[screen.scroll-behaviour.1] another page is brought to its top after 600 ms', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/collections/evening');
  await waitForShell(page);
  const from = await scrollDown(page);
  expect(from).toBeGreaterThan(500);
  await watchTop(page);
  await pieces(page).nth(9).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/products\//);
  await expect.poll(async () => (await times(page)).top).not.toBeNaN();
  const { arrived, stoodAt, top } = await times(page);
  expect(stoodAt, 'the page arrives where the shopper stands').toBeGreaterThan(0);
  expect(top).toBeGreaterThanOrEqual(Math.max(600, arrived) - 5);
  await expect(page.getByRole('main'), 'reading goes on at the new page').toBeFocused();
  await expect(page.getByRole('main')).toHaveCSS('opacity', '1');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[screen.scroll-behaviour.1] another page is at its top at once', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/collections/evening');
    await waitForShell(page);
    await scrollDown(page);
    await watchTop(page);
    await pieces(page).nth(9).getByRole('heading').getByRole('link').click();
    await expect.poll(async () => (await times(page)).top).not.toBeNaN();
    const { arrived, top } = await times(page);
    expect(top - arrived).toBeLessThan(300);
  });
});

test('[screen.scroll-behaviour.2] back from a product, the listing stands where it stood', async ({
  page,
}) => {
  await page.goto('/');
  await waitForShell(page);
  await page.goto('/collections/evening/page/2');
  await waitForShell(page);
  const from = await scrollDown(page);
  const piece = pieces(page).nth(9).getByRole('heading').getByRole('link');
  const name = (await piece.textContent()) ?? '';
  await piece.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/collections\/evening\/page\/2$/);
  await expect.poll(() => scrollY(page)).toBe(from);
  await page.goForward();
  await expect(page).toHaveURL(/\/products\//);
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('[screen.scroll-behaviour.2] back from a product that was reloaded, over two pages from another site, and from the skip link’s target, the listing stands where it stood', {
  tag: '@desktop',
}, async ({ page }) => {
  await test.step('from a product that was reloaded', async () => {
    const from = await goToProduct(page);
    await page.reload();
    await waitForShell(page);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(from);
  });

  await test.step('over two pages, from a page of another site', async () => {
    const from = await followPiece(page);
    await page.goto('about:blank');
    await page.evaluate(() => void setTimeout(() => history.go(-2), 0));
    await expect(page).toHaveURL(/\/collections\/evening$/);
    await expect.poll(() => scrollY(page)).toBe(from);
  });

  await test.step('from the skip link’s target', async () => {
    await waitForShell(page);
    const from = await scrollDown(page);
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(page).toHaveURL(/#main$/);
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => scrollY(page)).toBeLessThan(from);
    await page.goBack();
    await expect(page).toHaveURL(/\/collections\/evening$/);
    await expect.poll(() => scrollY(page)).toBe(from);
    await page.goForward();
    await expect(page).toHaveURL(/#main$/);
    await expect.poll(() => scrollY(page)).toBeLessThan(from);

    const further = await followPiece(page);
    await page.goBack();
    await expect(page).toHaveURL(/#main$/);
    await expect.poll(() => scrollY(page)).toBe(further);
  });
});

test('[screen.scroll-behaviour.3] the next page of a collection does not move', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/collections/evening');
  await waitForShell(page);
  await laidOut(page);
  const next = page.getByRole('link', { name: 'Next' });
  await next.scrollIntoViewIfNeeded();
  const from = await scrollY(page);
  await watchTop(page);
  await next.click();
  await expect(page).toHaveURL(/\/collections\/evening\/page\/2$/);
  await expect.poll(async () => (await times(page)).arrived).toBeGreaterThan(0);
  // Longer than the page of any other kind would wait.
  await page.waitForFunction(() => performance.now() - Object(window).times.start > 900);
  // A page that is shorter ends sooner.
  const lowest = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(await scrollY(page)).toBe(Math.min(from, lowest));
});

test('a link to a place in another page leads there', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/cart');
  await waitForShell(page);
  await page.evaluate(() => {
    const { next } = Object(window);
    void next.router.push('/collections/evening#main', undefined, { scroll: false });
  });
  await expect(page).toHaveURL(/#main$/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a page from the back/forward cache comes back as it was', { tag: '@desktop' }, async ({ baseURL }) => {
  // Playwright starts its browser without this cache.
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${baseURL}/collections/evening`);
    await waitForShell(page);
    const from = await scrollDown(page);
    await page.evaluate(() => {
      Object.assign(window, { isSamePage: true });
      document.documentElement.dataset.transition = 'leaving';
    });
    await page.goto(`${baseURL}/robots.txt`);
    await page.evaluate(() => void setTimeout(() => history.back(), 0));
    await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window), 'it was not reloaded').toBe(true);
    expect(await scrollY(page)).toBe(from);
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1');
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
  } finally {
    await browser.close();
  }
});

test('[state.scroll-tracking.3] an element that comes into view appears once', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/');
  const rail = page.getByRole('region', { name: 'Most kept' });
  // Out of sight it fades as slowly as it appears later.
  await expect(rail).toHaveCSS('opacity', '0');
  await rail.scrollIntoViewIfNeeded();
  await expect(rail).toHaveCSS('opacity', '1');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(rail).not.toBeInViewport();
  await expect(rail).toHaveCSS('opacity', '1');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('[state.scroll-tracking.3] every element is visible', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    const rail = page
      .getByRole('region')
      .filter({ has: page.getByRole('button', { name: /^Next products/ }) })
      .last();
    await expect(rail).toHaveCSS('opacity', '1');
  });
});
