import { expect, type Page } from 'playwright/test';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';

const DRESS = '/products/aurelia-slip-dress-oxblood';

const tray = (page: Page) => page.getByRole('region', { name: 'Aurelia Slip Dress', exact: true });
const expand = (page: Page) => page.getByRole('button', { name: 'Expand details' });
const collapse = (page: Page) => page.getByRole('button', { name: 'Collapse details' });
const size = (page: Page) => page.getByRole('radio', { name: 'XXS' });

async function topOf(page: Page): Promise<number> {
  return (await tray(page).boundingBox())?.y ?? 0;
}

/** Drags the tray by its grip in steps, so that its last direction is that of the way. */
async function drag(page: Page, ...ways: readonly number[]): Promise<void> {
  const grip = await page.getByRole('button', { name: /^(Expand|Collapse) details$/ }).boundingBox();
  const x = (grip?.x ?? 0) + (grip?.width ?? 0) / 2;
  let y = (grip?.y ?? 0) + 14;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const way of ways) {
    y += way;
    await page.mouse.move(x, y, { steps: 6 });
  }
  await page.mouse.up();
}

/** The script that drags it comes late. */
async function openDraggable(page: Page): Promise<void> {
  const script = page.waitForResponse(/\/chunks\/product[.-]/);
  await openPage(page, DRESS);
  await script;
  await page.waitForLoadState('networkidle');
}

test.describe('the tray of a phone', { tag: '@phone' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[screen.product-detail-page.3] [state.product-detail-page.20] [state.product-detail-page.21] [state.product-detail-page.22] it opens and closes by tap, drag and keyboard', async ({
    page,
  }) => {
    await openDraggable(page);
    const closed = await topOf(page);
    const isClosed = async () => {
      await expect(expand(page)).toBeVisible();
      await expect(size(page)).toBeHidden();
      await expect.poll(() => topOf(page)).toBe(closed);
    };

    await test.step('a tap opens and closes it, and its button stays at the foot', async () => {
      const action = page.getByRole('button', { name: 'Select a size' });
      await expect(action).toBeInViewport({ ratio: 1 });
      await expand(page).tap();
      await expect(size(page)).toBeVisible();
      await expect(action).toBeInViewport({ ratio: 1 });
      await collapse(page).tap();
      await expect(size(page)).toBeHidden();
      await expect(action).toBeInViewport({ ratio: 1 });
      await isClosed();
    });

    await test.step('the keyboard opens and closes it, and the focus is never behind it or in what is hidden', async () => {
      await expand(page).focus();
      await page.keyboard.press('Enter');
      await expect(size(page)).toBeVisible();
      await size(page).focus();
      await page.keyboard.press('Escape');
      await expect(size(page)).toBeHidden();
      await expect(expand(page)).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(size(page)).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link').first().focus();
      await expect(size(page)).toBeHidden();
      await page.evaluate(() => scrollTo(0, 0));
      await isClosed();
    });

    await test.step('a short drag snaps back', async () => {
      await drag(page, -50);
      await isClosed();
    });

    await test.step('a longer drag goes on in its direction', async () => {
      await drag(page, -140);
      await expect(collapse(page)).toBeVisible();
      await expect(size(page)).toBeVisible();
      const open = await topOf(page);
      expect(open).toBeLessThan(closed - 200);
      await drag(page, 140);
      await isClosed();
      await drag(page, -300, 100);
      await isClosed();
    });

    await test.step('past 5 px the panel is there', async () => {
      const grip = await expand(page).boundingBox();
      const [x, y] = [195, (grip?.y ?? 0) + 14];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y - 5);
      await expect(size(page)).toBeHidden();
      await page.mouse.move(x, y - 30);
      await expect(size(page)).toBeVisible();
      await page.mouse.up();
      await isClosed();
    });

    await test.step('near the top it opens whatever its direction', async () => {
      await drag(page, -900, 30);
      await expect(collapse(page)).toBeVisible();
    });
  });

  test('after a drag by a finger the keyboard presses what is in it', async ({ page }) => {
    await openDraggable(page);
    const grip = await expand(page).boundingBox();
    const at = { x: (grip?.x ?? 0) + (grip?.width ?? 0) / 2, y: (grip?.y ?? 0) + 14 };
    // As a key does, right after the finger is lifted: a click without a pointer.
    await page.getByRole('button', { name: 'Size guide', includeHidden: true }).evaluate((guide) => {
      const press = () => setTimeout(() => guide instanceof HTMLElement && guide.click());
      addEventListener('pointerup', press, { once: true });
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Input.synthesizeScrollGesture', {
      ...at,
      yDistance: -300,
      gestureSourceType: 'touch',
    });
    await expect(page.getByRole('dialog', { name: 'Sizing' })).toBeVisible();
  });
});

test('[state.product-detail-page.21] with motion the tray slides to the same place', {
  tag: '@phone',
}, async ({ page }) => {
  await openDraggable(page);
  await expand(page).tap();
  await expect(size(page)).toBeVisible();
  await expect.poll(() => tray(page).evaluate((element) => element.getAnimations().length)).toBe(0);
  const open = await topOf(page);
  await collapse(page).tap();
  await expect(size(page)).toBeHidden();
  await expect.poll(() => topOf(page)).toBeGreaterThan(open + 200);
});
