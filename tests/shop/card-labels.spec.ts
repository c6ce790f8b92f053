import { expect, type Locator, type Page } from 'playwright/test';
import { contrastsOnScreen } from './contrast-on-screen.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';

/** WCAG 2.2 AA for text of this size. */
const LEAST = 4.5;

const cards = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('article');

/** Waits for the pictures of a card. */
async function pictured(card: Locator): Promise<void> {
  await card.scrollIntoViewIfNeeded();
  await card.locator('img').evaluateAll(async (all) => {
    await Promise.all(
      all.map((one) => one instanceof HTMLImageElement && (one.complete || one.decode().catch(() => null))),
    );
  });
  expect(await card.locator('img').evaluateAll((all) => all.every((one) => Object(one).complete))).toBe(true);
}

/** Lets all that fades on a card come to its end at once. */
async function settled(card: Locator): Promise<void> {
  await card.evaluate(async (element) => {
    // What follows the scrolling runs as long as there is something to scroll.
    const fading = () =>
      element
        .getAnimations({ subtree: true })
        .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline);
    for (let now = fading(); now.length > 0; now = fading()) {
      for (const animation of now) animation.finish();
      await new Promise(requestAnimationFrame);
    }
  });
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
      const measure = async (labels: readonly Locator[], state: string) => {
        const texts = await Promise.all(labels.map(async (label) => (await label.textContent()) ?? ''));
        const contrasts = await contrastsOnScreen(page, labels);
        for (const [nth, text] of texts.entries()) found[`${title}, ${text}, ${state}`] = contrasts[nth] ?? 0;
        return texts;
      };
      const atRest = await measure(await card.locator('.tag:visible').all(), 'at rest');
      await card.hover();
      await pictured(card);
      // On desktops the sizes of quick add rise over the lower labels, and repeat them.
      if (width >= 1100) await expect(card.getByRole('group', { name: /^Quick add/ })).toBeVisible();
      // The second picture fades in.
      await settled(card);
      const shown: Locator[] = [];
      for (const label of await card.locator('.tag:visible').all())
        if (await label.evaluate((one) => getComputedStyle(one.parentElement ?? one).opacity === '1'))
          shown.push(label);
      const hovered = await measure(shown, 'hovered');
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
