import { expect, type Locator } from 'playwright/test';
import { enlargeText } from './enlarge-text.ts';
import { test } from './journey.ts';
import { openWithoutScripts } from './open-page.ts';
import { openProduct } from './open-product.ts';
import { priceOf, visitFrom } from './visit-from.ts';
import { watchShifts } from './watch-shifts.ts';

const BRA = '/products/odile-balconette-bra-black';
const COMING = '/products/vesper-bias-nightgown-rose';

/** Whether the middle of a control is what is seen there. */
const isSeen = (control: Locator) =>
  control.evaluate((element) => {
    const label = element.closest('label') ?? element;
    const { left, top, width, height } = label.getBoundingClientRect();
    return label.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('[const.locale-and-currency.4] bands and cups stay where they are when the country’s price comes before their script', {
  tag: '@desktop',
}, async ({ page }) => {
  await visitFrom(page, 'CA');
  const come = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/chunks\/.+\.js$/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('Not made')) await come.promise;
    await route.fulfill({ response });
  });
  const shifted = await watchShifts(page);
  await page.goto(BRA, { waitUntil: 'commit' });
  await expect(priceOf(page)).toHaveAttribute('data-price', /./);
  await expect(priceOf(page)).toBeVisible();
  await expect(page.getByText('Duties included').first()).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  come.resolve();
  await page.waitForLoadState('networkidle');
  expect(await shifted()).toBeLessThan(0.02);
});

for (const [name, path, size] of [
  ['size', '/products/aurelia-slip-dress-black', 'M'],
  ['band and cup', BRA, '32C'],
] as const)
  test(`a ${name} that is pressed before the scripts have come is chosen once they have`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, path);
    const radio = page.getByRole('radio', { name: size, exact: true });
    await radio.check();
    letScriptsCome();
    await expect(page.getByRole('button', { name: `Add to Bag — ${size}` })).toBeVisible();
    await expect(radio).toBeChecked();
  });

test.describe('with text at 200 %, on a narrow screen and on a low one', { tag: '@desktop' }, () => {
  const screens = [
    { width: 390, height: 844 },
    { width: 1280, height: 720 },
  ];
  test.use({ viewport: { width: 390, height: 844 } });

  test('each size of a piece that is to come is seen when it has the focus', async ({ page }) => {
    await enlargeText(page);
    const info = await openProduct(page, COMING);
    const sizes = info.getByRole('group', { name: /^Size/ }).getByRole('radio');
    for (const screen of screens)
      await test.step(`${screen.width} × ${screen.height}`, async () => {
        await page.setViewportSize(screen);
        await info.getByRole('button', { name: 'Size guide' }).focus();
        await page.keyboard.press('Tab');
        for (let at = 0; at < (await sizes.count()); at += 1) {
          await expect(sizes.nth(at)).toBeFocused();
          expect(await isSeen(sizes.nth(at)), `size ${at + 1}`).toBe(true);
          await page.keyboard.press('ArrowRight');
        }
      });
  });

  test('a band and cup that is sold out is seen when it was chosen by a key', async ({ page }) => {
    await enlargeText(page);
    const info = await openProduct(page, BRA);
    const soldOut = info.getByRole('radio', { name: /^34B/ });
    const message = info.getByText('34B is sold out');
    for (const screen of screens)
      await test.step(`${screen.width} × ${screen.height}`, async () => {
        await page.setViewportSize(screen);
        await expect(async () => {
          await info.getByRole('radio', { name: /^32B/ }).focus();
          await page.keyboard.press('ArrowDown');
          await expect(soldOut).toBeFocused({ timeout: 500 });
        }, 'its script comes when the page is used').toPass();
        await expect(message).toBeVisible();
        expect(await isSeen(soldOut)).toBe(true);
        await page.keyboard.press('ArrowUp');
        await expect(message).toBeHidden();
      });
  });
});

test('bands that leave the tray of a phone go below its grip', { tag: '@phone' }, async ({ page }) => {
  const info = await openProduct(page, BRA);
  const grip = info.getByRole('button', { name: 'Collapse details' });
  const band = info.getByRole('rowheader', { name: '34', exact: true });
  await expect(band).toBeAttached();
  const isCovered = async () => {
    // It goes up until its middle is where the grip's is.
    await band.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const [from, to] = await Promise.all([band.boundingBox(), grip.boundingBox()]);
    if (!from || !to) return 'nothing to see';
    const way = from.y + from.height / 2 - (to.y + to.height / 2);
    await info.evaluate((tray, by) => tray.scrollBy({ top: by, behavior: 'instant' }), way);
    // Also where it begins, which is nearer to the edge than the tray's words.
    const point = { x: from.x + 1, y: to.y + to.height / 2 };
    return grip.evaluate((element, { x, y }) => element === document.elementFromPoint(x, y), point);
  };
  await expect.poll(isCovered).toBe(true);
});
