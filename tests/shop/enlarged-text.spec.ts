import { expect } from 'playwright/test';
import { addSize } from './add-size.ts';
import { enlargeText } from './enlarge-text.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';

test('with text at 200 % the bars of listing and search stay in the window', { tag: '@desktop' }, async ({
  page,
}) => {
  await enlargeText(page);
  for (const path of ['/collections/sale', '/search?q=silk']) {
    await openPage(page, path);
    const tools = page.getByRole('combobox', { name: 'Sort' }).locator('xpath=../..');
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.locator('html')).toHaveJSProperty('scrollWidth', width);
      const outside = await tools.evaluate((row) => {
        const boxes = [...row.querySelectorAll('button, select')].map((one) => one.getBoundingClientRect());
        return boxes.filter(
          (one) =>
            one.right > innerWidth ||
            boxes.some(
              (other) =>
                other !== one &&
                other.left < one.right &&
                one.left < other.right &&
                other.top < one.bottom &&
                one.top < other.bottom,
            ),
        ).length;
      });
      expect([path, width, outside]).toEqual([path, width, 0]);
    }
  }
});

test('with text at 200 % each entry of a page’s index has a row of its own, and the values of a table stay in the window', {
  tag: '@phone',
}, async ({ page }) => {
  await enlargeText(page);
  await openPage(page, '/pages/accessibility');
  const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(entries).not.toHaveCount(0);
  const lefts = await entries.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);

  for (const path of ['/pages/privacy', '/pages/onetrust-cookie-list']) {
    await openPage(page, path);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const cells = page.getByRole('main').locator('tbody :is(th, td)');
      await expect(cells).not.toHaveCount(0);
      const beyond = await cells.evaluateAll((all) =>
        all
          .filter(
            (one) => one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > innerWidth,
          )
          .map(({ textContent }) => textContent),
      );
      expect([path, width, beyond]).toEqual([path, width, []]);
    }
  }
});

test('with text at 200 % the bar of a listing goes with the page on phones, and labels stand beside hearts', {
  tag: '@phone',
}, async ({ page }) => {
  await enlargeText(page);
  await openPage(page, '/collections/sale');
  const cards = page.getByRole('article');
  const bar = page.getByRole('button', { name: /^Filter/ });
  await page.mouse.move(200, 400);
  await cards.nth(4).scrollIntoViewIfNeeded();
  await expect(bar, 'the bar goes with the page').not.toBeInViewport();
  const labelled = cards.filter({ has: page.locator('.tag') }).filter({ hasText: 'Final Sale' });
  const heart = labelled.first().getByRole('button', { name: /to a wishlist$/ });
  await expect(heart).toBeVisible();
  const label = await labelled.first().getByText('Final Sale').boundingBox();
  expect((label?.x ?? 0) + (label?.width ?? 0)).toBeLessThanOrEqual((await heart.boundingBox())?.x ?? 0);
});

test('with text at 200 % the total of the order stays within its row at the checkout', {
  tag: '@phone',
}, async ({ page }) => {
  await enlargeText(page);
  await addSize(page, 'lux-corset-mini-oxblood', 'M');
  await page.getByRole('dialog', { name: /^Bag/ }).getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  const row = page.locator('summary').filter({ hasText: 'Your order, 1 piece' });
  // All at once: the row grows when its font comes.
  const room = () =>
    row.evaluate((summary) => {
      const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
      return bottomOf(summary) - Math.max(...[...summary.children].map(bottomOf));
    });
  await expect(row).toContainText('$425');
  await expect.poll(room).toBeGreaterThan(0);
});
