import { expect, type Page } from 'playwright/test';
import { violationsOf } from './accessibility-violations.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';

const rows = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article');
const said = (page: Page) => page.getByRole('main').getByRole('status');

/** How many styles the page says it has found so far, once all their rows stand. */
async function countRows(page: Page): Promise<number> {
  const found = Number(/\d+/.exec((await said(page).textContent()) ?? '')?.[0]);
  await expect(rows(page)).toHaveCount(found);
  return found;
}

test('[screen.route-table.7] [call.commerce-storefront-api.19] the panel leads to results with one row a style', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Toggle Search' }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('red slip');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=red+slip');
  await expect(said(page)).toHaveText(/\d styles? in \d+ colours for “red slip”/);
  const aurelia = rows(page).filter({ has: page.getByRole('heading', { name: 'Aurelia Slip Dress' }) });
  await expect(aurelia).toHaveCount(1);
  await expect(aurelia.getByRole('listitem').first()).toContainText('Oxblood');
  expect(await aurelia.getByRole('listitem').count()).toBeGreaterThan(1);
  expect(await (await page.request.get('/search?q=red+slip')).text()).toMatch(
    /name="robots" content="[^"]*noindex/,
  );
  expect(await violationsOf(page)).toEqual([]);
});

test('[screen.route-table.7] the collection menu narrows the results, stands in the address and goes back', async ({
  page,
}, { project }) => {
  await openPage(page, '/search?q=silk');
  await expect(rows(page).first()).toBeVisible();
  const menu = page.getByRole('button', { name: 'Collection All' });
  const before = await countRows(page);
  await menu.click();
  const kinds = page.getByRole('group', { name: 'By kind' });
  await expect(page.getByRole('group', { name: 'By collection' })).toBeVisible();
  expect(await violationsOf(page), 'with the menu open').toEqual([]);
  await kinds.getByText(/^Robes/).click();
  await expect(page).toHaveURL('/search?q=silk&collection=robes');
  await expect.poll(() => rows(page).count()).toBeLessThan(before);
  if (project.name === 'phone') {
    const sheet = page.getByRole('dialog', { name: 'Collection' });
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    const shown = await countRows(page);
    await sheet.getByRole('button', { name: `Show ${shown} style` }).click();
    await expect(sheet).toBeHidden();
  }
  await expect(page.getByRole('button', { name: 'Collection Robes' })).toBeFocused();
  await page.goBack();
  await expect(menu).toBeVisible();
  await expect(rows(page)).toHaveCount(before);
});

test('[screen.route-table.7] all the results of a search are reached from a collection that does not exist, by “more” and by arrow keys', {
  tag: '@desktop',
}, async ({ page }) => {
  await openPage(page, '/search?q=silk&collection=octarine');

  await test.step('a collection that does not exist leaves a sentence and the way to all results', async () => {
    await expect(page.getByText('Nothing of this collection is among the results.')).toBeVisible();
    await page.getByRole('button', { name: 'Collection octarine' }).click();
    await page.getByRole('radio', { name: /^All/ }).click();
    await expect(rows(page).first()).toBeVisible();
  });

  const menu = page.getByRole('button', { name: /^Collection/ });

  await test.step('arrow keys choose in the collection menu, which Escape closes', async () => {
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await expect(page).toHaveURL('/search?q=silk');
    await menu.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: /^All/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/collection=/);
    await expect(page.getByRole('radio', { checked: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  });

  await test.step('more styles are added, and are there again on the way back from a piece', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/search?q=silk');
    await expect(said(page)).toHaveText(/^First /);
    const before = await countRows(page);
    await page.getByRole('button', { name: 'Show more styles' }).click();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(before);
    const after = await countRows(page);
    await rows(page).first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/products\//);
    await page.goBack();
    await expect(rows(page)).toHaveCount(after);
  });
});

test('a search for 2,000 characters, emoji or markup says that nothing was found, and recommends what others buy', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const words of ['chenille '.repeat(222), '👗👗', '<img src=x onerror=alert(1)>qqzz']) {
    const request = page.waitForRequest(/\/api\/recommendations\?profile=no-results/);
    await openPage(page, `/search?q=${encodeURIComponent(words)}`);
    await expect(page.getByRole('heading', { name: 'Nothing by that name' })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Suggestions' }).getByRole('link').first(),
    ).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await request;
    await expect(
      page.getByRole('region', { name: 'Most kept', exact: true }).getByRole('article'),
    ).not.toHaveCount(0);
  }
});

test('a typing error is corrected, and the page names what it searched for; a design whose colours are not linked has one row', {
  tag: '@desktop',
}, async ({ page }) => {
  await openPage(page, '/search?q=balconnete');
  await expect(said(page)).toHaveText(/^No results for “balconnete”\. .* for “balconette”$/);
  await expect(rows(page).first()).toContainText('Balconette');

  await page.getByRole('button', { name: 'Toggle Search' }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('one piece');
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText('1 style in 3 colours for “one piece”');
  await expect(rows(page)).toHaveCount(1);
});

test('[screen.product-card.9] [state.quick-add.2] a colour among the results that is sold out leads to the waitlist', async ({
  page,
}) => {
  await openPage(page, '/search?q=sabine');
  await rows(page)
    .getByRole('button', { name: /^Sold Out - Join the Waitlist/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: /^Quick add/ });
  await drawer.getByRole('radio', { name: 'M, sold out' }).check();
  await drawer.getByRole('button', { name: 'Join the Waitlist' }).click();
  await expect(page.getByRole('dialog', { name: 'Waitlist' })).toContainText(
    'Sabine Wrap DressM / Dusk Blue',
  );
});

test.describe('while the platform is down', () => {
  test.use({ allowed: /ERR_FAILED/ });

  test('the page is whole, says so and tries again', { tag: '@desktop' }, async ({ page }) => {
    await page.route('**/graphql.json', (route) =>
      route.request().postData()?.includes('query ProductList') ? route.abort() : route.continue(),
    );
    await openPage(page, '/search?q=slip');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Search cannot be reached just now.' }),
    ).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.unroute('**/graphql.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page).first()).toBeVisible();
  });
});
