import { mkdirSync, writeFileSync } from 'node:fs';
import { readConfig } from '@storefront/core/config';
import { cookieList } from '@storefront/core/providers/cookie-list';
import { scriptList } from '@storefront/core/providers/script-list';
import type { BrowserContext } from 'playwright';
import { expect, type Page } from 'playwright/test';
import { chooseCookies } from './choose-cookies.ts';
import { makeCustomer, newEmail, PASSWORD } from './customers.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { openList, visitFrom } from './visit-from.ts';

const CHAT_LOADS_AFTER_MS = 3_500;

const LOST = '/no/such/page';

interface Stop {
  path: string;
  act?: (page: Page) => Promise<void>;
}

/** One of every kind of page, and the panels of the shell. */
const stops: Record<string, Stop> = {
  'home and its search': {
    path: '/',
    async act(page) {
      await page.getByRole('button', { name: 'Toggle Search' }).click();
      await page.getByRole('combobox', { name: 'Search' }).fill('slip');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  'a listing and the countries': {
    path: '/collections/evening',
    act: async (page) => void (await openList(page)),
  },
  'its second page and the preferences': {
    path: '/collections/shop-all/page/2',
    async act(page) {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' }).click();
      await expect(page.getByRole('dialog', { name: 'Your choices' })).toBeVisible();
    },
  },
  'a dress': { path: '/products/aurelia-slip-dress-oxblood' },
  'a bra': { path: '/products/odile-balconette-bra-black' },
  'a gift card': { path: '/products/the-gift-card-oxblood' },
  bag: { path: '/cart' },
  results: { path: '/search?q=slip' },
  stories: { path: '/stories' },
  'a story': { path: '/stories/cut-on-the-cross' },
  campaigns: { path: '/campaigns' },
  'a campaign': { path: '/campaigns/nocturne' },
  archive: { path: '/pages/archive' },
  'a page': { path: '/pages/contact' },
  login: { path: '/account/login' },
  registration: { path: '/account/create-account' },
  'a new password': { path: '/account/reset/7/abc' },
  'the test of referrals': { path: '/friendbuy-test' },
  'a discount link': { path: '/discount/WELCOME10' },
  'a shared list': { path: '/wishlists/share' },
  'lost page': { path: LOST },
  'list of cookies': { path: '/pages/onetrust-cookie-list' },
  'list of scripts': { path: '/scripts-test' },
};

/** The last ones: the visitor is a customer from here on. */
const customersStops: Record<string, Stop> = {
  account: {
    path: '/account/login',
    async act(page) {
      const email = newEmail('crawl');
      await makeCustomer(email);
      const main = page.getByRole('main');
      await main.getByLabel('Email').fill(email);
      await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await main.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
    },
  },
  orders: { path: '/account/order-history' },
  wishlists: { path: '/account/wishlist' },
  rewards: { path: '/account/rewards' },
};

interface Found {
  /** Origins and first folders that were requested outside the shop. */
  requests: string[];
  scripts: string[];
  cookies: string[];
  keys: string[];
}

/** Where a request goes: its origin, and for doubles, which share one, the first folder. */
function placeOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}/${pathname.split('/')[1]}`;
}

/** Uses a page, and lets the time of all timers pass. */
async function stopAt(tab: Page, { path, act }: Stop, own: string): Promise<Found> {
  const requested: { url: string; isScript: boolean }[] = [];
  const listen = (request: { url: () => string; resourceType: () => string }) =>
    requested.push({ url: request.url(), isScript: request.resourceType() === 'script' });
  tab.on('request', listen);
  const opened = tab.waitForResponse((response) => response.request().resourceType() === 'document');
  await openPage(tab, path);
  expect((await opened).status(), path).toBe(path === LOST ? 404 : 200);
  await tab.mouse.move(300, 300);
  await tab.mouse.wheel(0, 4_000);
  await act?.(tab);
  await tab.clock.fastForward(CHAT_LOADS_AFTER_MS);
  await tab.waitForLoadState('networkidle');
  tab.off('request', listen);
  const outside = requested.filter(({ url }) => url.startsWith('http') && new URL(url).origin !== own);
  return {
    requests: [...new Set(outside.map(({ url }) => placeOf(url)))].toSorted(),
    scripts: [...new Set(outside.flatMap(({ url, isScript }) => (isScript ? [url] : [])))].toSorted(),
    cookies: (await tab.context().cookies(own)).map((cookie) => cookie.name).toSorted(),
    keys: (
      await tab.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    ).toSorted(),
  };
}

/** Visits every stop, in two tabs of the visitor: most of it is waiting. */
async function crawl(page: Page, context: BrowserContext, own: string): Promise<Record<string, Found>> {
  const found: Record<string, Found> = {};
  const walk = async (tab: Page, queue: [string, Stop][]) => {
    for (let next = queue.shift(); next; next = queue.shift())
      found[next[0]] = await stopAt(tab, next[1], own);
  };
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) await tab.clock.install();
  const queue = Object.entries(stops);
  await Promise.all(tabs.map((tab) => walk(tab, queue)));
  await walk(page, Object.entries(customersStops));
  expect(Object.keys(found)).toHaveLength(Object.keys({ ...stops, ...customersStops }).length);
  return found;
}

function report(name: string, found: Record<string, Found>): void {
  mkdirSync('reports/consent', { recursive: true });
  writeFileSync(`reports/consent/${name}.json`, `${JSON.stringify(found, null, 2)}\n`);
}

const allOf = (found: Record<string, Found>, part: keyof Found) => [
  ...new Set(Object.values(found).flatMap((one) => one[part])),
];

test.describe('a crawl of every kind of page', { tag: '@desktop' }, () => {
  test.use({ isFirstVisit: true });
  test.setTimeout(180_000);

  for (const [when, hasRefused] of [
    ['before a choice', false],
    ['after a refusal', true],
  ] as const)
    test(`[entity.browser-storage-and-cookies.1] [entity.browser-storage-and-cookies.2] requests and stores nothing optional ${when}`, async ({
      page,
      context,
      baseURL,
    }) => {
      const own = new URL(baseURL ?? '').origin;
      if (hasRefused) await chooseCookies(context, own);
      const found = await crawl(page, context, own);
      report(hasRefused ? 'refused' : 'undecided', found);

      const config = readConfig(process.env);
      const { commerce, content } = config;
      const needed = [new URL(commerce.endpoint).origin, new URL(content.apiHost ?? own).origin];
      const isNeeded = (place: string) => needed.some((origin) => place.startsWith(`${origin}/`));
      expect(allOf(found, 'requests').filter((place) => !isNeeded(place))).toEqual([]);
      expect(allOf(found, 'scripts')).toEqual([]);
      const necessary = cookieList(config).flatMap(({ consent, key }) =>
        consent === 'necessary' ? [key] : [],
      );
      const isListed = (key: string) => necessary.includes(key);
      expect(allOf(found, 'cookies').filter((key) => !isListed(key))).toEqual([]);
      expect(allOf(found, 'keys').filter((key) => !isListed(key))).toEqual([]);
    });

  test('requests only scripts of the list with everything allowed', async ({ page, context, baseURL }) => {
    const own = new URL(baseURL ?? '').origin;
    await chooseCookies(context, own, 'functional', 'analytics', 'marketing');
    await visitFrom(page, 'GB');
    const found = await crawl(page, context, own);
    report('allowed', found);
    const listed = new Set(scriptList(readConfig(process.env)).map(({ address }) => address));
    const scripts = allOf(found, 'scripts');
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter((script) => !listed.has(script))).toEqual([]);
  });

  test('the list of scripts names purpose, owner and hash of each, and is in no index', async ({
    page,
    request,
  }) => {
    await page.goto('/scripts-test');
    const list = page.getByRole('list', { name: 'Scripts of others' }).getByRole('listitem');
    const chat = list.filter({ has: page.getByRole('heading', { name: 'Gorgias' }) });
    await expect(chat).toContainText([
      'Chat with the shop. Owner: Gorgias. Consent: functional.',
      'The chat itself, which its loader adds. Owner: Gorgias. Consent: functional.',
    ]);
    for (const script of await list.all())
      await expect(script).toContainText(/sha256-[\w+/]{43}= \([\d,]+ bytes\)/);
    await expect(list).toHaveCount(scriptList(readConfig(process.env)).length);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('scripts-test');
  });
});
