import { expect, test } from 'playwright/test';
import { watchConsole } from './watch-console.ts';

test('a guest finds a dress, pays for it, and comes back to an empty bag', async ({ page }, { project }) => {
  const complaints = watchConsole(page);

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (project.name === 'phone') {
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByText('Clothing', { exact: true }).click();
    await menu.getByRole('link', { name: 'All dresses' }).click();
  } else {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clothing' }).click();
  }
  await expect(page).toHaveURL(/\/collections\//);

  await page.goto('/collections/dresses');
  await page
    .getByRole('list', { name: 'Products' })
    .getByRole('link', { name: 'Aurelia Slip Dress' })
    .first()
    .click();
  await expect(page).toHaveURL(/\/products\/aurelia-slip-dress-/);
  const info = page.getByRole('region', { name: 'Aurelia Slip Dress', exact: true });

  // Without a size the button asks for one, and on a phone it opens the tray.
  await info.getByRole('button', { name: 'Select a size' }).click();
  await expect(info.getByText('Please choose a size first.')).toBeVisible();
  await info.getByRole('radio', { name: 'M', exact: true }).check();
  await info.getByRole('button', { name: 'Add to Bag — M' }).click();

  const bag = page.getByRole('dialog', { name: /^Bag/ });
  await expect(bag.getByRole('heading', { name: 'Bag (1)' })).toBeVisible();
  await expect(bag.getByRole('link', { name: 'Aurelia Slip Dress' })).toBeVisible();
  complaints.expectSilence();
  await bag.getByRole('button', { name: 'Checkout' }).click();

  await expect(page).toHaveURL(/\/cart\/c\//);
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Ferreira');
  await page.getByLabel('Address', { exact: true }).fill('41 Jane Street');
  await page.getByLabel('City').fill('New York');
  await page.getByLabel('State').selectOption('NY');
  await page.getByLabel('ZIP code').fill('10014');
  await page.getByLabel('Card number').fill('1');
  await page.getByRole('button', { name: 'Pay now' }).click();

  await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
  await expect(page.getByText(/#\d{4}/)).toBeVisible();
  await page.getByRole('link', { name: 'Continue shopping' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Toggle Cart, 0 items' })).toBeVisible();
  await page.getByRole('button', { name: 'Toggle Cart, 0 items' }).click();
  await expect(page.getByRole('dialog').getByText('Nothing in here yet')).toBeVisible();
});
