import type { ShellContent } from './site-content.ts';

/** Of text and background, by WCAG 2.2 AA for small text. */
const LEAST_CONTRAST = 4.5;
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

type BannerColours = Pick<NonNullable<ShellContent['banner']>, 'background' | 'colour'>;

/** Custom properties; styles fall back to the default colours without them. */
export interface ThemeColours {
  '--banner-background': string;
  '--banner-colour': string;
}

/**
 * The colours that editors chose. Null, so that the default colours stay, unless both are opaque hexadecimal colours of
 * enough contrast.
 */
export function themeColours(banner: BannerColours | null): ThemeColours | null {
  const { background, colour } = banner ?? { background: null, colour: null };
  if (background === null || colour === null || !HEX.test(background) || !HEX.test(colour)) return null;
  if (contrast(background, colour) < LEAST_CONTRAST) return null;
  return { '--banner-background': background, '--banner-colour': colour };
}

/** The style sheet of `themeColours`; empty without them. */
export function themeCss(banner: BannerColours | null): string {
  const colours = themeColours(banner);
  if (colours === null) return '';
  const rules = Object.entries(colours).map(([name, value]) => `${name}:${value}`);
  return `:root{${rules.join(';')}}\n`;
}

/** The address of the style sheet, which holds all that it is made of. Null without `themeColours`. */
export function themePath(banner: BannerColours | null): string | null {
  const colours = themeColours(banner);
  if (colours === null) return null;
  const [background, colour] = [colours['--banner-background'], colours['--banner-colour']];
  return `/theme.css?background=${background.slice(1)}&colour=${colour.slice(1)}`;
}

/** The colours in the query of a `themePath`, unchecked; null for what is not a text. */
export function readThemeQuery({ background, colour }: Readonly<Record<string, unknown>>): BannerColours {
  return { background: hexOf(background), colour: hexOf(colour) };
}

const hexOf = (digits: unknown) => (typeof digits === 'string' ? `#${digits}` : null);

/** From 1 to 21, by WCAG. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const digits = hex.slice(1);
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const part = (at: number) => {
    const share = Number.parseInt(long.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(0) + 0.7152 * part(2) + 0.0722 * part(4);
}
