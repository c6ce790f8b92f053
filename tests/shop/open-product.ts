import { expect, type Locator, type Page } from 'playwright/test';
import { openPage } from './open-page.ts';

/** Opens a product page, on a phone with its tray expanded, and returns the panel. */
export async function openProduct(page: Page, path: string): Promise<Locator> {
  await openPage(page, path);
  const expand = page.getByRole('button', { name: 'Expand details' });
  if (await expand.isVisible()) {
    await expand.click();
    await expect(page.getByRole('button', { name: 'Collapse details' })).toBeVisible();
  }
  return page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) });
}

export const bagOf = (page: Page) => page.getByRole('dialog', { name: /^Bag/ });
export const waitlistOf = (page: Page) => page.getByRole('dialog', { name: 'Waitlist' });
