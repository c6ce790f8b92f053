import { expect, type Page } from 'playwright/test';

/** Adds one piece of a size on its product page, and waits until the bag opens. */
export async function addSize(page: Page, handle: string, size: RegExp | string) {
  await page.goto(`/products/${handle}`);
  const open = page.getByRole('button', { name: 'Expand details' });
  if (await open.isVisible()) await open.click();
  await page.getByRole('radio', { name: size, exact: true }).check();
  await page.getByRole('button', { name: /^Add to Bag/ }).click();
  await expect(page.getByRole('dialog', { name: /^Bag/ })).toBeVisible();
}
