import { expect, type Locator, type Page } from 'playwright/test';
import { test } from './journey.ts';
import { buttonOf } from './open-drawer.ts';
import { openProduct } from './open-product.ts';

/** Every text of these elements that is broken within a word, or stands out of its element. */
const cutWords = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.flatMap((element) => {
      const box = element.getBoundingClientRect();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const cut: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode.textContent ?? '';
        for (const { 0: word, index } of text.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          const [first, ...more] = range.getClientRects();
          const isWhole = first && first.left >= box.left - 1 && first.right <= box.right + 1;
          if (!isWhole || more.length > 0) cut.push(word);
        }
      }
      return cut;
    }),
  );

/** By how much the page, or what slides in it, is wider than its place. */
const overflowOf = (element: Locator) =>
  element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

const overflowOfPage = (page: Page) => overflowOf(page.locator('html'));

/** Looks at an open page at each width; on the narrowest the panel is a tray, and is expanded. */
async function atEachWidth(page: Page, look: () => Promise<void>): Promise<void> {
  for (const width of [1440, 768, 390])
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const collapse = page.getByRole('button', { name: 'Collapse details' });
      if (width < 768) {
        await page.getByRole('button', { name: 'Expand details' }).click();
        await expect(collapse).toBeVisible();
      } else await expect(collapse).toBeHidden();
      await look();
    });
}

test.describe('with text at 200 %, from wide to narrow', { tag: '@desktop' }, () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    }),
  );

  test('each size is read whole, and the size guide stays in its drawer', async ({ page }) => {
    const info = await openProduct(page, '/products/aurelia-slip-dress-oxblood');
    const sizes = info.getByRole('group', { name: /^Size/ }).locator('label');
    const sizing = page.getByRole('dialog', { name: 'Sizing' });
    await atEachWidth(page, async () => {
      expect(await sizes.count()).toBeGreaterThan(4);
      expect(await cutWords(sizes)).toEqual([]);
      expect(await overflowOf(info)).toBe(0);
      expect(await overflowOfPage(page)).toBe(0);

      await buttonOf(page, 'Sizing').click();
      await expect(sizing).toBeVisible();
      await expect(sizing.getByRole('table')).toBeVisible();
      for (const control of [
        sizing.getByRole('combobox', { name: 'Country' }),
        sizing.getByRole('button', { name: 'cm' }),
        sizing.getByRole('button', { name: 'Close' }),
      ]) {
        // At one moment: the drawer may still slide.
        const [own, drawer] = await control.evaluate((element) =>
          [element, element.closest('dialog')].map((one) => one?.getBoundingClientRect().toJSON()),
        );
        expect(own.left).toBeGreaterThanOrEqual(drawer.left);
        expect(own.right).toBeLessThanOrEqual(drawer.right);
      }
      // What scrolls in it.
      expect(await overflowOf(sizing.locator('div:has(select)').first())).toBe(0);
      expect(await cutWords(sizing.getByRole('heading'))).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(sizing).toBeHidden();
    });
  });

  test('the table of bands and cups slides in its own box', async ({ page }) => {
    const info = await openProduct(page, '/products/odile-balconette-bra-black');
    const table = info.getByRole('table');
    await atEachWidth(page, async () => {
      // Back to where it begins.
      await table.getByRole('radio').first().scrollIntoViewIfNeeded();
      expect(await cutWords(table.locator('label span'))).toEqual([]);
      expect(await cutWords(table.locator('th'))).toEqual([]);
      const last = table.getByRole('radio').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.9 });
      expect(await overflowOf(info)).toBe(0);
      expect(await overflowOfPage(page)).toBe(0);
    });
  });

  test('each field of a gift has its own line, with its label whole', async ({ page }) => {
    const info = await openProduct(page, '/products/the-gift-card-oxblood');
    await info.getByRole('radio', { name: '$150' }).check();
    await atEachWidth(page, async () => {
      await info.getByRole('button', { name: 'Send as Gift', exact: true }).click();
      const form = info.getByRole('form');
      await expect(form).toBeVisible();
      expect(await cutWords(form.locator('label'))).toEqual([]);
      const [to, email, confirm, date] = await Promise.all(
        ['To', "Recipient's email", "Confirm Recipient's Email Address", 'Date to Send (MM/DD/YYYY)'].map(
          (name) => form.getByLabel(name, { exact: true }).boundingBox(),
        ),
      );
      expect(email?.y).toBeGreaterThan(to?.y ?? 0);
      expect(confirm?.y).toBeGreaterThan(email?.y ?? 0);
      expect(date?.y).toBeGreaterThan(confirm?.y ?? 0);
      expect(confirm?.width).toBe(to?.width);
      expect(await overflowOf(info)).toBe(0);
      expect(await overflowOfPage(page)).toBe(0);
    });
  });
});
