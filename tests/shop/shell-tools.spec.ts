import { expect, type Page } from 'playwright/test';
import { makeCustomer, newEmail, startSession } from './customers.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';

const word = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
const menu = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true });

/** A customer's session as this browser stores it. */
async function logIn(page: Page) {
  const email = newEmail('tools');
  await makeCustomer(email);
  await page.addInitScript(
    ({ accessToken, expiresAt }) => {
      const user = {
        id: 'gid://shopify/Customer/1',
        email: 'ines@example.com',
        firstName: 'Inès',
        orders: [],
      };
      localStorage.setItem('user', JSON.stringify(user));
      localStorage.setItem('token', accessToken);
      localStorage.setItem('tokenExpiresAt', expiresAt);
    },
    await startSession(email),
  );
}

test.describe('the tools right of the logo', { tag: '@desktop' }, () => {
  test('[screen.site-shell-desktop-header.6] [screen.site-shell-desktop-header.7] a guest finds Login and help', async ({
    page,
  }) => {
    await openPage(page, '/');
    await test.step('a guest reads Login', async () => {
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveAttribute(
        'href',
        '/account/login',
      );
    });

    await test.step('help is chat, phone and e-mail', async () => {
      await word(page, 'Help').hover();
      await expect(menu(page, 'Help').getByRole('link')).toHaveText([
        "Let's chat",
        /^Phone \/ Text.*\+1 212/,
        /^Email.*care@/,
      ]);
      await page.mouse.move(400, 700);
      await expect(menu(page, 'Help')).toHaveCount(0);
    });

    await test.step('a menu that closes with the focus in it gives it back to its button', async () => {
      // Hover works before the link is hydrated, a key does not.
      await word(page, 'Help').hover();
      await expect(menu(page, 'Help')).toBeVisible();
      await page.mouse.move(400, 700);
      await word(page, 'Help').press('Enter');
      await menu(page, 'Help')
        .getByRole('link', { name: /^Email/ })
        .focus();
      await page.getByRole('banner').getByRole('link', { name: 'Lingerie', exact: true }).hover();
      await expect(menu(page, 'Help')).toHaveCount(0);
      await expect(word(page, 'Help')).toBeFocused();
      await page.mouse.move(400, 700);
    });

    await test.step('a menu does not open when the mouse crosses an open search, but opens by a click', async () => {
      await page.getByRole('button', { name: 'Toggle Search' }).click();
      await page.getByRole('combobox', { name: 'Search' }).fill('silk slip');
      await word(page, 'Help').hover();
      await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('silk slip');
      await expect(menu(page, 'Help')).toHaveCount(0);
      await word(page, 'Help').click();
      await expect(menu(page, 'Help')).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Search' })).toHaveCount(0);
    });
  });

  test('[screen.site-shell-desktop-header.5] [screen.site-shell-desktop-header.9] a customer finds the account', async ({
    page,
  }) => {
    await logIn(page);
    await page.goto('/');
    await test.step('a customer sees a greeting, the account’s links and logout', async () => {
      await word(page, 'Hi, Inès').hover();
      const links = menu(page, 'Account').getByRole('link');
      await expect(links).toHaveText([
        'Hi, Inès',
        'Order history',
        'Wishlist',
        /^Returns/,
        'Rewards',
        'Addresses',
        'Log out',
      ]);
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(hrefs.filter((href) => href?.startsWith('/'))).toEqual([
        '/account',
        '/account/order-history',
        '/account/wishlist',
        '/account/rewards',
        '/account/addresses',
        '/account/logout',
      ]);
      const returns = menu(page, 'Account').getByRole('link', { name: /^Returns/ });
      await expect(returns).toHaveAttribute('target', '_blank');
      await expect(returns).toHaveAttribute('rel', 'noopener');
      await expect(returns).toHaveAttribute('href', /^https:/);
      await page.mouse.move(400, 700);
      await expect(menu(page, 'Account')).toHaveCount(0);
    });

    await test.step('menus open on hover or Enter, close on leave and Escape, exclude each other', async () => {
      await word(page, 'Help').hover();
      await expect(menu(page, 'Help')).toBeVisible();
      await word(page, 'Help').click();
      await expect(menu(page, 'Help')).toBeVisible();
      await word(page, 'Hi, Inès').hover();
      await expect(menu(page, 'Account')).toBeVisible();
      await expect(menu(page, 'Help')).toHaveCount(0);
      await page.mouse.move(400, 700);
      await expect(menu(page, 'Account')).toHaveCount(0);

      await word(page, 'Help').press('Enter');
      await menu(page, 'Help').getByRole('link', { name: "Let's chat" }).focus();
      await page.keyboard.press('Escape');
      await expect(menu(page, 'Help')).toHaveCount(0);
      await expect(word(page, 'Help')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(menu(page, 'Help')).toBeVisible();
      await page.getByRole('button', { name: 'Toggle Cart' }).focus();
      await expect(menu(page, 'Help')).toHaveCount(0);
    });

    await test.step('on a phone the account is in the menu', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Open menu' }).click();
      const links = menu(page, 'Main');
      for (const name of ['Hi, Inès', 'Order history', 'Wishlist', 'Rewards'])
        await expect(links.getByRole('link', { name, exact: true })).toHaveCount(1);
      await expect(links.getByRole('link', { name: /^Returns.*new tab/ })).toHaveAttribute(
        'target',
        '_blank',
      );
      await expect(links.getByRole('link', { name: 'Login' })).toHaveCount(0);
    });
  });

  test.describe('while no other script loads', () => {
    test.use({ allowed: /Failed to load|could not be loaded|ChunkLoadError|Loading chunk/ });

    test('the menus open all the same', async ({ page }) => {
      await logIn(page);
      await page.goto('/');
      await expect(word(page, 'Hi, Inès')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.route(/\/_next\/static\/chunks\//, (route) => route.fulfill({ status: 404 }));
      await word(page, 'Hi, Inès').hover();
      await expect(menu(page, 'Account').getByRole('link')).toHaveCount(7);
      await word(page, 'Help').hover();
      await expect(menu(page, 'Help').getByRole('link')).toHaveCount(3);
    });
  });
});
