import { expect } from 'playwright/test';
import { requestsDone, test } from './journey.ts';
import { openPage } from './open-page.ts';
import { bagOf, openProduct, waitlistOf } from './open-product.ts';

const DRESS = '/products/aurelia-slip-dress-oxblood';
const FITTING = '/products/atelier-fitting-ivory';

/** What is chosen, and what the button says then, in this order on one page. */
const labels: readonly [path: string, ...steps: [size: string | null, label: string][]][] = [
  [FITTING, [null, 'Book Appointment']],
  ['/products/vesper-bias-nightgown-rose', [null, 'Join the Waitlist'], ['M', 'Join the Waitlist']],
  ['/products/astor-wrap-coat-camel', [null, 'Preorder']],
  ['/products/the-gift-card-oxblood', [null, 'Select amount'], ['$150', 'Add to Bag — $150']],
  [DRESS, ['XXS', 'Add to Bag — XXS'], ['L, sold out', 'Join the Waitlist']],
  ['/products/ninon-velvet-bow-oxblood', [null, 'Add to Bag']],
  ['/products/sabine-wrap-dress-dusk-blue', [null, 'Select a size']],
];

test('[state.product-detail-page.4] [state.product-detail-page.5] [state.product-detail-page.6] [state.product-detail-page.7] [state.product-detail-page.8] [state.product-detail-page.9] [state.product-detail-page.10] the button says what a press does, by piece and by choice', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const [path, ...steps] of labels) {
    const info = await openProduct(page, path);
    for (const [size, label] of steps)
      await test.step(`${label}: ${path} with ${size ?? 'no choice'}`, async () => {
        if (size !== null) await info.getByRole('radio', { name: size, exact: true }).check();
        const action = info.getByRole('button', { name: label, exact: true });
        await expect(action).toBeVisible();
        await expect(action).toBeInViewport({ ratio: 1 });
      });
  }
});

test('[screen.route-table.36] a chosen size is there again on the way back', { tag: '@desktop' }, async ({
  page,
}) => {
  const info = await openProduct(page, DRESS);
  await info.getByRole('radio', { name: 'XXS', exact: true }).check();
  await expect(page).toHaveURL(/\?variant=\d+$/);
  await page.getByRole('link', { name: 'Homepage' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'XXS', exact: true })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Add to Bag — XXS' })).toBeVisible();
});

test('[state.product-detail-page.1] the stock is read anew once somebody uses the page', {
  tag: '@desktop',
}, async ({ page }) => {
  let queries = 0;
  await page.route('**/api/*/graphql.json', async (route) => {
    if (!route.request().postData()?.includes('query Inventory')) return route.fallback();
    queries += 1;
    const response = await route.fetch();
    const gone = (await response.text())
      .replaceAll(/"availableForSale":true/g, '"availableForSale":false')
      .replaceAll(/"quantityAvailable":\d+/g, '"quantityAvailable":0');
    await route.fulfill({ response, body: gone });
  });
  await openPage(page, DRESS);
  await page.waitForLoadState('networkidle');
  expect(queries).toBe(0);
  await expect(page.getByRole('radio', { name: 'XXS', exact: true, includeHidden: true })).toHaveCount(1);
  await page.keyboard.press('Tab');
  const soldOut = page.getByRole('radio', { name: 'XXS, sold out', includeHidden: true });
  await expect(soldOut).toHaveCount(1);
  expect(queries).toBe(1);
});

test('[state.product-detail-page.11] on a phone the first press opens the tray and the next one says what is missing', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, DRESS);
  const action = page.getByRole('button', { name: 'Select a size' });
  const missing = page.getByText('Please choose a size first.');
  await action.click();
  await expect(page.getByRole('radio', { name: 'XXS' })).toBeFocused();
  await expect(missing).toBeHidden();
  await action.click();
  await expect(missing).toBeVisible();
  await page.getByRole('radio', { name: 'XXS' }).check();
  await expect(missing).toBeHidden();
});

test('[state.product-detail-page.16] on a desktop it leads to the sizes', { tag: '@desktop' }, async ({
  page,
}) => {
  await openPage(page, DRESS);
  await page.getByRole('button', { name: 'Select a size' }).click();
  await expect(page.getByRole('radio', { name: 'XXS' })).toBeFocused();
  await expect(page.getByText('Please choose a size first.')).toBeVisible();
});

test('[state.product-detail-page.13] [state.product-detail-page.15] a size that nobody can buy opens the waitlist, which gives the focus back', async ({
  page,
}) => {
  for (const [path, size] of [
    ['/products/vesper-bias-nightgown-rose', 'M'],
    [DRESS, 'L, sold out'],
  ] as const) {
    const info = await openProduct(page, path);
    await info.getByRole('radio', { name: size, exact: true }).check();
    const action = info.getByRole('button', { name: 'Join the Waitlist' });
    await action.click();
    await expect(waitlistOf(page).getByRole('textbox', { name: 'Email' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(action).toBeFocused();
  }
});

test('[state.product-detail-page.14] [rule.cart-line-attributes-on-add.2] a piece that is ordered before it comes says in the bag when it ships', {
  tag: '@desktop',
}, async ({ page }) => {
  const info = await openProduct(page, '/products/astor-wrap-coat-camel');
  await info.getByRole('radio').first().check();
  await info.getByRole('button', { name: 'Preorder' }).click();
  await expect(bagOf(page).getByText('Ships from 8 December')).toBeVisible();
});

test('[state.product-detail-page.3] [state.product-detail-page.4] an hour is booked once, and page and bag say what follows', async ({
  page,
}) => {
  const info = await openProduct(page, FITTING);
  await expect(info.getByText('We write to you to arrange the hour.')).toBeVisible();
  await expect(info.getByRole('radio')).toHaveCount(0);
  await expect(info.getByText('Colour')).toHaveCount(0);
  await expect(info.getByText('installments')).toHaveCount(0);
  const book = info.getByRole('button', { name: 'Book Appointment' });
  await book.click();
  const bag = bagOf(page);
  await expect(bag.getByRole('heading', { name: 'Bag (1)' })).toBeVisible();
  await expect(bag.getByText('We write to you to arrange the hour.')).toBeVisible();
  await expect(bag.getByRole('button', { name: /^One more/ })).toHaveCount(0);
  await requestsDone(page);
  await bag.getByRole('button', { name: 'Close bag' }).click();
  await expect(bag).toBeHidden();
  await book.click();
  await expect(bag).toBeVisible();
  await requestsDone(page);
  await expect(bag.getByRole('heading', { name: 'Bag (1)' })).toBeVisible();
});

test('[screen.route-table.36] an address chooses the size that its variant names, and none that it does not know', {
  tag: '@desktop',
}, async ({ page }) => {
  await openPage(page, DRESS);
  const id = (await page.getByRole('radio', { name: 'XXS' }).getAttribute('value')) ?? '';
  for (const [title, variant, label] of [
    ['a numeric id', id, /^Add to Bag — /],
    ['an unknown id', '1', 'Select a size'],
    ['a global id', `gid://shopify/ProductVariant/${id}`, /^Add to Bag — /],
    ['nonsense', '<script>', 'Select a size'],
  ] as const)
    await test.step(title, async () => {
      await openPage(page, `${DRESS}?variant=${encodeURIComponent(variant)}`);
      await expect(page.getByRole('button', { name: label })).toBeVisible();
    });
});

for (const fontSize of ['100%', '200%'])
  test(`the button of a bra is in reach in windows of any size, with text at ${fontSize}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = size;
      });
    }, fontSize);
    await openPage(page, '/products/odile-balconette-bra-black');
    const action = page.getByRole('button', { name: 'Select a size' });
    const lowest = page.getByRole('radio', { name: '46B' });
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [768, 1024],
    ] as const)
      await test.step(`${width} x ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await lowest.blur();
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await expect(action).toBeInViewport({ ratio: 1 });
        await lowest.focus();
        await expect(action).toBeInViewport({ ratio: 1 });
        const [cell, button] = [await lowest.boundingBox(), await action.boundingBox()];
        expect(
          (cell?.y ?? 0) + (cell?.height ?? 0),
          'the size that has the focus is not behind it',
        ).toBeLessThanOrEqual(button?.y ?? 0);
      });
  });

test('arrow keys lead to another band and another cup', { tag: '@desktop' }, async ({ page }) => {
  const info = await openProduct(page, '/products/odile-balconette-bra-black');
  const size = (name: string) => info.getByRole('radio', { name: new RegExp(`^${name}\\b`) });
  await size('34C').check();
  await expect(async () => {
    await size('34C').press('ArrowDown');
    await expect(size('36C')).toBeChecked({ timeout: 500 });
  }, 'its script comes when the page is used').toPass();
  await size('36C').press('ArrowRight');
  await expect(size('36D')).toBeFocused();
  await expect(size('36D')).toBeChecked();
  await size('36D').press('ArrowUp');
  await expect(size('34D')).toBeChecked();
});

for (const [path, line, follows] of [
  [
    '/products/sabine-wrap-dress-dusk-blue',
    'Sold out in every size',
    'Choose your size and join the waitlist',
  ],
  ['/products/vesper-bias-nightgown-rose', 'Arrives December 4', 'Choose your size and join the waitlist'],
] as const) {
  test(`${path} says above its name what is so, and what follows`, { tag: '@phone' }, async ({ page }) => {
    await openPage(page, path);
    const said = page.getByText(line);
    await expect(said).toBeInViewport();
    const info = await openProduct(page, path);
    await expect(info.getByText(follows)).toBeVisible();
    // Both are measured again while the tray still moves.
    await expect(async () => {
      const above = await said.boundingBox();
      const name = await info.getByRole('heading', { level: 1 }).boundingBox();
      expect(above?.y).toBeLessThan(name?.y ?? 0);
    }).toPass();
  });
}
