import { expect, type Page } from 'playwright/test';
import { checkOut } from './check-out.ts';
import { requestsDone, test } from './journey.ts';
import { openSlips } from './open-slips.ts';
import { watchConsole } from './watch-console.ts';

const DRESS = 'Aurelia Slip Dress';

test('[screen.cart-drawer.4] [screen.cart-drawer.8] a guest finds a slip, pays for it, and returns to an empty cart', async ({
  page,
}, { project }) => {
  const complaints = watchConsole(page);

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openSlips(page, project.name === 'phone');
  await expect(page.getByRole('heading', { level: 1, name: 'Slips' })).toBeVisible();
  await page.getByRole('list', { name: 'Products' }).getByRole('link', { name: DRESS }).first().click();
  await expect(page).toHaveURL(/\/products\/aurelia-slip-dress-/);

  // Without a size the button leads to the sizes: on a phone it opens the tray first, without scolding.
  const info = page.getByRole('region', { name: DRESS, exact: true });
  const action = info.getByRole('button', { name: 'Select a size' });
  if (project.name === 'phone') {
    await action.click();
    await expect(info.getByRole('radio', { name: /^XS\b/ })).toBeVisible();
    await expect(info.getByText('Please choose a size first.')).toBeHidden();
  }
  await action.click();
  await expect(info.getByText('Please choose a size first.')).toBeVisible();
  await info.getByRole('radio', { name: /^XS\b/ }).check();
  await info.getByRole('button', { name: 'Add to Bag — XS' }).click();

  const bag = page.getByRole('dialog', { name: /^Bag/ });
  await expect(bag.getByRole('heading', { name: 'Bag (1)' })).toBeVisible();
  await expect(bag.getByRole('link', { name: DRESS })).toBeVisible();
  await expect(bag.getByText('$625').first()).toBeVisible();
  complaints.expectSilence();
  await bag.getByRole('button', { name: 'Checkout' }).click();

  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await checkOut(page);
  await expect(page.getByRole('heading', { name: 'Thank you, Ana.' })).toBeVisible();
  await expect(page.getByText(/^Order #\d{4} is with us/)).toBeVisible();
  await page.getByRole('link', { name: 'Continue shopping' }).click();

  const toggle = page.getByRole('button', { name: 'Toggle Cart, Bag (0)' });
  await toggle.click();
  await expect(page.getByRole('dialog').getByText('Nothing in here yet')).toBeVisible();
  complaints.expectSilence();
});

test('the cart survives a declined card, and another card pays', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/products/ninon-velvet-bow-oxblood');
  await page.getByRole('button', { name: 'Add to Bag' }).click();
  await page.getByRole('dialog', { name: /^Bag/ }).getByRole('button', { name: 'Checkout' }).click();
  await checkOut(page, '2');
  await expect(page.getByText(/declined/i).first()).toBeVisible();
  await checkOut(page);
  await expect(page.getByRole('heading', { name: 'Thank you, Ana.' })).toBeVisible();
});

test('a stranger pays by the numbers of the demo note, with express shipping', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/products/ninon-velvet-bow-oxblood');
  await page.getByRole('button', { name: 'Add to Bag' }).click();
  await page.getByRole('dialog', { name: /^Bag/ }).getByRole('button', { name: 'Checkout' }).click();
  await page.getByRole('radio', { name: /^Express 2 to 4 business days/ }).check();
  await page.getByRole('button', { name: 'Update total' }).click();
  const order = page.getByRole('complementary', { name: 'Your order' });
  await expect(order.getByRole('row', { name: 'Shipping, Express $25' })).toBeVisible();
  await page.getByRole('button', { name: 'Use card number 1' }).click();
  await expect(page.getByLabel('Card number', { exact: true })).toHaveValue('1');
  await checkOut(page);
  await expect(page.getByRole('heading', { name: 'Thank you, Ana.' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Shipping, Express $25' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page.getByRole('button', { name: 'Toggle Cart, Bag (0)' })).toBeVisible();
});

test('express checkout leads from the page of the bag to a press that pays', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/products/ninon-velvet-bow-oxblood');
  await page.getByRole('button', { name: 'Add to Bag' }).click();
  await expect(bagOf(page).getByRole('heading', { name: 'Bag (1)' })).toBeVisible();
  await requestsDone(page);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Express checkout' }).click();
  await expect(page).toHaveURL(/[?&]payment=shop_pay/);
  await page.getByRole('button', { name: 'Pay with the wallet, $98' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Inès.' })).toBeVisible();
});

const bagOf = (page: Page) => page.getByRole('dialog', { name: /^Bag/ });
const checkoutOf = (page: Page) => bagOf(page).getByRole('button', { name: 'Checkout' });

/** Requests one more of the bow in the bag, and presses Checkout. The change ends when the result is called. */
async function pressMeanwhile(page: Page, end: 'continue' | 'abort'): Promise<() => void> {
  await page.goto('/products/ninon-velvet-bow-oxblood');
  await page.getByRole('button', { name: 'Add to Bag' }).click();
  await expect(bagOf(page).getByRole('heading', { name: 'Bag (1)' })).toBeVisible();
  await requestsDone(page);
  const held = Promise.withResolvers<void>();
  await page.route(/graphql\.json$/, async (route) => {
    if (!route.request().postData()?.includes('cartLinesUpdate')) return route.continue();
    await held.promise;
    await route[end]();
  });
  await bagOf(page)
    .getByRole('button', { name: /^One more/ })
    .click();
  await checkoutOf(page).click();
  await expect(checkoutOf(page)).toHaveAttribute('aria-busy', 'true');
  return held.resolve;
}

test('Checkout pressed while the bag still changes leads there after the change', {
  tag: '@desktop',
}, async ({ page }) => {
  const letChangeEnd = await pressMeanwhile(page, 'continue');
  letChangeEnd();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await expect(page.getByText('$176').filter({ visible: true }).first()).toBeVisible();
});

test.describe('when the change is lost', { tag: '@desktop' }, () => {
  test.use({ allowed: /cart could not be changed|ERR_FAILED/ });

  test('Checkout pressed while the bag still changes stays with the reason', async ({ page }) => {
    const letChangeEnd = await pressMeanwhile(page, 'abort');
    letChangeEnd();
    await expect(bagOf(page).getByRole('alert')).not.toBeEmpty();
    await expect(checkoutOf(page)).not.toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL(/\/products\//);
  });
});
