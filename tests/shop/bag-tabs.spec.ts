import { expect, type Page } from 'playwright/test';
import { addSize } from './add-size.ts';
import { requestsDone, test } from './journey.ts';
import { openPage } from './open-page.ts';
import { HANDLE, openList, PRODUCT, priceOf } from './visit-from.ts';

const bagOf = (page: Page) => page.getByRole('dialog', { name: /^Bag/ });
const bagWith = (page: Page, count: number) =>
  page.getByRole('button', { name: `Toggle Cart, Bag (${count})` });

/** How often the page fetches its cart from now on. */
function countFetches(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('query Cart(')) count += 1;
  });
  return () => count;
}

/** Browsers under test show every tab, so the page itself says that it is hidden. */
function show(page: Page, isVisible: boolean): Promise<void> {
  return page.evaluate((isShown) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => !isShown });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isVisible);
}

test('a tab shows what the other tab did to the bag', { tag: '@desktop' }, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/collections/evening');
  await expect(bagWith(other, 0)).toBeVisible();

  await addSize(page, 'aurelia-slip-dress-black', 'M');
  await expect(bagWith(other, 1)).toBeVisible();
  await bagWith(other, 1).click();
  await expect(bagOf(other).getByText('Aurelia Slip Dress', { exact: true }).first()).toBeVisible();

  await bagOf(page).getByRole('button', { name: 'One more, Aurelia Slip Dress' }).click();
  await expect(bagOf(other).getByRole('heading', { name: 'Bag (2)' })).toBeVisible();
  await expect(bagOf(other).getByText('$1,250').first()).toBeVisible();

  await bagOf(other).getByRole('button', { name: 'Remove Aurelia Slip Dress' }).click();
  await expect(bagOf(page).getByText('Nothing in here yet')).toBeVisible();
});

test('a hidden tab fetches the bag once, when the shopper looks at it', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await addSize(page, 'aurelia-slip-dress-black', 'M');
  const other = await context.newPage();
  await other.goto('/');
  await expect(bagWith(other, 1)).toBeVisible();
  await show(other, false);
  const fetches = countFetches(other);

  const oneMore = bagOf(page).getByRole('button', { name: 'One more, Aurelia Slip Dress' });
  for (const count of [2, 3, 4]) {
    await oneMore.click();
    await expect(bagOf(page).getByRole('heading', { name: `Bag (${count})` })).toBeVisible();
    await requestsDone(page);
  }
  expect(fetches()).toBe(0);
  await show(other, true);
  await expect(bagWith(other, 4)).toBeVisible();
  await show(other, false);
  await show(other, true);
  expect(fetches()).toBe(1);
});

test('[state.currency-country.2] a country chosen in one tab is that of every tab, and of the bag they share', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const choose = async (name: RegExp) => (await openList(page)).getByRole('button', { name }).click();
  await openPage(page, PRODUCT);
  const other = await context.newPage();
  // The choice goes before the address, which named another country earlier.
  await openPage(other, `${PRODUCT}?country=US`);
  await expect(priceOf(other)).toHaveText('$625');
  await choose(/^France/);
  await expect(priceOf(page)).toHaveText('€575');
  await show(other, true);
  await expect(priceOf(other)).toHaveText('€575');
  await expect(other.getByRole('contentinfo').getByRole('button', { name: /France, EUR/ })).toBeVisible();

  await addSize(page, HANDLE, 'M');
  await bagOf(page).getByRole('button', { name: 'Close bag' }).click();
  await expect(bagWith(other, 1)).toBeVisible();
  await choose(/^Japan/);
  await expect(priceOf(page)).toHaveText('¥95,000');
  // Nobody has looked at the other tab: the bag that changed says it.
  await expect(priceOf(other)).toHaveText('¥95,000');
  for (const tab of [other, page]) {
    await bagWith(tab, 1).click();
    await expect(bagOf(tab).getByText('¥95,000').first()).toBeVisible();
    await expect(bagOf(tab).getByText('€')).toHaveCount(0);
  }
});
