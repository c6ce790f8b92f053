import { expect, type Page } from 'playwright/test';
import { test } from './journey.ts';

const permanent = [
  ['[screen.client-redirects.1]', '/pages/stories/washing-silk', '/stories/washing-silk'],
  ['[screen.client-redirects.1]', '/en/pages/stories/washing-silk', '/en/stories/washing-silk'],
  ['[screen.client-redirects.2]', '/pages/campaigns/nocturne', '/campaigns/nocturne'],
  ['[screen.client-redirects.2]', '/pages/campaign', '/campaigns'],
  ['[screen.client-redirects.3]', '/collections/new-in', '/collections/new'],
  ['[screen.client-redirects.4]', '/collections/the-favorites', '/collections/highly-coveted'],
  ['[screen.client-redirects.5]', '/collections/sunday-forever', '/'],
  ['[screen.client-redirects.6]', '/pages/get-in-contact', '/pages/contact'],
  ['[screen.client-redirects.7]', '/products/odette-tea-dress', '/products/odette-tea-dress-cream'],
  ['[screen.client-redirects.7]', '/products/lux-corset-mini-1', '/products/lux-corset-mini-black'],
  ['the platform’s, of a path that no page serves', '/shop', '/collections/new'],
  ['the platform’s, of a product', '/products/aurelia-slip', '/products/aurelia-slip-dress-oxblood'],
  ['the platform’s, to a page once renamed', '/collections/after-six', '/collections/evening'],
] as const;

for (const [rule, from, to] of permanent) {
  test(`${rule}: ${from} is a permanent redirect`, { tag: '@desktop' }, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([308, to]);
  });
}

test('[screen.client-redirects.8] editors’ route rules redirect permanently or temporarily', {
  tag: '@desktop',
}, async ({ request }) => {
  for (const [from, status, to] of [
    ['/pages/about', 308, '/pages/our-story'],
    ['/blogs/journal', 307, '/stories/cut-on-the-cross'],
    ['/pages/refer-a-friend', 307, '/account/rewards#refer'],
    ['/pages/worn-again', 307, 'https://resale.example/vesper?from=shop'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([from, answer.status(), answer.headers().location]).toEqual([from, status, to]);
  }
});

for (const [from, to] of [
  ['/collections/new-in?discount=SAVE10&country=FR', '/collections/new?discount=SAVE10&country=FR'],
  ['/pages/refer-a-friend?utm_source=letter', '/account/rewards?utm_source=letter#refer'],
] as const) {
  test(`[screen.client-redirects.8] ${from} keeps its query`, { tag: '@desktop' }, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.headers().location).toBe(to);
  });
}

for (const path of ['/shop', '/pages/stories/washing-silk', '/pages/get-in-contact', '/collections/evening/'])
  test(`the redirect of ${path} is cached at the edge like a page, and by no browser`, {
    tag: '@desktop',
  }, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    const { 'cache-control': kept } = answer.headers();
    expect([answer.status(), kept]).toEqual([308, 'max-age=0, s-maxage=30, stale-while-revalidate=86400']);
  });

test('a 404 for a file of a build is not cached', { tag: '@desktop' }, async ({ request }) => {
  const answer = await request.get('/_next/static/chunks/nowhere.js');
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([404, 'no-store']);
});

const refused = [
  ['in a ring', '/care-guide'],
  ['to a stranger’s host', '/press'],
  ['to a stranger’s host, by an editor’s rule', '/pages/outlet'],
  ['nowhere', '/nobody/wrote/this'],
] as const;

for (const [what, path] of refused) {
  test(`a path that leads ${what} is a 404`, { tag: '@desktop' }, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(404);
    expect(answer.headers()['cache-control']).toMatch(/^s-maxage=\d\d,/);
  });
}

/** Navigates as a link within the shop does. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((target) => {
    const { next } = Object(window);
    void next.router.push(target);
  }, address);
}

const newest = (page: Page) => page.getByRole('heading', { level: 1, name: 'New', exact: true });

test('[screen.client-redirects.8] a redirect within the shop is followed without a full load, and one to a stranger’s host shows the 404 page', {
  tag: '@desktop',
}, async ({ page }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'outlet.example') strangers.push(request.url());
  });
  const isSamePage = () => page.evaluate(() => 'isSamePage' in window);
  const focused = () => page.evaluate(() => document.activeElement?.id);
  /** Back to where each step begins, with the focus out of the page's content. */
  const backToBag = async () => {
    await follow(page, '/cart');
    await expect(page.getByRole('heading', { name: 'Your bag' })).toBeVisible();
    await expect(newest(page)).toBeHidden();
    await expect(page).toHaveURL('/cart');
    await expect.poll(focused).toBe('main');
    await page.getByRole('banner').getByRole('link', { name: 'Homepage' }).focus();
    await expect.poll(focused).not.toBe('main');
  };
  await page.goto('/cart');
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await test.step('a page that is left before it is at its top does not pass on its query', async () => {
    await page.evaluate(async () => {
      const { router } = Object(window).next;
      await router.push('/collections/evening?utm_source=letter');
      await router.push('/collections/new');
    });
    await expect(newest(page)).toBeVisible();
    await expect.poll(focused).toBe('main');
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/collections/new');
    await backToBag();
  });

  await test.step('it keeps the hash', async () => {
    await follow(page, '/shop#main');
    await expect(newest(page)).toBeVisible();
    await expect(page).toHaveURL(/\/collections\/new#main$/);
    expect(await isSamePage(), 'no page was loaded in full').toBe(true);
    await backToBag();
  });

  await test.step('it keeps the query, at the top of the page', async () => {
    await follow(page, '/shop?utm_source=letter');
    await expect(newest(page)).toBeVisible();
    await expect(page).toHaveURL(/\/collections\/new\?utm_source=letter$/);
    await expect.poll(focused).toBe('main');
    expect(await isSamePage(), 'no page was loaded in full').toBe(true);
    await backToBag();
  });

  await test.step('a redirect to any other host shows the 404 page', async () => {
    await follow(page, '/pages/outlet#coats');
    await expect(page.getByText('Page Not Found: /pages/outlet')).toBeVisible();
    await expect(page).toHaveURL(/\/pages\/outlet#coats$/);
    expect(strangers).toEqual([]);
  });
});

test('[screen.client-redirects.8] an absolute redirect loads the page in full and keeps query and hash', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  const moved = { __N_REDIRECT: `${baseURL}/collections/new`, __N_REDIRECT_STATUS: 308 };
  await page.route(/\/_next\/data\/.+\/boutique\.json/, (route) =>
    route.fulfill({ json: { pageProps: moved } }),
  );
  await page.goto('/cart');
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await follow(page, '/boutique?utm_source=letter#main');
  await expect(newest(page)).toBeVisible();
  await expect(page).toHaveURL(/\/collections\/new\?utm_source=letter#main$/);
  expect(await page.evaluate(() => 'isSamePage' in window), 'the page was loaded in full').toBe(false);
});

test('[screen.client-redirects.8] a redirect to an allowed host leaves for it, with the hash', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.route('https://resale.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Resale</title>' }),
  );
  await page.goto('/cart');
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await follow(page, '/pages/worn-again#coats');
  await expect(page).toHaveURL('https://resale.example/vesper?from=shop#coats');
  await expect(page).toHaveTitle('Resale');
});

test('a navigation after a failed redirect to another host is not affected by it', {
  tag: '@desktop',
}, async ({ page }) => {
  // The browser stays where it is.
  await page.route('https://resale.example/**', (route) => route.fulfill({ status: 204 }));
  await page.goto('/cart');
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  const gone = page.waitForResponse('https://resale.example/**');
  await follow(page, '/pages/worn-again?utm_source=letter#coats');
  await gone;
  await expect(page.getByRole('main')).toHaveCSS('opacity', '1');
  await follow(page, '/collections/new');
  await expect(newest(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/collections/new');
});

test('a jump within the page while a redirect is pending keeps the page', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/cart');
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await follow(page, '/collections/evening');
  await expect(page.getByRole('heading', { level: 1, name: 'The Evening Collection' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/_next\/data\/.+\/collections\/new\.json/, async (route) => {
    await isAnswered;
    await route.continue();
  });
  const requested = page.waitForRequest(/\/collections\/new\.json/);
  await follow(page, '/collections/new-in');
  await requested;
  await follow(page, '/collections/evening#main');
  await expect(page).toHaveURL('/collections/evening#main');
  answer();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Homepage' })).toBeVisible();
});
