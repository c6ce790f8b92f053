import { expect, type Page } from 'playwright/test';
import { addButton, fillGift, giftsFor, openGiftCard, recipient } from './gift-form.ts';
import { requestsDone, test } from './journey.ts';
import { bagOf } from './open-product.ts';

test.describe('when the page is loaded again before it knows that the gift was made', () => {
  test.use({ allowed: /Failed to load resource|ERR_/ });

  test('what was typed is there again, and the next press makes no second gift', {
    tag: '@desktop',
  }, async ({ page }) => {
    const email = recipient();
    let info = await fillGift(page, email);
    await page.route('**/api/govalo/create-gift', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await addButton(info).click();
    await expect(info.getByText('The gift could not be made just now')).toBeVisible();
    await page.unrouteAll();
    info = await openGiftCard(page);
    await expect(info.getByLabel('To', { exact: true })).toHaveValue('Marguerite Okafor');
    await addButton(info).click();
    await expect(bagOf(page).getByText('Marguerite Okafor')).toBeVisible();
    await requestsDone(page);
    expect(await giftsFor(email)).toHaveLength(1);
    expect(await page.evaluate(() => sessionStorage.getItem('unsentGift'))).toBeNull();
  });
});

test.describe('when the gift was made, and its card is not known to be in the bag', () => {
  test.use({ allowed: /Failed to load resource|ERR_|The cart could not be changed/ });

  /** Presses the button of the form that the page has filled in again. */
  async function pressAgain(page: Page) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const info = await openGiftCard(page);
    await expect(info.getByLabel('To', { exact: true })).toHaveValue('Marguerite Okafor');
    await addButton(info).click();
    await expect(info.getByLabel('To', { exact: true })).toHaveValue('');
    await requestsDone(page);
  }

  test('a press after a reload adds the card of that gift', { tag: '@desktop' }, async ({ page }) => {
    const email = recipient();
    const info = await fillGift(page, email);
    await page.route('**/graphql.json', (route) =>
      route.request().postData()?.includes('mutation') ? route.abort() : route.fallback(),
    );
    await addButton(info).click();
    await expect(bagOf(page).getByText('We could not reach your bag').first()).toBeVisible();
    await pressAgain(page);
    await expect(bagOf(page).getByRole('heading', { name: 'Bag (1)' })).toBeVisible();
    expect(await giftsFor(email)).toHaveLength(1);
  });

  test('a press after a reload does not add it twice when its card had come into the bag', {
    tag: '@desktop',
  }, async ({ page }) => {
    const email = recipient();
    const info = await fillGift(page, email);
    const stored = () => page.evaluate(() => sessionStorage.getItem('unsentGift'));
    const sent = Promise.withResolvers<string | null>();
    await page.route('**/graphql.json', async (route) => {
      if (route.request().postData()?.includes('mutation')) sent.resolve(await stored());
      await route.fallback();
    });
    await addButton(info).click();
    await expect(bagOf(page).getByText('Marguerite Okafor')).toBeVisible();
    await expect.poll(stored).toBeNull();
    // As of a tab that ended before it had read the answer.
    await page.evaluate((gift) => sessionStorage.setItem('unsentGift', gift ?? ''), await sent.promise);
    await pressAgain(page);
    await expect(bagOf(page).getByRole('heading', { name: 'Bag (1)' })).toBeVisible();
    expect(await giftsFor(email)).toHaveLength(1);
  });
});

test('a double click makes one gift', { tag: '@desktop' }, async ({ page }) => {
  const email = recipient();
  const info = await fillGift(page, email);
  await addButton(info).dblclick({ force: true });
  await expect(bagOf(page).getByRole('heading', { name: 'Bag (1)' })).toBeVisible();
  await requestsDone(page);
  expect(await giftsFor(email)).toHaveLength(1);
});
