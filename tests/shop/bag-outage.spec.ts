import { expect, type Page } from 'playwright/test';
import { addSize } from './add-size.ts';
import { desk } from './desk.ts';
import { requestsDone, test } from './journey.ts';

const bagOf = (page: Page) => page.getByRole('dialog', { name: /^Bag/ });
const graphql = '**/graphql.json';

test.use({ allowed: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|cart could not be changed|could not be read|502/ });

test('[state.cart-lifecycle.2] [state.cart-lifecycle.10] in an outage a new tab does not say that the bag is empty, and an add shows its piece at once, takes it away with a reason, and works again afterwards', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await addSize(page, 'aurelia-slip-dress-black', 'M');
  const bag = bagOf(page);
  await expect(bag.getByRole('button', { name: 'Checkout' })).toBeEnabled();
  await requestsDone(page);
  const tab = await context.newPage();
  await tab.route(graphql, (route) => route.abort());
  await tab.goto('/cart');
  await expect(tab.getByRole('alert').filter({ hasText: 'Please try again' })).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Toggle Cart, Bag', exact: true })).toBeVisible();
  await expect(tab.getByText('Nothing in here yet')).toHaveCount(0);
  await tab.unroute(graphql);
  await tab.getByRole('button', { name: 'Try again' }).click();
  await expect(tab.getByRole('button', { name: 'Toggle Cart, Bag (1)' })).toBeVisible();
  await expect(tab.getByRole('link', { name: 'Aurelia Slip Dress' }).last()).toBeVisible();
  await requestsDone(tab);
  await tab.close();

  await bag.getByRole('button', { name: 'Close bag' }).click();
  await context.setOffline(true);
  await page.getByRole('radio', { name: 'S', exact: true }).check();
  await page.getByRole('button', { name: 'Add to Bag — S' }).click();
  await expect(bag.getByRole('alert').first()).toContainText('We could not reach your bag');
  await expect(bag.getByRole('heading', { name: 'Bag (1)' })).toBeVisible();
  await bag.getByRole('button', { name: 'Close bag' }).click();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Add to Bag — S' }).click();
  await expect(bag.getByRole('heading', { name: 'Bag (2)' })).toBeVisible();
  await expect(bag.getByText('Black, S')).toBeVisible();
});

test('[error.8] the reason of a failed change is in sight of a line far down the bag', {
  tag: '@phone',
}, async ({ page }) => {
  const variants = (await desk.findVariants('Aurelia Slip')).filter(({ units }) => units !== 0);
  const pieces = variants.slice(0, 6).map(({ variantId }) => `${variantId}:1`);
  await page.goto(`/cart/${pieces.join(',')}`);
  const remove = page.getByRole('main').getByRole('button', { name: /^Remove / });
  await expect(remove).toHaveCount(pieces.length);
  // Whoever follows a link stands at the top of its page a moment later.
  await page.goto('/cart');
  await expect(remove).toHaveCount(pieces.length);
  await requestsDone(page);
  await page.route(graphql, (route) => route.abort());
  await remove.last().click();
  await expect(page.getByRole('alert').filter({ hasText: 'We could not reach your bag' })).toBeInViewport();
  await expect(remove.last()).toBeInViewport();
});

test('30 quick clicks on plus make at most 3 requests and end right, and a change whose answer was lost is looked at before the checkout, and said', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/products/ninon-velvet-bow-oxblood');
  await page.getByRole('button', { name: 'Add to Bag' }).click();
  const bag = bagOf(page);
  await expect(bag.getByRole('heading', { name: 'Bag (1)' })).toBeVisible();
  await requestsDone(page);
  let requests = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('cartLinesUpdate')) requests += 1;
  });
  const more = bag.getByRole('button', { name: /^One more/ });
  // In the page itself, because a busy machine makes a driven click a slow one.
  await more.evaluate(async (plus) => {
    for (let click = 0; click < 30; click += 1) {
      if (plus instanceof HTMLElement) plus.click();
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(bag.getByRole('heading', { name: 'Bag (31)' })).toBeVisible();
  // The total is the platform's.
  await expect(bag.getByText('$2,628').last()).toBeVisible();
  expect(requests).toBeLessThanOrEqual(3);
  await page.reload();
  const opener = page.getByRole('button', { name: 'Toggle Cart, Bag (31)' });
  await expect(opener).toBeVisible();
  await opener.click();
  await expect(bag.getByRole('heading', { name: 'Bag (31)' })).toBeVisible();
  await requestsDone(page);

  await page.route(graphql, async (route) => {
    // The platform takes the change; nothing of what it says arrives.
    if (route.request().postData()?.includes('cartLinesUpdate')) await route.fetch();
    await route.abort();
  });
  await bag.getByRole('button', { name: /^One more/ }).click();
  await expect(bag.getByRole('alert').filter({ hasText: 'We could not reach your bag' })).toBeVisible();
  await expect(bag.getByRole('heading', { name: 'Bag (31)' })).toBeVisible();
  await page.unroute(graphql);

  const checkout = bag.getByRole('button', { name: 'Checkout', exact: true });
  await checkout.click();
  await expect(bag.getByRole('alert').filter({ hasText: 'has arrived after all' })).toBeVisible();
  await expect(bag.getByRole('heading', { name: 'Bag (32)' })).toBeVisible();
  await expect(page).toHaveURL(/\/products\//);
  await checkout.click();
  await expect(page).toHaveURL(/\/cart\/c\//);
});
