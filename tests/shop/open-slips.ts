import type { Page } from 'playwright/test';

/** Opens the listing of slips from the menu. */
export async function openSlips(page: Page, isPhone: boolean) {
  if (isPhone) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByText('Clothing', { exact: true }).click();
    await menu.getByRole('link', { name: 'Slips', exact: true }).click();
    return;
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clothing' }).hover();
  const menu = page.getByRole('region', { name: 'Clothing' });
  await menu.getByRole('link', { name: 'Slips', exact: true }).click();
}
