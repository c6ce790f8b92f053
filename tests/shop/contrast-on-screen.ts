import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { leastContrast, type Rgb } from '../access/contrast.ts';

interface Place {
  colour: Rgb;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Hides the words of a text. Returns their colour, and where they stand on the screen. */
function hideWords(text: Locator): Promise<Place> {
  return text.evaluate((element) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(
      Number,
    );
    element.style.setProperty('color', 'transparent', 'important');
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { colour: [red, green, blue] as const, x, y, width, height };
  });
}

/** The least contrast of each text's colour with what lies behind it on the screen, from one picture of them all. */
export async function contrastsOnScreen(page: Page, texts: readonly Locator[]): Promise<number[]> {
  if (texts.length === 0) return [];
  const places = await Promise.all(texts.map(hideWords));
  const left = Math.floor(Math.min(...places.map(({ x }) => x)));
  const top = Math.floor(Math.min(...places.map(({ y }) => y)));
  const right = Math.ceil(Math.max(...places.map(({ x, width }) => x + width)));
  const bottom = Math.ceil(Math.max(...places.map(({ y, height }) => y + height)));
  const clip = { x: left, y: top, width: right - left, height: bottom - top };
  const shot = sharp(await page.screenshot({ clip }));
  await Promise.all(texts.map((text) => text.evaluate((element) => element.style.removeProperty('color'))));
  return Promise.all(
    places.map(async ({ colour, x, y, width, height }) => {
      const area = {
        left: Math.floor(x) - left,
        top: Math.floor(y) - top,
        width: Math.ceil(x + width) - Math.floor(x),
        height: Math.ceil(y + height) - Math.floor(y),
      };
      const data = await shot.clone().extract(area).removeAlpha().raw().toBuffer();
      return leastContrast(colour, { data });
    }),
  );
}

/** The least contrast of a text's colour with what lies behind it on the screen. */
export async function contrastOnScreen(page: Page, text: Locator): Promise<number> {
  const [contrast = 0] = await contrastsOnScreen(page, [text]);
  return contrast;
}
