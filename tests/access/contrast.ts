export type Rgb = readonly [red: number, green: number, blue: number];

/** The linear light of a channel value from 0 to 255, as WCAG 2.2 defines it. */
const light = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance, 0 to 1. Channels are rounded, as a screen does. */
export function luminance([red, green, blue]: Rgb): number {
  const of = (channel: number) => light[Math.round(channel)] ?? 0;
  return 0.2126 * of(red) + 0.7152 * of(green) + 0.0722 * of(blue);
}

/** The contrast ratio of two luminances, 1 to 21. */
export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

export interface Pixels {
  /** Three bytes a pixel. */
  data: Uint8Array;
}

/** The least contrast between a colour and any of the pixels, each seen through `through`. */
export function leastContrast(
  colour: Rgb,
  { data }: Pixels,
  through: (pixel: Rgb) => Rgb = (pixel) => pixel,
) {
  const own = luminance(colour);
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at + 2 < data.length; at += 3) {
    const pixel: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    least = Math.min(least, contrastOf(own, luminance(through(pixel))));
  }
  return least;
}
