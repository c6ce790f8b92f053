import { expect, type Page } from 'playwright/test';
import { addSize } from './add-size.ts';
import { test } from './journey.ts';

const bagOf = (page: Page) => page.getByRole('dialog', { name: /^Bag/ });

/** Registers a customer and logs in, as the login page will: the session is stored by the browser. */
async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/cart');
  await page.evaluate(async (address) => {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json', 'x-storefront': '1' };
      const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return response.json();
    };
    const login = { email: address, password: 'velvet-hours-1' };
    await post('/api/auth/register', { ...login, firstName: 'Jules', lastName: 'Moreau' });
    const session = await post('/api/auth/login', login);
    localStorage.setItem('user', JSON.stringify(session.user));
    localStorage.setItem('token', session.token);
    localStorage.setItem('tokenExpiresAt', session.tokenExpiresAt);
  }, email);
}

test.describe('a customer', { tag: '@desktop' }, () => {
  test('[state.cart-lifecycle.17] [call.products-own-server.5] is known at the checkout', async ({
    page,
  }) => {
    const email = 'jules.moreau@example.com';
    await logIn(page, email);
    const called = page.waitForResponse('**/api/auth/checkout');
    await addSize(page, 'aurelia-slip-dress-black', 'M');
    await bagOf(page).getByRole('button', { name: 'Checkout' }).click();
    expect((await called).status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
  });

  test.describe('whom the checkout does not accept', () => {
    test.use({ allowed: /502|The checkout could not be opened/ });

    test('can go on as a guest', async ({ page }) => {
      await logIn(page, 'jules.second@example.com');
      await page.route('**/api/auth/checkout', (route) => route.fulfill({ status: 502, json: {} }));
      await addSize(page, 'aurelia-slip-dress-black', 'M');
      const bag = bagOf(page);
      await bag.getByRole('button', { name: 'Checkout' }).click();
      await expect(bag.getByText('We could not sign you in at the checkout.')).toBeVisible();
      await bag.getByRole('button', { name: 'Continue as a guest' }).click();
      await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    });

    test('goes on as a guest by the express checkout that was pressed', async ({ page }) => {
      await logIn(page, 'jules.third@example.com');
      await page.route('**/api/auth/checkout', (route) => route.fulfill({ status: 502, json: {} }));
      await addSize(page, 'aurelia-slip-dress-black', 'M');
      await bagOf(page).getByRole('link', { name: 'View My Bag' }).click();
      await page.getByRole('button', { name: 'Express checkout' }).click();
      await page.getByRole('button', { name: 'Continue as a guest' }).click();
      await page.waitForURL(/payment=shop_pay/);
    });
  });
});
