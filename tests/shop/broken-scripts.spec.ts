import { readConfig } from '@storefront/core/config';
import { scriptList } from '@storefront/core/providers/script-list';
import { expect, type Page, type Route } from 'playwright/test';
import { addSize } from './add-size.ts';
import { chooseCookies } from './choose-cookies.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { visitFrom } from './visit-from.ts';

const body = (script: string) => ({ contentType: 'text/javascript', body: script });

/** Runs in the page as a provider's script would. */
function flood(): void {
  const layer: unknown[] = Reflect.get(window, 'dataLayer') ?? [];
  for (let at = 0; at < 20_000; at += 1) layer.push({ event: `flood-${at}`, text: 'x'.repeat(20) });
  Object.assign(window, { dataLayer: layer });
  for (let at = 0; at < 50; at += 1) {
    dispatchEvent(new Event('resize'));
    dispatchEvent(new Event('scroll'));
  }
}

function overwriteGlobals(): void {
  const globals = ['dataLayer', 'GorgiasChat', 'GorgiasBridge', 'envive', 'postscript', 'GLBE_PARAMS'];
  const others = [
    'React',
    'ReactDOM',
    'Router',
    'next',
    '__NEXT_DATA__',
    'process',
    'module',
    'exports',
    'define',
    '$',
  ];
  for (const name of [...globals, ...others]) Reflect.set(window, name, 7);
  const { fetch: original } = window;
  Reflect.set(window, 'fetch', (...args: Parameters<typeof fetch>) => original(...args));
  Reflect.set(window, 'name', '{"not":"json');
}

/** Of the language, which the shop, React and Next work with. */
function replaceBuiltIns(): void {
  const broken = () => {
    throw new Error('broken for this journey');
  };
  const added = { value: () => 'gone', configurable: true, enumerable: true };
  for (const { prototype } of [Array, Object]) Object.defineProperty(prototype, 'toJSON', added);
  for (const name of ['map', 'flatMap', 'find', 'includes']) Reflect.set(Array.prototype, name, broken);
  for (const name of ['assign', 'entries', 'fromEntries', 'keys']) Reflect.set(Object, name, broken);
  for (const name of ['parse', 'stringify']) Reflect.set(JSON, name, broken);
  for (const name of ['then', 'finally']) Reflect.set(Promise.prototype, name, broken);
  for (const name of ['Map', 'Set']) Reflect.set(window, name, 7);
  // The last: from here on no loop runs.
  Reflect.set(Array.prototype, Symbol.iterator, broken);
}

/** What every script of others does at once. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  'is blocked': (route) => route.abort('blockedbyclient'),
  throws: (route) => route.fulfill(body('throw new Error("broken for this journey")')),
  'never loads': () => new Promise(() => {}),
  'floods the data layer': (route) => route.fulfill(body(`(${flood})();`)),
  'overwrites globals': (route) => route.fulfill(body(`(${overwriteGlobals})();`)),
  'replaces built-ins of the language': (route) => route.fulfill(body(`(${replaceBuiltIns})();`)),
};

async function expectUsable(page: Page): Promise<void> {
  await addSize(page, 'aurelia-slip-dress-oxblood', 'M');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Toggle Search' }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('slip');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test.describe('the shop sells', { tag: '@desktop' }, () => {
  test.use({ allowed: /ERR_|Failed to load|broken for this journey/ });

  for (const [failure, answer] of Object.entries(failures))
    test(`[error.20] while every script of a provider ${failure}`, async ({ page, context, baseURL }) => {
      await chooseCookies(context, baseURL ?? '', 'functional', 'analytics', 'marketing');
      await visitFrom(page, 'GB');
      const met = new Set<string>();
      for (const { address } of scriptList(readConfig(process.env)))
        await context.route(address, (route) => {
          met.add(address);
          return answer(route);
        });
      await openPage(page, '/');
      await expect.poll(() => met.size).toBeGreaterThan(1);
      await expectUsable(page);
    });
});

/** What every script of others replaces, so that it throws from then on. */
const replacements: Record<string, string> = {
  fetch: 'window.fetch = broken',
  'JSON.parse': 'JSON.parse = broken',
  'history.pushState and history.replaceState': 'history.pushState = history.replaceState = broken',
};

test.describe('a shopper can go on', { tag: '@desktop' }, () => {
  // Whatever the replaced function serves fails and says so: the bag, settings, prices.
  test.use({ allowed: /./ });

  for (const [name, replace] of Object.entries(replacements))
    test(`[error.20] while a provider’s script makes ${name} throw: the next page comes`, async ({
      page,
      context,
      baseURL,
    }) => {
      await chooseCookies(context, baseURL ?? '', 'functional', 'analytics', 'marketing');
      const script = `function broken() { throw new Error('broken for this journey'); } window.wasBroken = true; ${replace};`;
      for (const { address } of scriptList(readConfig(process.env)))
        await context.route(address, (route) => route.fulfill(body(script)));
      await openPage(page, '/collections/evening');
      await page.waitForFunction(() => 'wasBroken' in window);
      const piece = page.getByRole('main').getByRole('article').first().getByRole('link').first();
      const address = (await piece.getAttribute('href')) ?? '';
      await piece.click();
      await expect(page).toHaveURL((url) => url.pathname === new URL(address, url).pathname);
      await expect(page.getByRole('button', { name: /^(Add to Bag|Select a size)/ })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/collections/evening');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/Application error/)).toHaveCount(0);
    });

  test('a page that fails in the browser is loaded again once; where that has not helped, there are ways on', async ({
    page,
  }) => {
    await page.route('**/_next/data/**/products/*.json*', async (route) => {
      if (route.request().method() === 'HEAD') return route.fallback();
      const response = await route.fetch();
      const { pageProps } = await response.json();
      await route.fulfill({ response, json: { pageProps: { ...pageProps, product: null } } });
    });
    const piece = page.getByRole('main').getByRole('article').first().getByRole('link').first();
    await openPage(page, '/collections/evening');
    await piece.click();
    await expect(page.getByRole('button', { name: /^(Add to Bag|Select a size)/ })).toBeVisible();

    await openPage(page, '/collections/evening');
    await page.reload();
    await expect(page.getByRole('status').first()).toBeAttached();
    await piece.click();
    await expect(page.getByRole('heading', { level: 1, name: 'This page has stopped.' })).toBeVisible();
    await expect(page).toHaveTitle('This page has stopped');
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner')).toBeVisible();
  });
});
