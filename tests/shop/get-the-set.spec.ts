import { expect } from 'playwright/test';
import { test } from './journey.ts';
import { bagOf, openProduct } from './open-product.ts';
import { watchConsole } from './watch-console.ts';

const BELT = 'odile-suspender-belt-black';

test('[screen.get-the-set-drawer.1] [screen.get-the-set-drawer.2] [screen.get-the-set-drawer.3] [state.cart-drawer-and-panels.4] [state.get-the-set-card.1] [state.get-the-set-card.4] the set of a piece is offered over the bag, and closes by its rules', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await openProduct(page, `/products/${BELT}`);
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await page.getByRole('button', { name: /^Add to Bag/ }).click();
  const set = page.getByRole('dialog', { name: 'The rest of the lace' });
  await expect(set.getByRole('listitem')).toHaveCount(3);
  await expect(set.getByText('Each set is cut from one width of cloth')).toBeVisible();

  const brief = set.getByRole('listitem').filter({ hasText: 'Odile High Brief' });
  const add = brief.getByRole('button', { name: 'Add Odile High Brief' });
  await expect(add).toBeDisabled();
  await brief.getByLabel('Size').selectOption({ label: 'S' });
  await add.click();
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await expect(set, 'closes when a card is done').toBeHidden();
  } else {
    await expect(brief.getByText('In your bag')).toBeVisible();
    await expect(set, 'stays for the rest of the set').toBeVisible();
    await expect(add, 'keeps the focus').toBeFocused();
    await set.getByRole('button', { name: 'Back to my bag' }).click();
    await expect(set).toBeHidden();
  }
  await expect(bagOf(page).getByRole('heading', { name: 'Bag (2)' })).toBeVisible();
  complaints.expectSilence();
});

test.describe('while the sets cannot be read', () => {
  test.use({ allowed: /get-the-set|could not be read|502/ });

  test('the bag opens as ever', { tag: '@desktop' }, async ({ page }) => {
    await page.route('**/api/get-the-set*', (route) => route.fulfill({ status: 502, body: '{}' }));
    await openProduct(page, `/products/${BELT}`);
    await page.getByRole('radio', { name: 'M', exact: true }).check();
    const failed = page.waitForResponse(/get-the-set/);
    await page.getByRole('button', { name: /^Add to Bag/ }).click();
    await failed;
    await expect(bagOf(page).getByRole('heading', { name: 'Bag (1)' })).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'The rest of the lace' })).toBeHidden();
  });
});
