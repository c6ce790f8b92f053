import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { leastContrast, type Rgb } from '../access/contrast.ts';

/** The least contrast of a text's colour with what lies behind it on the screen. */
export async function contrastOnScreen(page: Page, text: Locator): Promise<number> {
  const colour = await text.evaluate((element) => {
    const own = getComputedStyle(element).color;
    element.style.setProperty('color', 'transparent', 'important');
    const [red = 0, green = 0, blue = 0] = (own.match(/[\d.]+/g) ?? []).map(Number);
    return [red, green, blue];
  });
  const box = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
  });
  const shot = await page.screenshot({ clip: box });
  await text.evaluate((element) => element.style.removeProperty('color'));
  const data = await sharp(shot).removeAlpha().raw().toBuffer();
  const [red = 0, green = 0, blue = 0] = colour;
  const own: Rgb = [red, green, blue];
  return leastContrast(own, { data });
}
