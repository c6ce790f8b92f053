import { expect, type Page } from 'playwright/test';
import { violationsOf } from './accessibility-violations.ts';
import { addAddress, makeCustomer, newEmail, openAs } from './customers.ts';
import { test } from './journey.ts';

// Elements that are still fading in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const press = async (page: Page, name: string) => {
  await expect(page.getByRole('button', { name })).toBeEnabled();
  await page.getByRole('button', { name }).click();
};

const guest: readonly [name: string, path: string, open: (page: Page) => Promise<void>][] = [
  ['the login with errors', '/account/login', (page) => press(page, 'Sign in')],
  [
    'the login, and a forgotten password',
    '/account/login',
    async (page) => {
      await expect(page.locator('html[data-laid-out]')).toBeAttached();
      expect(await violationsOf(page), 'the login').toEqual([]);
      await press(page, 'Forgotten your password?');
    },
  ],
  ['the registration with errors', '/account/create-account', (page) => press(page, 'Create account')],
  ['a new password with an error', '/account/reset/7/abc', (page) => press(page, 'Save and sign in')],
  [
    'a broken link',
    '/_t/c/nonsense',
    (page) => expect(page.getByRole('heading', { name: 'This link has come undone' })).toBeVisible(),
  ],
  [
    'the logout',
    '/account/logout',
    (page) => expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible(),
  ],
];

test('[screen.route-table.32] no screen for guests has an accessibility violation, or is listed by search engines', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const [name, path, open] of guest) {
    await test.step(name, async () => {
      await page.goto(path);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await open(page);
      await expect(page.locator('html[data-laid-out]')).toBeAttached();
      expect(await violationsOf(page), name).toEqual([]);
    });
  }
});

test('[screen.route-table.32] no screen for customers has an accessibility violation', {
  tag: '@phone',
}, async ({ page }) => {
  const email = newEmail('axe');
  await makeCustomer(email);
  await openAs(page, email, '/account');
  const states: [string, () => Promise<void>][] = [
    ['/account', async () => {}],
    ['/account/order-history', async () => {}],
    ['/account/orders/1', async () => {}],
    [
      '/account/addresses',
      async () => {
        await press(page, 'Save address');
        await expect(page.locator('html[data-laid-out]')).toBeAttached();
        expect(await violationsOf(page), 'an address with errors').toEqual([]);

        const place = { lastName: 'Marchetti', address1: '218 Bleecker Street', city: 'New York' };
        await addAddress(email, {
          ...place,
          country: 'US',
          province: 'NY',
          zip: '10012',
          phone: '+12125550131',
        });
        await addAddress(email, { ...place, firstName: 'مريم', country: 'AE', province: 'Dubai' });
        await page.reload();
        await page.getByRole('button', { name: /^Make default: the address of مريم/ }).click();
        await expect(page.getByRole('button', { name: /^Edit the address of مريم/ })).toBeFocused();
        await page.getByRole('button', { name: 'Edit the address of مريم Marchetti' }).click();
        await expect(page.getByLabel('Emirate')).toHaveValue('DU');
        await page.getByRole('button', { name: /^Delete the address of Marchetti,/ }).click();
        await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
      },
    ],
    ['/account/profile', () => press(page, 'Ask us to delete it')],
  ];
  for (const [path, open] of states) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      await open();
      await expect(page.locator('html[data-laid-out]')).toBeAttached();
      expect(await violationsOf(page), path).toEqual([]);
    });
  }
});
