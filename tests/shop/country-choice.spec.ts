import { expect } from 'playwright/test';
import { violationsOf } from './accessibility-violations.ts';
import { addSize } from './add-size.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { HANDLE, offerOf, openList, PRODUCT, priceOf, storedCountry, visitFrom } from './visit-from.ts';

test('[state.currency-country.1] [const.locale-and-currency.2] [entity.browser-storage-and-cookies.3] ?country= goes before cookie and place, and is kept for 7 days over navigation and reload', {
  tag: '@desktop',
}, async ({ page }) => {
  await visitFrom(page, 'GB');
  await page.goto(`${PRODUCT}?country=jp`);
  await expect(priceOf(page)).toHaveText('¥95,000');
  await expect.poll(() => storedCountry(page)).toEqual({ selectedCountry: 'JP', selectedCountrySymbol: '¥' });
  const cookies = await page.context().cookies();
  const expires = cookies.find(({ name }) => name === 'selectedCountry')?.expires ?? 0;
  expect(expires - Date.now() / 1000).toBeGreaterThan(6.9 * 86_400);
  expect(expires - Date.now() / 1000).toBeLessThan(7.1 * 86_400);

  await page.goto(PRODUCT);
  await expect(priceOf(page)).toHaveText('¥95,000');
  await page.reload();
  await expect(priceOf(page)).toHaveText('¥95,000');
  await page.goto(`${PRODUCT}?country=US`);
  await expect.poll(() => storedCountry(page)).toEqual({ selectedCountry: 'US', selectedCountrySymbol: '$' });
  await expect(priceOf(page)).toHaveText('$625');
});

test('[error.4] a country that the shop cannot use gives way to the next source', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  for (const [at, [name, query, cookie, located, price]] of (
    [
      ['a word in the address', 'Atlantis', null, 'GB', '£494'],
      ['a place that the platform does not know', 'QQ', null, 'US', '$625'],
      ['a country that is not served', 'KP', 'FR', 'GB', '€575'],
      ['a cookie that was tampered with', null, '<script>', 'GB', '£494'],
      ['a stored country that is not served', null, 'KP', 'GB', '£494'],
      ['a place that is not served', null, null, 'KP', '$625'],
      ['an unknown place', null, null, 'XX', '$625'],
    ] as const
  ).entries())
    await test.step(name, async () => {
      await page.context().clearCookies();
      await visitFrom(page, located);
      if (cookie !== null)
        await page
          .context()
          .addCookies([{ url: baseURL ?? '', name: 'selectedCountry', value: encodeURIComponent(cookie) }]);
      // Another address: a copy that the browser has stored names the country of its own visit.
      await page.goto(`${PRODUCT}?visit=${at}${query === null ? '' : `&country=${query}`}`);
      await expect(priceOf(page)).toBeVisible();
      await expect(priceOf(page)).toHaveText(price);
      const isNamed = query === 'QQ' || query === 'KP' || cookie === 'KP';
      const sentence = page.getByText(/^We do not ship to (that country|North Korea) yet/);
      await (isNamed ? expect(sentence).toBeVisible() : expect(sentence).toBeHidden());
    });
});

test('[state.currency-country.3] the country comes from its endpoint where the document’s timing does not name it', {
  tag: '@desktop',
}, async ({ page }) => {
  await visitFrom(page, 'GB');
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceResourceTiming.prototype, 'serverTiming', { get: () => [] });
  });
  const endpoint = page.waitForRequest('/api/country');
  await page.goto(PRODUCT);
  await endpoint;
  await expect(priceOf(page)).toHaveText('£494');
});

test('[state.currency-country.3] prices of the country come although the page was not marked early', {
  tag: '@desktop',
}, async ({ page }) => {
  await visitFrom(page, 'GB');
  await page.route(/before-hydration-/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/dataset\.country\s*=\s*\w+/, 'dataset.none=""');
    await route.fulfill({ response, body });
  });
  await page.goto(PRODUCT);
  await expect(priceOf(page)).toHaveText('£494');
});

test('[state.currency-country.3] nothing is painted before the page is marked, however late the mark comes', {
  tag: '@desktop',
}, async ({ page }) => {
  await visitFrom(page, 'GB');
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      Object.assign(window, { countryAtPaint: document.documentElement.dataset.country ?? 'none' });
    }).observe({ type: 'paint', buffered: true });
  });
  // Every style sheet has come by then.
  await page.route(/before-hydration-/, async (route) => {
    await expect.poll(() => page.evaluate(() => [...document.styleSheets].length)).toBeGreaterThan(2);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto(PRODUCT);
  await expect.poll(() => page.evaluate(() => Object(window).countryAtPaint)).toBe('GB');
});

test('[call.commerce-storefront-api.30] the list follows pointer and keyboard, finds a country, and swaps prices without a reload', async ({
  page,
}) => {
  await visitFrom(page, 'US');
  await openPage(page, PRODUCT);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const list = await openList(page);
  await expect(list.getByRole('textbox', { name: 'Find a country' })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await expect(list.getByRole('button', { name: /^United States/ })).toHaveAttribute('aria-current', 'true');
  await list.getByRole('button', { name: /^France/ }).click();
  await expect(list).toBeHidden();
  await expect(priceOf(page)).toHaveText('€575');
  expect(await storedCountry(page)).toEqual({ selectedCountry: 'FR', selectedCountrySymbol: '€' });
  expect(await offerOf(page)).toMatchObject({ price: '575.00', priceCurrency: 'EUR' });

  const button = page.getByRole('contentinfo').getByRole('button', { name: 'France, EUR €' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(list.getByText(/^France: Free shipping on all orders/)).toBeVisible();
  await page.keyboard.type('holland');
  await expect(list.getByRole('list').getByRole('button')).toHaveText([/^Netherlands/]);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('uk');
  await expect(list.getByRole('list').getByRole('button')).toHaveText([/^United Kingdom/]);
  await page.keyboard.press('Enter');
  await expect(priceOf(page)).toHaveText('£494');
  await page.keyboard.press('Enter');
  await page.keyboard.type('united st');
  await page.keyboard.press('Enter');
  await expect(priceOf(page)).toHaveText('$625');
  expect(await offerOf(page)).toMatchObject({ price: '625.00', priceCurrency: 'USD' });
  expect(await page.evaluate(() => Object(window).isSamePage)).toBe(true);
});

test('on a phone the search panel shows the country’s prices, and another country is chosen from the menu', {
  tag: '@phone',
}, async ({ page }) => {
  await visitFrom(page, 'JP');
  await openPage(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-country', 'JP');
  await page.getByRole('button', { name: 'Toggle Search' }).click();
  const search = page.getByRole('combobox', { name: 'Search' });
  await search.fill('aurelia');
  await expect(page.getByRole('option').getByText(/^¥/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: /^Change country/ })
    .click();
  const list = page.getByRole('dialog', { name: 'Where shall we send it?' });
  await list.getByRole('button', { name: /^Canada/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-country', 'CA');
});

test('[const.locale-and-currency.4] a piece that is not sold in the country says so, and cannot be bought', {
  tag: '@desktop',
}, async ({ page }) => {
  await visitFrom(page, 'GB');
  await page.route(/graphql\.json/, async (route) => {
    const body = route.request().postData() ?? '';
    if (!/query (ProductPrices|Inventory)\b/.test(body)) return route.fallback();
    const response = await route.fetch();
    const { data } = await response.json();
    if ('product' in data) data.product = null;
    else data.nodes[0] = null;
    return route.fulfill({ response, json: { data } });
  });
  const words = 'Not sold in the United Kingdom';
  await openPage(page, '/collections/evening');
  const prices = page.getByRole('article').locator('[data-price]');
  await expect(prices.filter({ hasText: words }).first()).toBeVisible();
  await expect(prices.filter({ hasText: '£' }).first()).toBeVisible();
  await openPage(page, PRODUCT);
  await page.mouse.move(200, 200);
  await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Select a size' })).toHaveCount(0);
});

test('[state.cart-lifecycle.14] the bag follows to the country that is chosen while it goes along to another', {
  tag: '@desktop',
}, async ({ page }) => {
  await addSize(page, HANDLE, 'M');
  const bag = page.getByRole('dialog', { name: /^Bag/ });
  await expect(bag.getByText('$625').first()).toBeVisible();
  await page.keyboard.press('Escape');
  const carried = Promise.withResolvers<void>();
  await page.route('**/graphql.json', async (route) => {
    const body = route.request().postData() ?? '';
    if (body.includes('cartCreate') && body.includes('"CA"')) await carried.promise;
    await route.continue();
  });
  const held = page.waitForRequest((request) => request.postData()?.includes('cartCreate') ?? false);
  await (await openList(page)).getByRole('button', { name: /^Canada/ }).click();
  await held;
  await (await openList(page)).getByRole('button', { name: /^United Kingdom/ }).click();
  await expect(priceOf(page)).toHaveText('£494');
  carried.resolve();
  await page.getByRole('button', { name: /^Toggle Cart/ }).click();
  await expect(bag.getByText('£494').first()).toBeVisible();
});
