import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import manifest from '../../packages/sandbox/media/manifest.json' with { type: 'json' };
import { contrastOf, luminance, type Rgb } from './contrast.ts';

const root = new URL('../../packages/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const tokens = read('web/src/styles/tokens.css');
const css = read('web/src/features/product/product-card.module.css');

/** WCAG 2.2 AA for text of this size. */
const LEAST = 4.5;
/** About a phone's card at one pixel a point: a second or two for all pictures. */
const CARD_PX = 240;

function token(name: string): Rgb {
  const [, hex = ''] = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(tokens) ?? [];
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return [at(0), at(2), at(4)];
}

const [, ...found] = /\.corner span \{[^}]*background: rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/.exec(css) ?? [];
const [red = 0, green = 0, blue = 0, share = 0] = found.map(Number);
const strip: Rgb = [red, green, blue];

const texts = ['ink', 'wine'] as const;

/** The luminance behind a label for each value of a channel: what the strip lets through of the picture. */
const behind = strip.map((part, channel) =>
  Float64Array.from({ length: 256 }, (_, value) => {
    const only = [0, 0, 0];
    only[channel] = part * share + value * (1 - share);
    return luminance([only[0] ?? 0, only[1] ?? 0, only[2] ?? 0]);
  }),
);

/** The darkest and the lightest that a label can lie on, wherever in the picture it stands. */
async function extremes(path: string): Promise<[number, number]> {
  const data = await sharp(path)
    .resize({ width: CARD_PX })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const [ofRed, ofGreen, ofBlue] = behind;
  let [darkest, lightest] = [1, 0];
  for (let at = 0; at < data.length; at += 3) {
    const value =
      (ofRed?.[data[at] ?? 0] ?? 0) +
      (ofGreen?.[data[at + 1] ?? 0] ?? 0) +
      (ofBlue?.[data[at + 2] ?? 0] ?? 0);
    if (value < darkest) darkest = value;
    if (value > lightest) lightest = value;
  }
  return [darkest, lightest];
}

describe('labels in the corners of a card’s picture', () => {
  it('lie on a strip of the wall', () => {
    expect(strip).toEqual(token('plaster'));
    expect(share).toBeGreaterThan(0);
    expect(css).toMatch(/\.topLeft span,\s*\.corner span \{/);
  });

  it(`have a contrast of ${LEAST}:1 on every pixel of every picture of the catalogue`, async () => {
    const files = manifest
      .map(({ file }) => file)
      .filter((file) => file.startsWith('apparel/') || file.startsWith('lingerie/'));
    expect(files.length).toBeGreaterThan(300);
    const colours = texts.map((name) => [name, luminance(token(name))] as const);
    const low: string[] = [];
    const measure = async (file: string) => {
      const range = await extremes(fileURLToPath(new URL(`sandbox/media/${file}`, root)));
      for (const [name, own] of colours) {
        const least = Math.min(...range.map((one) => contrastOf(own, one)));
        if (least < LEAST) low.push(`${file}: ${name} has ${least.toFixed(2)}`);
      }
    };
    // Eight at a time: sharp decodes beside this loop.
    const rest = [...files];
    const worker = async () => {
      for (let file = rest.pop(); file; file = rest.pop()) await measure(file);
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    expect(low).toEqual([]);
  }, 90_000);

  it.each([
    ['black', [0, 0, 0]],
    ['white', [255, 255, 255]],
  ] as const)('have it on a picture that nobody has measured, if it were all %s', (_, pixel) => {
    const seen = luminance([
      red * share + pixel[0] * (1 - share),
      green * share + pixel[1] * (1 - share),
      blue * share + pixel[2] * (1 - share),
    ]);
    for (const name of texts) expect(contrastOf(luminance(token(name)), seen)).toBeGreaterThanOrEqual(LEAST);
  });
});
