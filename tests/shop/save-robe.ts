import { expect, type Page } from 'playwright/test';

export const ROBE = '/products/vesper-silk-robe-rose';
export const heart = (page: Page) =>
  page.getByRole('button', { name: 'Save Vesper Silk Robe to a wishlist' }).first();
export const modal = (page: Page) => page.getByRole('dialog', { name: 'Add to wishlist' });

/** On a phone the heart is in the tray, which the head of the closed one is dragged by. */
export async function expandTray(page: Page): Promise<void> {
  const expand = page.getByRole('button', { name: 'Expand details' });
  if (await expand.isVisible()) await expand.click();
}

/** Saves the robe in one size to a new list. */
export async function saveRobe(page: Page, size: string, list: string): Promise<void> {
  await expandTray(page);
  await heart(page).click();
  await modal(page).getByLabel('Size').selectOption(size);
  await modal(page).getByLabel('List name').fill(list);
  await modal(page).getByRole('button', { name: 'Create' }).click();
  await expect(modal(page).getByText('Added to list')).toBeVisible();
}
