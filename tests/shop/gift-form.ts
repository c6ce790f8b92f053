import { expect, type Locator, type Page } from 'playwright/test';
import { desk } from './desk.ts';
import { openProduct } from './open-product.ts';

export const GIFT_CARD = '/products/the-gift-card-oxblood';
export const nextYear = new Date().getUTCFullYear() + 1;
export const christmasEve = `12/24/${nextYear}`;

/** A recipient of this journey alone. */
export const recipient = () => `eve-${Date.now()}-${Math.round(Math.random() * 1e6)}@example.com`;

export const addButton = (info: Locator) => info.getByRole('button', { name: 'Add to Bag — $150' });
export const mode = (info: Locator, name: string) => info.getByRole('button', { name, exact: true });

export async function openGiftCard(page: Page): Promise<Locator> {
  const info = await openProduct(page, GIFT_CARD);
  await info.getByRole('radio', { name: '$150' }).check();
  await expect(mode(info, 'Send as Gift')).toBeVisible();
  return info;
}

/** Opens the form on every width, and fills it in. */
export async function fillGift(page: Page, email: string): Promise<Locator> {
  const info = await openGiftCard(page);
  if (await info.getByLabel('To', { exact: true }).isHidden()) await mode(info, 'Send as Gift').click();
  await expect(addButton(info)).toBeDisabled();
  await info.getByLabel('To', { exact: true }).fill('Marguerite Okafor');
  await info.getByLabel("Recipient's email", { exact: true }).fill(email);
  await info.getByLabel("Confirm Recipient's Email Address").fill(email);
  await info.getByLabel('A message').fill('For the hour after six.');
  await info.getByLabel('Date to Send (MM/DD/YYYY)').pressSequentially(`1224${nextYear}`);
  await expect(info.getByLabel('Date to Send (MM/DD/YYYY)')).toHaveValue(christmasEve);
  await expect(addButton(info)).toBeEnabled();
  return info;
}

/** The gifts for an address that the provider received. */
export async function giftsFor(email: string) {
  const received = await desk.receivedBy('govalo');
  return received.filter(({ body }) => JSON.stringify(body).includes(email));
}
