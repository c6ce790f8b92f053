import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const tokens = read('../../styles/tokens.css');
const css = read('./product-card.module.css');

type Rgb = [number, number, number];

function token(name: string): Rgb {
  const [, hex = ''] = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(tokens) ?? [];
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return [at(0), at(2), at(4)];
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * Number(red) + 0.7152 * Number(green) + 0.0722 * Number(blue);
}

function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('labels in the corners of a picture', () => {
  const [, opacity = ''] = /rgb\(228 219 208 \/ ([\d.]+)\)/.exec(css) ?? [];
  const share = Number(opacity);
  const over = ([red, green, blue]: Rgb, picture: number): Rgb => {
    const mix = (value: number) => value * share + picture * (1 - share);
    return [mix(red), mix(green), mix(blue)];
  };

  it('lie on the colour of the wall', () => {
    expect(token('plaster')).toEqual([228, 219, 208]);
  });

  it.each([
    ['ink', 'a black picture', 0],
    ['ink', 'a white picture', 255],
    ['wine', 'a black picture', 0],
    ['wine', 'a white picture', 255],
  ] as const)('%s has a contrast of 4.5:1 over %s', (colour, _, picture) => {
    expect(contrast(token(colour), over(token('plaster'), picture))).toBeGreaterThanOrEqual(4.5);
  });
});
