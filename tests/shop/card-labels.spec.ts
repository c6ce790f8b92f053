import { expect, type Locator, type Page } from 'playwright/test';
import { contrastOnScreen } from './contrast-on-screen.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';

/** WCAG 2.2 AA for text of this size. */
const LEAST = 4.5;

const cards = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('article');

/** Waits for the pictures of a card. */
async function pictured(card: Locator): Promise<void> {
  await card.scrollIntoViewIfNeeded();
  await expect
    .poll(() => card.locator('img').evaluateAll((all) => all.every((one) => Object(one).complete)))
    .toBe(true);
}

/** Waits until nothing of a card fades any more. */
async function settled(card: Locator): Promise<void> {
  // What follows the scrolling runs as long as there is something to scroll.
  const countFading = (element: Element) =>
    element
      .getAnimations({ subtree: true })
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline).length;
  await expect.poll(() => card.evaluate(countFading)).toBe(0);
}

for (const [name, width] of [
  ['a phone', 390],
  ['a tablet', 768],
  ['a desktop', 1440],
] as const)
  test(`[screen.product-card.5] labels in the corners of cards have a contrast of ${LEAST}:1 on the screen of ${name}, hovered or not`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/collections/shop-all');
    await page.mouse.move(5, 5);
    const labelled = cards(page).filter({ has: page.locator('.tag') });
    const count = Math.min(8, await labelled.count());
    expect(count).toBeGreaterThan(3);
    const found: Record<string, number> = {};
    for (let at = 0; at < count; at += 1) {
      const card = labelled.nth(at);
      await pictured(card);
      const title = await card.getByRole('heading').textContent();
      const measure = async (state: string) => {
        for (const label of await card.locator('.tag:visible').all())
          found[`${title}, ${await label.textContent()}, ${state}`] = await contrastOnScreen(page, label);
      };
      await measure('at rest');
      const atRest = await card.locator('.tag:visible').allTextContents();
      await card.hover();
      await pictured(card);
      // On desktops the sizes of quick add rise over the lower labels, and repeat them.
      if (width >= 1100) await expect(card.getByRole('group', { name: /^Quick add/ })).toBeVisible();
      // The second picture fades in.
      await settled(card);
      const hovered: string[] = [];
      for (const label of await card.locator('.tag:visible').all()) {
        const isShown = await label.evaluate(
          (one) => getComputedStyle(one.parentElement ?? one).opacity === '1',
        );
        const text = (await label.textContent()) ?? '';
        if (!isShown) continue;
        hovered.push(text);
        found[`${title}, ${text}, hovered`] = await contrastOnScreen(page, label);
      }
      expect(hovered.toSorted(), `${title}, hovered`).toEqual(atRest.toSorted());
      await page.mouse.move(5, 5);
    }
    const low = Object.entries(found).filter(([, contrast]) => contrast < LEAST);
    expect(Object.fromEntries(low)).toEqual({});
    expect(Object.keys(found).length).toBeGreaterThan(4);
  });

test('[screen.product-card.5] labels stay in their two corners from 768 px; on a phone the lower ones stand below the picture', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/collections/evening');
    await page.mouse.move(5, 5);
    const card = cards(page).filter({ hasText: 'Aurelia Slip Dress' }).first();
    await pictured(card);
    const picture = await card.locator('img').first().boundingBox();
    const [top, bottom] = [
      await card.getByText('New!', { exact: true }).boundingBox(),
      await card.getByText('Available in 1x-2x', { exact: true }).boundingBox(),
    ];
    if (!picture || !top || !bottom) throw new Error('The card is not drawn');
    expect(top.x - picture.x).toBeLessThan(20);
    expect(top.y - picture.y).toBeLessThan(20);
    const end = picture.y + picture.height;
    if (width < 768) expect(bottom.y).toBeGreaterThanOrEqual(end);
    else {
      expect(end - (bottom.y + bottom.height)).toBeLessThan(20);
      expect(picture.x + picture.width - (bottom.x + bottom.width)).toBeLessThan(60);
    }
  }
});
