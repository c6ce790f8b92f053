import { expect, type Locator } from 'playwright/test';
import { addSize } from './add-size.ts';
import { requestsDone, test } from './journey.ts';
import { openPage } from './open-page.ts';
import { watchConsole } from './watch-console.ts';
import { watchShifts } from './watch-shifts.ts';

test('[screen.cart-drawer.1] [screen.cart-drawer.2] [screen.cart-drawer.3] [screen.cart-drawer.10] quantities, removal and undo work in the drawer and on the page', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await addSize(page, 'aurelia-slip-dress-black', 'M');
  const bag = page.getByRole('dialog', { name: /^Bag/ });
  await bag.getByRole('button', { name: 'One more, Aurelia Slip Dress' }).click();
  await expect(bag.getByRole('heading', { name: 'Bag (2)' })).toBeVisible();
  await expect(bag.getByText('$1,250').first()).toBeVisible();

  await bag.getByRole('link', { name: 'View My Bag' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your bag' })).toBeVisible();
  await expect(bag, 'closes on any route change').toBeHidden();
  await page.getByRole('button', { name: 'Toggle Cart, Bag (2)' }).click();
  await expect(bag, 'never opens on /cart').toBeHidden();

  await page.getByRole('button', { name: 'Remove Aurelia Slip Dress' }).click();
  await expect(page.getByText('Aurelia Slip Dress removed')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo Aurelia Slip Dress' });
  await expect(undo, 'takes the place of what was pressed').toBeFocused();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Nothing in here yet' })).toBeVisible();
  await expect(main.getByRole('button', { name: /Checkout|Apply|Gift Message/ })).toHaveCount(0);
  await undo.press('Enter');
  await expect(main.getByRole('list', { name: 'Pieces' })).toBeFocused();
  await expect(main.getByRole('heading', { name: 'Nothing in here yet' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Toggle Cart, Bag (2)' })).toBeVisible();

  await requestsDone(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Toggle Cart, Bag (2)' })).toBeVisible();
  complaints.expectSilence();
});

test('quick clicks are kept when the page is loaded anew before they were sent', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/products/ninon-velvet-bow-oxblood');
  await page.getByRole('button', { name: 'Add to Bag' }).click();
  const bag = page.getByRole('dialog', { name: /^Bag/ });
  await expect(bag.getByRole('heading', { name: 'Bag (1)' })).toBeVisible();
  await requestsDone(page);
  const reloaded = page.waitForEvent('load');
  await bag.getByRole('button', { name: /^One more/ }).evaluate(async (more) => {
    for (let clicks = 0; clicks < 3; clicks += 1) {
      if (more instanceof HTMLElement) more.click();
      await new Promise(requestAnimationFrame);
    }
    // After this function has returned, which a reload would end.
    setTimeout(() => location.reload(), 20);
  });
  await reloaded;
  await expect(page.getByRole('button', { name: 'Toggle Cart, Bag (4)' })).toBeVisible();
  await requestsDone(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Toggle Cart, Bag (4)' })).toBeVisible();
});

test('an add is kept when the page is loaded anew before the platform has confirmed it [state.cart-lifecycle.11]', {
  tag: '@desktop',
}, async ({ page }) => {
  let adds = 0;
  await page.route('**/graphql.json', async (route) => {
    if (!route.request().postData()?.includes('cartLinesAdd')) return route.continue();
    adds += 1;
    if (adds > 1) await route.continue();
  });
  await page.goto('/products/ninon-velvet-bow-oxblood');
  await page.getByRole('button', { name: 'Add to Bag' }).click();
  await expect.poll(() => adds).toBe(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Toggle Cart, Bag (1)' })).toBeVisible();
  await expect.poll(() => adds).toBe(2);
  await requestsDone(page);
  expect(adds).toBe(2);
});

test('an add is kept when the page is loaded anew before the script that adds has come', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/products/ninon-velvet-bow-oxblood');
  const add = page.getByRole('button', { name: 'Add to Bag' });
  await expect(add).toBeVisible();
  await requestsDone(page);
  let isStalled = true;
  await page.route('**/*.js', async (route) => {
    if (!isStalled) await route.continue();
  });
  await add.click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('unsentAdds'))).toContain('Ninon');
  isStalled = false;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Toggle Cart, Bag (1)' })).toBeVisible();
  await requestsDone(page);
  expect(await page.evaluate(() => sessionStorage.getItem('unsentAdds'))).toBeNull();
});

test('a double click adds one piece, and leaves the bag open', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/products/ninon-velvet-bow-oxblood');
  await page.getByRole('button', { name: 'Add to Bag' }).dblclick();
  const bag = page.getByRole('dialog', { name: /^Bag/ });
  await expect(bag.getByRole('heading', { name: 'Bag (1)' })).toBeVisible();
  await requestsDone(page);
  await expect(bag.getByRole('heading', { name: 'Bag (1)' })).toBeVisible();
});

test('a press that ends beside the button adds nothing', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, '/products/ninon-velvet-bow-oxblood');
  const add = page.getByRole('button', { name: 'Add to Bag' });
  await add.hover();
  await requestsDone(page);
  await page.mouse.down();
  // The closed bag has the line already.
  await expect(page.locator('dialog li[aria-busy]')).toHaveCount(1);
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await page.getByRole('button', { name: /^Toggle Cart/ }).click();
  const bag = page.getByRole('dialog', { name: /^Bag/ });
  await expect(bag.getByText('Nothing in here yet')).toBeVisible();
  await expect(bag.locator('li[aria-busy]')).toHaveCount(0);
});

test('adding more than is in stock adds what is left and says so', { tag: '@desktop' }, async ({ page }) => {
  await addSize(page, 'aurelia-slip-dress-oxblood', /^XL\b/);
  const bag = page.getByRole('dialog', { name: /^Bag/ });
  await expect(bag.getByRole('heading', { name: 'Bag (1)' })).toBeVisible();
  await bag.getByRole('button', { name: 'Close bag' }).click();
  await page.getByRole('button', { name: 'Add to Bag — XL' }).click();
  await expect(bag.getByRole('alert')).toHaveText('Only 1 of Aurelia Slip Dress is left, so your bag has 1.');
  const plus = bag.getByRole('button', { name: /^One more/ });
  await plus.press('Enter');
  await expect(plus, 'keeps the focus, and goes no further').toBeFocused();
  await expect(bag.getByRole('heading', { name: 'Bag (1)' })).toBeVisible();

  await page.setViewportSize({ width: 320, height: 800 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await bag.getByRole('button', { name: /^Remove/ }).scrollIntoViewIfNeeded();
  const [words, more, remove] = await Promise.all([
    boxOf(bag.getByText('This is the last one')),
    boxOf(bag.getByRole('button', { name: /^One more/ })),
    boxOf(bag.getByRole('button', { name: /^Remove/ })),
  ]);
  expect(isOver(words, more), 'the words stand clear of the stepper').toBe(false);
  expect(isOver(words, remove), 'and of what follows').toBe(false);
  expect(Math.max(words.x + words.width, remove.x + remove.width)).toBeLessThanOrEqual(320);
});

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

function isOver(one: Box, other: Box): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 1 && down > 1;
}

test('[screen.cart-drawer.1] [screen.cart-drawer.13] the drawer locks the page’s scroll, closes on Escape and on the mask, and restores the focus', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  const toggle = page.getByRole('button', { name: /^Toggle Cart/ });
  await toggle.click();
  const bag = page.getByRole('dialog', { name: /^Bag/ });
  await expect(bag).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Escape');
  await expect(bag).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  await expect(toggle).toBeFocused();
  await toggle.click();
  await expect(bag).toBeVisible();
  await page.mouse.click(200, 450);
  await expect(bag).toBeHidden();
});

test('the cart page does not shift when the cart has loaded', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1080 });
  const shifted = await watchShifts(page);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 2, name: 'Nothing in here yet' })).toBeVisible();
  expect(await shifted()).toBeLessThan(0.02);
});

test.describe('a cart that could not be loaded', { tag: '@desktop' }, () => {
  test.use({ allowed: /ERR_FAILED|The cart could not be changed/ });

  test('[error.6] is loaded again when the drawer opens', async ({ page }) => {
    await addSize(page, 'aurelia-slip-dress-black', 'S');
    const toggle = page.getByRole('button', { name: /^Toggle Cart/ });
    await page.route('**/graphql.json', async (route) => {
      const isCart = route.request().postData()?.includes('query Cart(') === true;
      return isCart ? route.abort() : route.continue();
    });
    await page.goto('/');
    await toggle.click();
    const bag = page.getByRole('dialog', { name: /^Bag/ });
    await expect(bag.getByRole('alert')).toContainText('Please try again');
    await expect(bag.getByText('Nothing in here yet'), 'the content is unknown').toHaveCount(0);
    await page.unroute('**/graphql.json');
    await bag.getByRole('button', { name: 'Close bag' }).click();
    await expect(bag).toBeHidden();
    await toggle.click();
    await expect(bag.getByText('Aurelia Slip Dress', { exact: true }).first()).toBeVisible();
    await expect(bag.getByRole('alert')).toBeHidden();
  });
});
