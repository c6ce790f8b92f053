import { expect, type Locator, type Page } from 'playwright/test';
import { openPage } from './open-page.ts';

/** On phones the buttons are in the tray, and Details has another title. */
export const detailsName = (page: Page) =>
  (page.viewportSize()?.width ?? 0) < 768 ? 'Fabric + Care' : 'Details';

/** The button that opens a drawer; that of Reviews ends with the rating. */
export const buttonOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name.replace('+', '\\+')}`) });

/** Opens a page and one of its drawers; on phones its tray before. */
export async function openDrawer(page: Page, path: string, name: string, title = name): Promise<Locator> {
  await openPage(page, path);
  const expand = page.getByRole('button', { name: 'Expand details' });
  if (await expand.isVisible()) await expand.click();
  await buttonOf(page, name).click();
  const drawer = page.getByRole('dialog', { name: title });
  await expect(drawer).toBeVisible();
  return drawer;
}
