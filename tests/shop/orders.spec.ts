import { expect } from 'playwright/test';
import { violationsOf } from './accessibility-violations.ts';
import { checkOut } from './check-out.ts';
import { makeCustomer, newEmail, openAs } from './customers.ts';
import { desk } from './desk.ts';
import { test } from './journey.ts';

// What fades in is measured in its own colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Who pays in `checkOut`. */
const ANA = 'ana@example.com';

test('[screen.route-table.19] [screen.route-table.20] [screen.route-table.8] an order can be followed, printed and bought again, by its customer only', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  await page.goto('/products/ninon-velvet-bow-oxblood');
  await page.getByRole('button', { name: 'Add to Bag' }).click();
  await page.getByRole('dialog', { name: /^Bag/ }).getByRole('button', { name: 'Checkout' }).click();
  await checkOut(page);
  const placed = await page.getByText(/^Order #\d{4} is with us/).textContent();
  const token = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const number = /#(\d{4})/.exec(placed ?? '')?.[1] ?? '';
  await makeCustomer(ANA, 'Ana');

  await openAs(page, ANA, '/account');
  const latest = page.getByRole('region', { name: 'Latest order' });
  await expect(latest.getByText('In preparation')).toBeVisible();
  expect(await violationsOf(page), 'the account with an order').toEqual([]);
  await latest.getByRole('link', { name: 'All orders' }).click();
  await page
    .getByRole('list', { name: 'Your orders' })
    .getByRole('link', { name: `№ ${number}` })
    .waitFor();
  expect(await violationsOf(page), 'the orders').toEqual([]);
  await page.getByRole('link', { name: `№ ${number}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await expect(page).toHaveURL(/\/account\/orders\/\d+$/);
  const address = page.url();
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText('Subtotal$88');
  await expect(summary).toContainText('41 Jane Street');

  await desk.edit({ do: 'fulfil', order: token });
  await page.reload();
  await expect(page.getByRole('list', { name: 'Where it is' }).getByRole('listitem').last()).toHaveAttribute(
    'aria-current',
    'step',
  );
  const parcels = page.getByRole('list', { name: 'Parcels' });
  await expect(parcels).toContainText('Hanger Post, tracking VV');
  await expect(parcels.getByRole('link', { name: /^VV\w+ opens a new tab$/ })).toHaveAttribute(
    'href',
    /^https:\/\/hanger-post\.example\/tracking\/VV/,
  );
  expect(await violationsOf(page), 'an order that was sent').toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Receipt from Vesper & Vine, \d+ \w+ \d{4}$/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Account' })).toBeHidden();
  await expect(summary.getByRole('button', { name: 'Buy it all again' })).toBeHidden();
  await expect(summary).toContainText('41 Jane Street');
  await page.emulateMedia({ media: 'screen' });

  // Who presses twice means one.
  await summary.getByRole('button', { name: 'Buy it all again' }).dblclick();
  const bag = page.getByRole('dialog', { name: /^Bag/ });
  await expect(bag.getByRole('heading', { name: 'Bag (1)' })).toBeVisible();

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  const email = newEmail('eve');
  await makeCustomer(email, 'Eve');
  await openAs(other, email, new URL(address).pathname);
  await expect(other.getByRole('heading', { level: 1, name: 'No such order' })).toBeVisible();
  await stranger.close();
});
