import { expect } from 'playwright/test';
import { test } from './journey.ts';

/** Of the steps that the content platform is requested for. */
const LARGEST = 2000;

/** A picture across the whole window names the window's width; its crop enlarges it by a few percent at most. */
const UNSEEN = 1.1;

test('no picture of pages with cut-off landscapes is enlarged while there is a larger file', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const path of ['/', '/account/login', '/stories', '/campaigns', '/pages/our-story']) {
    await page.goto(path);
    const pictures = page.getByRole('main').locator('img[srcset*="fm=webp"]');
    await expect(pictures.first()).toBeAttached();
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image) => Object(image).naturalWidth)).toBeGreaterThan(0);
    }
    const enlarged = await pictures.evaluateAll(
      (images, { largest, unseen }) =>
        images.flatMap((image) => {
          if (!(image instanceof HTMLImageElement)) return [];
          const { pathname, searchParams } = new URL(image.currentSrc);
          const [, width = 0, height = 1] = /-(\d+)x(\d+)\./.exec(pathname)?.map(Number) ?? [];
          const file = Math.min(Number(searchParams.get('w')), width);
          const drawn = Math.max(image.clientWidth, (image.clientHeight * width) / height);
          return drawn > file * unseen && file < Math.min(width, largest)
            ? [`${pathname}: ${file} for ${drawn}`]
            : [];
        }),
      { largest: LARGEST, unseen: UNSEEN },
    );
    expect(enlarged, path).toEqual([]);
  }
});
