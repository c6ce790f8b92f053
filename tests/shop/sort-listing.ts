import { expect, type Page } from 'playwright/test';

/** Sorts the listing at the path, as soon as the script of its bar has come. */
export async function sortListing(page: Page, path: string, by: string): Promise<void> {
  await expect(async () => {
    await page.getByRole('combobox', { name: 'Sort' }).selectOption(by);
    const address = by === 'featured' ? new RegExp(`${path}$`) : new RegExp(`sort=${by}`);
    await expect(page).toHaveURL(address, { timeout: 1_000 });
  }).toPass();
}
