import { expect, type Page } from 'playwright/test';

export const HANDLE = 'aurelia-slip-dress-black';
export const PRODUCT = `/products/${HANDLE}`;

/** The visitor's own country, as the edge finds it; journeys side by side have countries of their own. */
export async function visitFrom(page: Page, country: string): Promise<void> {
  const url = process.env.SITE_URL ?? 'http://localhost:3000';
  await page.context().addCookies([{ url, name: 'sandbox-country', value: country }]);
}

export const priceOf = (page: Page) => page.locator('div:has(> h1) + p [data-price]');

/**
 * Holds the timers after which the page's own prices show: 4 s, and what is left of them. Returns a function that lets
 * them end, whatever time a busy machine has taken.
 */
export async function holdPriceWait(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const wait = window.setTimeout.bind(window);
    const hold = (work: () => void, ms = 0) =>
      ms === 4000 || !Number.isInteger(ms) ? held.push(work) : wait(work, ms);
    Object.assign(window, { setTimeout: hold, held });
  });
  return () =>
    page.evaluate(() => {
      for (const work of Object(window).held) work();
    });
}

/** The first offer of the page's structured data; all sizes of the piece cost the same. */
export function offerOf(page: Page): Promise<{ price: string; priceCurrency: string }> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll('script[type="application/ld+json"]')];
    const data = texts.map(({ textContent }) => JSON.parse(textContent ?? '{}'));
    const [group] = data.find((one) => '@graph' in one)['@graph'];
    return group.hasVariant[0].offers;
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
