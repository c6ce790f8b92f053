import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';

/** Status of each path of this site, after redirects; other sites, e-mail and places in the page are left out. */
async function statuses(request: APIRequestContext, hrefs: Iterable<string>, origin: string) {
  const paths = new Set<string>();
  for (const href of hrefs) {
    const url = URL.parse(href, origin);
    if (url?.origin === origin && !href.startsWith('#')) paths.add(url.pathname + url.search);
  }
  const found = new Map<string, number>();
  for (const path of paths) found.set(path, (await request.get(path)).status());
  return found;
}

/** The links that lead nowhere. */
function misled(found: ReadonlyMap<string, number>): string[] {
  return [...found].flatMap(([path, status]) => (status === 200 ? [] : `${path} ${status}`));
}

const hrefsOf = (page: Page, role: 'link' | 'option') =>
  page.getByRole(role).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test('no link of the search ends on the lost page, suggested or found', {
  tag: '@desktop',
}, async ({ page, request, baseURL }) => {
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Toggle Search' }).click();
  const field = page.getByRole('combobox', { name: 'Search' });
  const hrefs = new Set<string>();
  for (const words of ['silk', 'bridal', 'no', 'red dress']) {
    await field.fill(words);
    const all = page.getByRole('option', { name: 'See all results' });
    await expect(all).toHaveAttribute('href', `/search?q=${words.replace(' ', '+')}`);
    for (const href of await hrefsOf(page, 'option')) hrefs.add(href);
  }
  await openPage(page, '/search?q=bridal');
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('article').first()).toBeVisible();
  for (const href of await hrefsOf(page, 'link')) hrefs.add(href);
  await openPage(page, '/search?q=chenille+dungarees');
  await expect(page.getByRole('navigation', { name: 'Suggestions' })).toBeVisible();
  for (const href of await hrefsOf(page, 'link')) hrefs.add(href);
  const found = await statuses(request, hrefs, baseURL ?? '');
  expect([...found.keys()].filter((path) => path.startsWith('/products/')).length).toBeGreaterThan(10);
  expect(misled(found)).toEqual([]);
});
