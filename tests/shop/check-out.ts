import type { Page } from 'playwright/test';

/** Fills in the hosted checkout as a guest in New York, and pays with the card. */
export async function checkOut(page: Page, cardNumber = '1'): Promise<void> {
  await page.getByLabel('E-mail').fill('ana@example.com');
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Ferreira');
  await page.getByLabel('Street and number').fill('41 Jane Street');
  await page.getByLabel('City').fill('New York');
  await page.getByLabel('State').selectOption('NY');
  await page.getByLabel('ZIP code').fill('10014');
  await page.getByLabel('Card number', { exact: true }).fill(cardNumber);
  await page.getByLabel('Name on card').fill('Ana Ferreira');
  await page.getByLabel('Expires (month / year)').fill('12 / 30');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay now/ }).click();
}
