import { expect, type Page } from 'playwright/test';
import { makeCustomer, newEmail, openAs } from './customers.ts';
import { test } from './journey.ts';

const bagOf = (page: Page) => page.getByRole('dialog', { name: /^Bag/ });

/** A piece in the bag of a customer who has signed in before, and her address. */
async function addAsCustomer(page: Page): Promise<string> {
  const email = newEmail('jules');
  await makeCustomer(email, 'Jules');
  await openAs(page, email, '/products/aurelia-slip-dress-black');
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await page.getByRole('button', { name: /^Add to Bag/ }).click();
  await expect(bagOf(page)).toBeVisible();
  return email;
}

test.describe('a customer', { tag: '@desktop' }, () => {
  test('[state.cart-lifecycle.17] [call.products-own-server.5] is known at the checkout', async ({
    page,
  }) => {
    const called = page.waitForResponse('**/api/auth/checkout');
    const email = await addAsCustomer(page);
    await bagOf(page).getByRole('button', { name: 'Checkout' }).click();
    expect((await called).status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
  });

  test.describe('whom the checkout does not accept', () => {
    test.use({ allowed: /502|The checkout could not be opened/ });

    test('can go on as a guest', async ({ page }) => {
      await page.route('**/api/auth/checkout', (route) => route.fulfill({ status: 502, json: {} }));
      await addAsCustomer(page);
      const bag = bagOf(page);
      await bag.getByRole('button', { name: 'Checkout' }).click();
      await expect(bag.getByText('We could not sign you in at the checkout.')).toBeVisible();
      await bag.getByRole('button', { name: 'Continue as a guest' }).click();
      await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    });

    test('goes on as a guest by the express checkout that was pressed', async ({ page }) => {
      await page.route('**/api/auth/checkout', (route) => route.fulfill({ status: 502, json: {} }));
      await addAsCustomer(page);
      await bagOf(page).getByRole('link', { name: 'View My Bag' }).click();
      await page.getByRole('button', { name: 'Express checkout' }).click();
      await page.getByRole('button', { name: 'Continue as a guest' }).click();
      await page.waitForURL(/payment=shop_pay/);
    });
  });
});
