import { expect, type Page } from 'playwright/test';

export const HANDLE = 'aurelia-slip-dress-black';
export const PRODUCT = `/products/${HANDLE}`;

/** The visitor's own country, as the edge finds it; journeys side by side have countries of their own. */
export async function visitFrom(page: Page, country: string): Promise<void> {
  const url = process.env.SITE_URL ?? 'http://localhost:3000';
  await page.context().addCookies([{ url, name: 'sandbox-country', value: country }]);
}

export const priceOf = (page: Page) => page.locator('h1 + p [data-price]');

/** The offer of the page's structured data. */
export function offerOf(page: Page): Promise<{ price?: string; priceCurrency: string }> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll('script[type="application/ld+json"]')];
    const data = texts.map(({ textContent }) => JSON.parse(textContent ?? '{}'));
    return data.find((one) => one['@type'] === 'Product').offers;
  });
}

export async function storedCountry(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies();
  return Object.fromEntries(
    cookies
      .filter(({ name }) => name.startsWith('selected'))
      .map(({ name, value }) => [name, decodeURIComponent(value)]),
  );
}

/** Opens the list of countries from the footer. */
export async function openList(page: Page) {
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^Change country/ })
    .click();
  const list = page.getByRole('dialog', { name: 'Where shall we send it?' });
  await expect(list.getByRole('button', { name: /^Japan/ })).toBeVisible();
  return list;
}
