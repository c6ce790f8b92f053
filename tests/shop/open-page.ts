import { expect, type Page } from 'playwright/test';

/** Opens a page and waits until what comes after hydration is there, as the place for notices. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('status').first()).toBeAttached();
}
