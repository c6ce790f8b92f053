import { expect, type Page } from 'playwright/test';
import { test } from './journey.ts';
import { laidOut, openPage } from './open-page.ts';

const header = (page: Page) => page.getByRole('banner');
const lookOf = (page: Page) =>
  header(page).evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return { color, ground: backgroundColor };
  });

const WHITE = 'rgb(255, 255, 255)';
const INK = 'rgb(30, 22, 24)';
const CLEAR = { color: WHITE, ground: 'rgba(0, 0, 0, 0)' };
const PLAIN = { color: INK, ground: WHITE };
/** Black on almost opaque white: the picture may show through. */
const VEIL = { color: INK, ground: expect.stringMatching(/^rgba\(255, 255, 255, 0\.9\d*\)$/) };

const expectLook = (page: Page, look: object) => expect.poll(() => lookOf(page)).toEqual(look);

async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
  // The header looks once in a frame: of a position that is left before that it knows nothing.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1100;

/** Opens a panel by its control, where there is one; the same control or Escape closes it. */
async function openMenu(page: Page) {
  if (isWide(page)) {
    // Before hydration the links only navigate.
    await expect(async () => {
      await page.mouse.move(700, 500);
      await header(page).getByRole('link', { name: 'Lingerie', exact: true }).hover();
      await expect(page.getByRole('region', { name: 'Lingerie', exact: true })).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    return;
  }
  await header(page).getByRole('button', { name: 'Open menu' }).click();
  // Its control changes at once; Escape closes the menu only when its script has come.
  await expect(header(page).getByRole('navigation', { name: 'Main' })).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  // So low that short pages can be scrolled past 300 px, too.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1440, height: 480 });
});

test('[screen.site-shell-mobile-header.7] [screen.site-shell-desktop-header.14] [screen.site-shell-desktop-header.15] [screen.site-shell-desktop-header.16] the header on the home picture', async ({
  page,
}) => {
  await page.goto('/');
  await test.step('white until 200 px, then black; white ground on the way up', async () => {
    await expectLook(page, CLEAR);
    await scrollTo(page, 199);
    await expectLook(page, CLEAR);
    await scrollTo(page, 200);
    await expectLook(page, isWide(page) ? CLEAR : PLAIN);
    await scrollTo(page, 201);
    await expectLook(page, isWide(page) ? VEIL : PLAIN);
    await scrollTo(page, 700);
    await expectLook(page, isWide(page) ? VEIL : PLAIN);
    await scrollTo(page, 301);
    await expectLook(page, PLAIN);
    await scrollTo(page, 300);
    await expectLook(page, isWide(page) ? VEIL : PLAIN);
    await scrollTo(page, 0);
    await expectLook(page, CLEAR);
  });

  await test.step('black on white while a menu or search is open', async () => {
    await openMenu(page);
    await expectLook(page, PLAIN);
    await page.keyboard.press('Escape');
    await page.mouse.move(700, 470);
    await expectLook(page, CLEAR);
    await page.getByRole('button', { name: 'Toggle Search' }).click();
    await expectLook(page, PLAIN);
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expectLook(page, CLEAR);
  });

  if (isWide(page)) return;
  await test.step('on a phone, white text and icons have contrast until they turn black', async () => {
    await page.waitForLoadState('networkidle');
    for (const y of [0, 60, 120, 199]) {
      await scrollTo(page, y);
      const worst = await faintestOf(page);
      expect(worst.words, `words at ${y} px`).toBeGreaterThanOrEqual(4.5);
      expect(worst.signs, `signs at ${y} px`).toBeGreaterThanOrEqual(3);
    }
  });
});

test.describe('black on white', () => {
  // Some of them have no screen yet; the not-found page has the same header.
  test.use({ allowed: /status of 404/ });

  test('[screen.site-shell-mobile-header.7] [screen.site-shell-desktop-header.10] [screen.site-shell-desktop-header.11] [screen.site-shell-desktop-header.12] [screen.site-shell-desktop-header.13] on all other pages, wherever they are scrolled to and whatever is open', {
    tag: '@desktop',
  }, async ({ page }) => {
    for (const path of [
      '/products/aurelia-slip-dress-oxblood',
      '/campaigns/no-such-campaign',
      '/account/no-such-page',
      '/search/no-such-page',
      '/pages/archive',
      '/pages/onetrust-cookie-list',
      '/collections/evening',
    ])
      await test.step(path, async () => {
        await page.mouse.move(700, 470);
        await page.goto(path);
        await laidOut(page);
        await expectLook(page, PLAIN);
        for (const y of [201, 420, 301]) {
          await scrollTo(page, y);
          await expectLook(page, PLAIN);
        }
        await openMenu(page);
        await expectLook(page, PLAIN);
      });
  });
});

test.describe('in forced colours', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('a line marks the link whose dropdown is open', async ({ page }) => {
    await openPage(page, '/collections/evening');
    const words = [
      header(page).getByRole('link', { name: 'Lingerie', exact: true }),
      header(page).getByRole('button', { name: 'Help', exact: true }),
    ];
    for (const word of words) {
      const { x = 0, y = 0, width = 0, height = 0 } = (await word.boundingBox()) ?? {};
      const foot = () =>
        page.screenshot({ clip: { x: x + 16, y: y + height - 1, width: width - 32, height: 1 } });
      await page.mouse.move(700, 470);
      const plain = await foot();
      await word.hover();
      await expect.poll(async () => (await foot()).equals(plain)).toBe(false);
    }
  });
});

/** The lowest contrast of white with any point that shows behind a word, or a sign, of the header. */
async function faintestOf(page: Page): Promise<{ words: number; signs: number }> {
  const places = await header(page).evaluate((element) => {
    const isShown = ({ width, height }: DOMRect) => width > 1 && height > 1;
    const boxes = (nodes: Iterable<Node>) =>
      [...nodes].flatMap((node) => {
        const range = document.createRange();
        range.selectNode(node);
        const box = range.getBoundingClientRect();
        return isShown(box) && box.bottom < 90
          ? [{ x: box.x, y: box.y, width: box.width, height: box.height }]
          : [];
      });
    const texts: Node[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    const found = { words: boxes(texts), signs: boxes(element.querySelectorAll('svg')) };
    for (const part of element.children) if (part instanceof HTMLElement) part.style.visibility = 'hidden';
    return found;
  });
  const shot = await page.screenshot({
    clip: { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height: 90 },
  });
  return page.evaluate(
    async ({ bytes, found }) => {
      for (const part of document.querySelectorAll('header > *'))
        if (part instanceof HTMLElement) part.style.visibility = '';
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
      const brush = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      brush?.drawImage(bitmap, 0, 0);
      const scale = bitmap.width / innerWidth;
      const linear = (value = 0) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      const faintest = (boxes: { x: number; y: number; width: number; height: number }[]) => {
        let brightest = 0;
        for (const { x, y, width, height } of boxes) {
          const { data = [] } =
            brush?.getImageData(x * scale, y * scale, width * scale, height * scale) ?? {};
          for (let at = 0; at < data.length; at += 4) {
            const light =
              0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
            brightest = Math.max(brightest, light);
          }
        }
        return boxes.length === 0 ? 21 : 1.05 / (brightest + 0.05);
      };
      return { words: faintest(found.words), signs: faintest(found.signs) };
    },
    { bytes: [...shot], found: places },
  );
}
