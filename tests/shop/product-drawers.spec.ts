import { expect } from 'playwright/test';
import { test } from './journey.ts';
import { buttonOf, detailsName, openDrawer } from './open-drawer.ts';
import { openPage } from './open-page.ts';
import { openProduct } from './open-product.ts';
import { visitFrom } from './visit-from.ts';

const SLIP = '/products/aurelia-slip-dress-oxblood';

test('[screen.product-detail-page.10] the drawer of details has its close button in its corner, at every width', {
  tag: '@desktop',
}, async ({ page }) => {
  await openPage(page, SLIP);
  for (const [width, name] of [
    [1440, 'Details'],
    [768, 'Details'],
    [390, 'Fabric + Care'],
  ] as const)
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 900 });
      if (width < 768) await page.getByRole('button', { name: 'Expand details' }).click();
      await buttonOf(page, name).click();
      const drawer = page.getByRole('dialog', { name });
      const title = drawer.getByRole('heading', { name });
      const close = drawer.getByRole('button', { name: 'Close' });
      await expect(close).toBeInViewport({ ratio: 1 });
      const [titleBox, closeBox] = [await title.boundingBox(), await close.boundingBox()];
      expect(closeBox?.width).toBeLessThan(60);
      expect(titleBox?.x).toBeLessThan(closeBox?.x ?? 0);
      await close.click();
      await expect(drawer).toBeHidden();
    });
});

test('[screen.product-detail-page.9] [screen.product-detail-page.14] [state.product-detail-page.23] links lead from drawer to drawer, one at a time, over a page that does not scroll', async ({
  page,
}) => {
  const details = await openDrawer(page, SLIP, detailsName(page));
  await expect(details.getByText('100% silk; straps and facing the same')).toBeVisible();
  await expect(details.getByRole('heading', { name: 'Care', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');

  const links = page.getByRole('navigation', { name: 'Product information' });
  await expect(links.getByRole('button')).toHaveText(['Details', 'Sizing', 'Shipping and Returns']);
  await links.getByRole('button', { name: 'Sizing' }).click();
  await expect(page.getByRole('dialog', { name: 'Sizing' })).toBeVisible();
  await expect(links.getByRole('button', { name: 'Sizing' })).toHaveAttribute('aria-current', 'true');
  await links.getByRole('button', { name: 'Shipping and Returns' }).click();
  const shipping = page.getByRole('dialog', { name: 'Shipping and Returns' });
  await expect(shipping.getByText('standard $10, 4 to 12 business days; free from $250')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');

  await page.keyboard.press('Escape');
  await expect(shipping).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  await expect(buttonOf(page, detailsName(page))).toBeFocused();
});

test('the sizes have a way to their guide, which gives the focus back', { tag: '@desktop' }, async ({
  page,
}) => {
  await openProduct(page, SLIP);
  const link = page.getByRole('group', { name: /^Size/ }).getByRole('button', { name: 'Size guide' });
  await link.press('Enter');
  const sizing = page.getByRole('dialog', { name: 'Sizing' });
  await expect(sizing.getByRole('table').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sizing).toBeHidden();
  await expect(link).toBeFocused();
});

test('[screen.product-detail-page.15] [screen.product-detail-page.16] [screen.product-detail-page.17] [screen.product-detail-page.18] [const.size-guide.1] [const.size-guide.2] sizes are shown in the shopper’s country and unit, and stay so', async ({
  page,
}) => {
  const sizing = await openDrawer(page, SLIP, 'Sizing');
  await expect(sizing.getByText('Aurelia is cut close through the rib')).toBeVisible();
  const row = (size: string) =>
    sizing.getByRole('row').filter({ has: page.getByRole('rowheader', { name: size, exact: true }) });
  await expect(sizing.getByRole('combobox', { name: 'Country' })).toHaveValue('US/Canada');
  await expect(row('XS').getByRole('cell')).toHaveText(['US 2', '32.5', '25.5', '35.5']);

  await sizing.getByRole('combobox', { name: 'Country' }).selectOption('UK');
  await sizing.getByRole('button', { name: 'cm' }).click();
  await expect(row('XS').getByRole('cell')).toHaveText(['UK 6', '82.6', '64.8', '90.2']);
  await expect(sizing.getByRole('button', { name: 'cm' })).toHaveAttribute('aria-pressed', 'true');
  await expect(sizing.getByText('Clothes, between two sizes: the smaller in silk')).toBeVisible();
  await expect(sizing.getByRole('heading', { name: 'How to measure' })).toBeVisible();
  await expect(sizing.getByText('Measure over the underwear you will wear it with.')).toBeVisible();
  await expect(sizing.getByRole('img', { name: /^Where to measure/ })).toBeVisible();

  await sizing.getByRole('button', { name: 'Close' }).click();
  await expect(sizing).toBeHidden();
  await buttonOf(page, 'Sizing').click();
  await expect(row('XS').getByRole('cell')).toHaveText(['UK 6', '82.6', '64.8', '90.2']);
});

test('[const.size-guide.6] [const.size-guide.7] bras have no units, shoes no instructions, and a partner’s piece no sizes [screen.product-detail-page.11]', {
  tag: '@desktop',
}, async ({ page }) => {
  const bra = await openDrawer(page, '/products/odile-balconette-bra-black', 'Sizing');
  await expect(bra.getByRole('table')).toHaveCount(2);
  await expect(bra.getByRole('button', { name: 'cm' })).toHaveCount(0);
  const shoe = await openDrawer(page, '/products/cosima-satin-mule-champagne', 'Sizing');
  await expect(shoe.getByRole('table')).toHaveCount(1);
  await expect(shoe.getByRole('heading', { name: 'How to measure' })).toHaveCount(0);
  await openPage(page, '/products/willow-rib-cardigan-blush');
  await expect(buttonOf(page, 'Details')).toBeVisible();
  await expect(buttonOf(page, 'Sizing')).toHaveCount(0);
});

test.describe('without the size tables', () => {
  test.use({ allowed: /ERR_FAILED/ });

  test('the drawer says so, keeps the words on fit, and a button reads them again', {
    tag: '@desktop',
  }, async ({ page }) => {
    let isDown = true;
    await page.route('**/api/size-guides', (route) => (isDown ? route.abort() : route.continue()));
    const sizing = await openDrawer(page, SLIP, 'Sizing');
    await expect(sizing.getByRole('alert')).toContainText('The size table could not be loaded.');
    await expect(sizing.getByText('Aurelia is cut close through the rib')).toBeVisible();
    isDown = false;
    await sizing.getByRole('button', { name: 'Try again' }).click();
    await expect(sizing.getByRole('table')).toBeVisible();
    await expect(sizing.getByRole('alert')).toHaveCount(0);
  });
});

test('[screen.product-detail-page.7] [const.international-shipping-and-duties.1] [const.international-shipping-and-duties.4] abroad the drawer begins with what holds there', {
  tag: '@desktop',
}, async ({ page }) => {
  await visitFrom(page, 'DE');
  const shipping = await openDrawer(page, SLIP, 'Shipping and Returns');
  await expect(shipping.getByRole('heading', { name: 'To Germany' })).toBeVisible();
  await expect(shipping.getByText('Free shipping on all orders.')).toBeVisible();
  await expect(
    shipping.getByText('Duties & taxes included, no additional fees! Easy returns.'),
  ).toBeVisible();
});
