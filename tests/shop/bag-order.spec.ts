import { expect, type Page } from 'playwright/test';
import { addSize } from './add-size.ts';
import { checkOut } from './check-out.ts';
import { requestsDone, test } from './journey.ts';

const bagOf = (page: Page) => page.getByRole('dialog', { name: /^Bag/ });
const deskUrl = `http://localhost:${process.env.SANDBOX_DESK_PORT ?? 3003}`;

test('[state.gift-message.1] [state.gift-message.2] [screen.cart-drawer.6] [screen.cart-drawer.7] [entity.cart.14] a code can be removed, and a bag with message, code and protection becomes an order that equals it', async ({
  page,
}) => {
  // A reduced piece of the final sale: what its line carries stands in the order, and in the bag once.
  await addSize(page, 'lux-corset-mini-emerald', 'M');
  const bag = bagOf(page);
  await expect(bag.getByText('Final Sale')).toHaveCount(1);
  await expect(bag.getByText('Marked Down From')).toHaveCount(0);

  await bag.getByRole('button', { name: 'Add Gift Message' }).click();
  const field = bag.getByPlaceholder('Enter text here');
  await expect(field).toBeFocused();
  await field.fill('a'.repeat(312));
  await bag.getByRole('button', { name: 'Save' }).click();
  await expect(bag.getByText('Yours has 12 too many')).toBeVisible();
  await field.fill('For the hour after six 🎁');
  await expect(bag.getByText('24 / 300')).toBeVisible();
  await bag.getByRole('button', { name: 'Save' }).click();
  await expect(field).toBeHidden();
  await expect(bag.getByText('For the hour after six 🎁')).toBeVisible();

  await bag.getByRole('switch', { name: 'Shipping protection' }).click();
  await expect(bag.getByText('$3.55', { exact: true })).toBeVisible();
  await expect(bag.getByRole('heading', { name: 'Bag (1)' })).toBeVisible();

  await bag.getByRole('link', { name: 'View My Bag' }).click();
  await expect(bag).toBeHidden();
  const code = page.getByLabel('Discount code');
  const summary = page.getByRole('complementary', { name: 'Summary' });
  const remove = (name: string) => summary.getByRole('button', { name: `Remove ${name}` });
  await code.fill('LINGERIE15');
  await code.press('Enter');
  await expect(page.getByText('LINGERIE15 is not valid, or not for the pieces in your bag.')).toBeVisible();
  await remove('LINGERIE15').click();
  await expect(remove('LINGERIE15')).toBeHidden();
  await code.fill('evening10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('EVENING10 is applied.')).toBeVisible();
  await code.fill('EXPIRED20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('EXPIRED20 is not valid')).toBeVisible();
  await expect(remove('EVENING10'), 'stays').toBeVisible();
  await requestsDone(page);

  await page.getByRole('main').getByRole('button', { name: 'Checkout', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await checkOut(page);
  await expect(page.getByRole('heading', { name: 'Thank you, Ana.' })).toBeVisible();
  const title = await page
    .getByText(/^Order #\d{4} is with us/)
    .first()
    .textContent();
  const number = /#\d{4}/.exec(title ?? '')?.[0] ?? '';

  await page.goto(deskUrl);
  const orders = page.getByRole('region', { name: 'Orders' });
  const order = orders.getByRole('article').filter({ hasText: `Order ${number}` });
  await expect(order.getByRole('listitem')).toHaveText([
    /^1 × Lux Corset Mini, M \/ Emerald, \$[\d.]+ · Note: Final Sale · Marked Down From: \$610$/,
  ]);
  await expect(order.getByRole('row', { name: /^EVENING10 −\$/ })).toBeVisible();
  await expect(order.getByRole('row', { name: 'Shipping protection $3.55' })).toBeVisible();
  await expect(order.getByText('gift_message: For the hour after six 🎁')).toBeVisible();
});

test('[state.gift-message.2] a gift message cannot be written on while it is saved, so that no word is lost', {
  tag: '@desktop',
}, async ({ page }) => {
  await addSize(page, 'aurelia-slip-dress-black', 'M');
  const bag = bagOf(page);
  const saved = Promise.withResolvers<void>();
  await page.route('**/graphql.json', async (route) => {
    if (route.request().postData()?.includes('cartAttributesUpdate')) await saved.promise;
    await route.continue();
  });
  await bag.getByRole('button', { name: 'Add Gift Message' }).click();
  const field = bag.getByPlaceholder('Enter text here');
  await field.fill('For Ada');
  await bag.getByRole('button', { name: 'Save' }).click();
  await expect(field).not.toBeEditable();
  await expect(bag.getByRole('button', { name: 'Clear' })).toBeDisabled();
  saved.resolve();
  await expect(field).toBeHidden();
  await expect(bag.getByText('For Ada')).toBeVisible();
});
