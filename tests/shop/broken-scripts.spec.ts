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

/** What every script of others does at once. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  'is blocked': (route) => route.abort('blockedbyclient'),
  throws: (route) => route.fulfill(body('throw new Error("broken for this journey")')),
  'never loads': () => new Promise(() => {}),
  'floods the data layer': (route) => route.fulfill(body(`(${flood})();`)),
  'overwrites globals': (route) => route.fulfill(body(`(${overwriteGlobals})();`)),
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
