import { expect, type Page } from 'playwright/test';
import { desk } from './desk.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { HANDLE, holdPriceWait, offerOf, PRODUCT, priceOf, storedCountry, visitFrom } from './visit-from.ts';
import { watchShifts } from './watch-shifts.ts';

const LISTING = '/collections/evening';

const cardPrices = (page: Page) => page.getByRole('article').locator('[data-price]');

const abroad = [
  {
    country: 'GB',
    price: '£494',
    currency: 'GBP',
    offer: '494.00',
    label: 'United Kingdom, GBP £',
    notes: 'Free shipping on all orders. Duties & taxes included, no additional fees! Easy returns.',
  },
  {
    country: 'CA',
    price: '$863',
    currency: 'CAD',
    offer: '863.00',
    label: 'Canada, CAD $',
    notes:
      'Free express shipping on orders over $300. Duties included, taxes calculated at checkout. Easy returns.',
  },
  {
    country: 'FR',
    price: '€575',
    currency: 'EUR',
    offer: '575.00',
    label: 'France, EUR €',
    notes: 'Free shipping on all orders. Duties & taxes included, no additional fees! Easy returns.',
  },
  {
    country: 'JP',
    price: '¥95,000',
    currency: 'JPY',
    offer: '95000.00',
    label: 'Japan, JPY ¥',
    notes: 'Free express shipping on orders over ¥45,000. Easy returns.',
  },
  {
    country: 'BR',
    price: 'R$3,500',
    currency: 'BRL',
    offer: '3500.00',
    label: 'Brazil, BRL R$',
    notes: 'Free express shipping on orders over R$1,700. Duties and taxes are guaranteed! Easy returns.',
  },
];

for (const { country, price, currency, offer, label, notes } of abroad) {
  test(`[state.currency-country.3] [what.12] a visitor in ${country} sees one price on card, page, in structured data and in the bag`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await visitFrom(page, country);
    await page.goto(LISTING);
    const card = page
      .getByRole('article')
      .filter({ has: page.locator(`a[href*="${HANDLE}"]`) })
      .first();
    const onCard = page.locator('[data-price]', { hasText: price });
    await expect(cardPrices(page).first()).toHaveAttribute('data-currency', currency);
    if ((await card.count()) > 0) await expect(onCard.first()).toBeVisible();

    await page.goto(PRODUCT);
    await expect(priceOf(page)).toHaveText(price);
    await expect(page.getByRole('contentinfo').getByRole('button', { name: label })).toBeVisible();
    expect(await offerOf(page)).toMatchObject({ price: offer, priceCurrency: currency });
    expect(await offerOf(page)).not.toHaveProperty('shippingDetails');

    const open = page.getByRole('button', { name: 'Expand details' });
    if (await open.isVisible()) await open.click();
    await expect(page.getByText(notes)).toBeVisible();
    await expect(page.getByText('interest-free installments')).toBeHidden();
    await page.getByRole('radio', { name: 'M', exact: true }).check();
    await expect(priceOf(page)).toHaveText(price);
    await page.getByRole('button', { name: /^Add to Bag/ }).click();
    await expect(page.getByRole('dialog', { name: /^Bag/ }).getByText(price).first()).toBeVisible();
    expect(await storedCountry(page), 'a guess is not stored').toEqual({});
  });
}

test('[const.locale-and-currency.1] [const.locale-and-currency.6] [state.cart-lifecycle.14] a visitor in the US sees the page’s own prices and instalments, without a request for others; the bag comes along with its pieces to another country, which is chosen from the help menu', {
  tag: '@desktop',
}, async ({ page }) => {
  await visitFrom(page, 'US');
  const prices: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('ProductPrices')) prices.push(request.url());
  });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openPage(page, PRODUCT);
  await page.waitForLoadState('networkidle');
  await expect(priceOf(page)).toHaveText('$625');
  await expect(page.locator('html')).not.toHaveAttribute('data-country');
  expect(prices).toEqual([]);
  expect(scripts.filter((url) => /\/country(-dialog)?[.-]/.test(url))).toEqual([]);
  expect(await offerOf(page)).toMatchObject({ price: '625.00', priceCurrency: 'USD' });
  const terms = 'Pay in full or in 4 interest-free installments of $156.25 with Shop Pay';
  await expect(page.getByText(terms)).toBeAttached();

  const open = page.getByRole('button', { name: 'Expand details' });
  if (await open.isVisible()) await open.click();
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await page.getByRole('button', { name: /^Add to Bag/ }).click();
  const bag = page.getByRole('dialog', { name: /^Bag/ });
  await expect(bag.getByText('$625').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bag).toBeHidden();
  await page.getByRole('button', { name: 'Help' }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Change country/ })
    .click();
  const list = page.getByRole('dialog', { name: 'Where shall we send it?' });
  await expect(list).toBeVisible();
  await list.getByRole('button', { name: /^United Kingdom/ }).click();
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Toggle Cart, Bag (1)' }).click();
  await expect(bag.getByText('£494').first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Toggle Cart, Bag (1)' }).click();
  await expect(bag.getByText('£494').first()).toBeVisible();
});

test('all prices of a page come with one request, and only new ones after a navigation', {
  tag: '@desktop',
}, async ({ page }) => {
  await visitFrom(page, 'GB');
  const requested: string[][] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('query ProductPrices')) requested.push(JSON.parse(body).variables.ids);
  });
  await openPage(page, LISTING);
  await expect(cardPrices(page).last()).toHaveAttribute('data-currency', 'GBP');
  expect(requested).toHaveLength(1);
  const count = await cardPrices(page).count();
  expect(requested[0]?.length).toBe(count);

  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(priceOf(page)).toHaveAttribute('data-currency', 'GBP');
  await expect(priceOf(page)).toHaveText(/^£/);
  const known = new Set(requested[0]);
  expect(
    requested
      .slice(1)
      .flat()
      .filter((id) => known.has(id)),
  ).toEqual([]);
});

test.describe('a refused country', () => {
  test.use({ allowed: /does not sell to GB/ });

  test('[error.4] a country that the platform refuses later is reset to the US, with a sentence', {
    tag: '@desktop',
  }, async ({ page }) => {
    await visitFrom(page, 'GB');
    await openPage(page, PRODUCT);
    await expect(priceOf(page)).toHaveText('£494');
    await page.route(/graphql\.json/, async (route) => {
      const { query = '', variables } = route.request().postDataJSON();
      if (!query.includes('predictiveSearch') || variables.country === 'US') return route.fallback();
      const message = 'Variable $country of type CountryCode! was provided invalid value';
      await route.fulfill({ json: { errors: [{ message, path: ['query', 'country'] }] } });
    });
    await page.getByRole('button', { name: 'Toggle Search' }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill('aurelia');
    await expect(page.getByRole('option').getByText(/^\$/).first()).toBeVisible();
    await expect(page.getByText(/^We do not ship to the United Kingdom yet/)).toBeAttached();
    await page.getByRole('button', { name: 'Toggle Search' }).click();
    await expect(priceOf(page)).toHaveText('$625');
  });
});

test.describe('without prices', () => {
  test.use({ allowed: /status of 400/ });

  test('prices that cannot be loaded leave those of the page, with a sentence', { tag: '@desktop' }, async ({
    page,
  }) => {
    await visitFrom(page, 'GB');
    await page.route(/graphql\.json/, (route) =>
      route.request().postData()?.includes('query ProductPrices')
        ? route.fulfill({ status: 400, body: '' })
        : route.fallback(),
    );
    await page.goto(PRODUCT);
    await expect(page.getByText(/^Prices in your currency cannot be loaded/)).toBeVisible();
    await expect(priceOf(page)).toBeVisible();
    await expect(priceOf(page)).toHaveText('$625');
  });
});

test.describe('while the prices of the country fail', () => {
  test.use({ allowed: /status of 500/ });
  test.afterEach(() => desk.clearFaults());

  test('[error.5] all of a page is in dollars, also what is read later, and the shop says so', {
    tag: '@desktop',
  }, async ({ page }) => {
    const choice = `${LISTING}?color=color-oxblood&sort=price-low`;
    const shown = async () => (await cardPrices(page).allTextContents()).join();
    await visitFrom(page, 'US');
    await page.goto(LISTING);
    await expect(cardPrices(page).first()).toBeVisible();
    const whole = await shown();
    await page.goto(choice);
    await expect.poll(shown).not.toBe(whole);
    const inDollars = await shown();

    await visitFrom(page, 'CA');
    await desk.setFaults({ provider: 'commerce', kind: '500', operation: 'ProductPrices' });
    await page.goto(choice);
    await expect(page.getByText(/in US dollars\. Your bag stays in CAD\.$/)).toBeVisible();
    await expect.poll(shown).toBe(inDollars);
    await expect(page.locator('[data-currency]')).toHaveCount(0);
    await expect(cardPrices(page).first()).toBeVisible();
  });
});

test('prices that hang: dollars and the sentence about them show together after the wait, until the prices come', {
  tag: '@desktop',
}, async ({ page }) => {
  await visitFrom(page, 'GB');
  const held = Promise.withResolvers<void>();
  await page.route(/graphql\.json/, async (route) => {
    if (route.request().postData()?.includes('query ProductPrices')) await held.promise;
    await route.fallback();
  });
  const endWait = await holdPriceWait(page);
  const requested = page.waitForRequest(
    (request) => request.postData()?.includes('query ProductPrices') ?? false,
  );
  const sentence = page.getByText(/^Prices in your currency cannot be loaded/);
  await openPage(page, PRODUCT);
  await requested;
  await expect(priceOf(page)).toBeHidden();
  await expect(sentence).toHaveCount(0);
  await endWait();
  await expect(priceOf(page)).toBeVisible();
  await expect(priceOf(page)).toHaveText('$625');
  await expect(sentence).toBeVisible();
  held.resolve();
  await expect(priceOf(page)).toHaveText('£494');
  await expect(sentence).toHaveCount(0);
});

for (const [path, country, tag] of [
  ['/', 'JP', '@phone'],
  [LISTING, 'BR', '@phone'],
  [PRODUCT, 'GB', '@desktop'],
] as const) {
  test(`nothing shifts when the prices of ${country} come to ${path}`, { tag }, async ({ page }) => {
    await visitFrom(page, country);
    const held = Promise.withResolvers<void>();
    await page.route(/graphql\.json/, async (route) => {
      if (route.request().postData()?.includes('query ProductPrices')) await held.promise;
      await route.fallback();
    });
    await holdPriceWait(page);
    const shifts = await watchShifts(page);
    await openPage(page, path);
    await expect(page.locator('html[data-laid-out]')).toBeAttached();
    await expect(page.locator('[data-price]').first(), 'no dollars before the prices').toBeHidden();
    const before = await shifts();
    held.resolve();
    await expect(page.locator('[data-currency]').first()).toBeVisible();
    // Attached, not visible: on phones they are in the closed tray.
    if (path === PRODUCT) await expect(page.getByText('Free shipping on all orders.')).toBeAttached();
    expect((await shifts()) - before).toBeLessThanOrEqual(path === PRODUCT ? 0 : 0.02);
  });
}
