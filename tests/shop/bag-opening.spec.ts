import { expect, type Page } from 'playwright/test';
import { test } from './journey.ts';
import { bagPrepared, openPage } from './open-page.ts';

/** Opens a page whose bag is there at the first press. */
async function prepareBag(page: Page) {
  await openPage(page, '/collections/evening');
  const opener = page.getByRole('button', { name: /^Toggle Cart/ });
  await opener.hover();
  await bagPrepared(page);
  const bag = page.getByRole('dialog', { name: /^Bag/ });
  const isModal = () => bag.evaluate((dialog) => dialog.matches(':modal'));
  return { opener, bag, isModal };
}

/** From now on frames come one by one, when the journey asks for some. */
async function holdFrames(page: Page) {
  await page.evaluate(() => {
    const waiting = new Map<number, FrameRequestCallback>();
    let last = 0;
    window.requestAnimationFrame = (work) => {
      last += 1;
      waiting.set(last, work);
      return last;
    };
    window.cancelAnimationFrame = (frame) => void waiting.delete(frame);
    const drawFrame = () => {
      const due = [...waiting];
      for (const [frame] of due) waiting.delete(frame);
      for (const [, work] of due) work(performance.now());
    };
    Object.assign(window, { drawFrame });
  });
  return () =>
    page.evaluate(() => {
      for (let frame = 0; frame < 4; frame += 1) Object(window).drawFrame();
    });
}

test('while the drawer is painted but not yet modal, Enter stays out of the page, Escape closes it, and Tab leads into it', {
  tag: '@desktop',
}, async ({ page }) => {
  const { opener, bag, isModal } = await prepareBag(page);
  await opener.focus();
  // The frame after the first never comes.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  const hasFocus = () => bag.evaluate((dialog) => dialog.contains(document.activeElement));
  await page.keyboard.press('Enter');
  await expect(bag).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(await isModal()).toBe(false);
  await page.keyboard.press('Escape');
  await expect(bag).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(bag).toBeVisible();
  expect(await isModal()).toBe(false);
  await page.keyboard.press('Tab');
  expect([await isModal(), await hasFocus()]).toEqual([true, true]);
  await page.keyboard.press('Escape');
  await expect(bag).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a press on the mask that begins before the drawer is modal closes it', {
  tag: '@desktop',
}, async ({ page }) => {
  const { opener, bag, isModal } = await prepareBag(page);
  const drawFrames = await holdFrames(page);
  await opener.click();
  await expect(bag).toBeVisible();
  await page.mouse.move(200, 450);
  await page.mouse.down();
  await drawFrames();
  expect(await isModal()).toBe(false);
  await page.mouse.up();
  await expect(bag).toBeHidden();

  await opener.click();
  await expect(bag).toBeVisible();
  const title = await bag.getByRole('heading', { level: 2 }).first().boundingBox();
  await page.mouse.move((title?.x ?? 0) + 5, (title?.y ?? 0) + 5);
  await page.mouse.down();
  await page.mouse.up();
  await drawFrames();
  expect(await isModal(), 'after a press in the drawer').toBe(true);
});

test('[state.cart-lifecycle.10] a bag that an add has opened, and that is closed before the add is drawn, stays closed', {
  tag: '@desktop',
}, async ({ page }) => {
  await openPage(page, '/products/aurelia-slip-dress-black');
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  const add = page.getByRole('button', { name: /^Add to Bag/ });
  await add.hover();
  await bagPrepared(page);
  await page.mouse.down();
  const bag = page.locator('dialog', { hasText: 'Bag (0)' });
  await expect(bag.getByText('Aurelia Slip Dress'), 'drawn while the button is pressed').toBeAttached();
  await holdFrames(page);
  await page.mouse.up();
  await expect(bag, 'before anything else is drawn').toBeVisible();
  await page.mouse.click(200, 450);
  await expect(bag).toBeHidden();
  const opener = page.getByRole('button', { name: 'Toggle Cart, Bag (1)' });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[screen.cart-drawer.3] on its own page the bag does not open over itself, however long the button of an add is held', {
  tag: '@desktop',
}, async ({ page }) => {
  await openPage(page, '/cart');
  const cards = page.getByRole('region', { name: 'Customers also viewed' }).getByRole('article');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await cards.first().hover();
  const size = cards
    .first()
    .getByRole('button', { name: /^Add size/ })
    .first();
  await size.hover();
  await bagPrepared(page);
  await page.mouse.down();
  await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 200)));
  await page.mouse.up();
  await expect(
    page.getByRole('main').getByRole('list', { name: 'Pieces' }).getByRole('listitem'),
  ).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
