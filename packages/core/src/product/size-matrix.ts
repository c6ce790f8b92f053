import type { SizeOption } from './size-options.ts';

export interface SizeMatrix {
  /** Ascending: '30', '32' … */
  bands: string[];
  /** Ascending: 'A', 'B' … */
  cups: string[];
  /** One row per band, one cell per cup; null when the size does not exist. */
  rows: (SizeOption | null)[][];
}

export interface SisterSize {
  option: SizeOption;
  /** How its band fits compared to the chosen size. */
  band: 'firmer' | 'looser';
}

/** Cup sizes ascending in the systems of manufacturers; a product's cups determine which one applies. */
const cupLadders = [
  'AAA AA A B C D DD DDD G H I J K L',
  'AAA AA A B C D DD E F FF G GG H HH J JJ K KK L',
  'AAA AA A B C D DD E F G H I J K L',
].map((ladder) => ladder.split(' '));

/**
 * Sizes such as '34B' as a band × cup table. Null when any size has another form, and when there are fewer than two bands
 * or cups, which a plain grid shows better.
 */
export function toSizeMatrix(options: readonly SizeOption[]): SizeMatrix | null {
  const parsed = options.map((option) => ({ option, ...parse(option.size) }));
  const ladder = ladderOf(parsed.map(({ cup = '' }) => cup));
  if (ladder === null) return null;
  const optionOf = new Map(parsed.map(({ option, band, cup }) => [`${band}${cup}`, option]));
  const bands = [...new Set(parsed.map(({ band = '' }) => band))].toSorted((a, b) => Number(a) - Number(b));
  const cups = ladder.filter((step) => parsed.some(({ cup }) => cup === step));
  if (bands.length < 2 || cups.length < 2) return null;
  return { bands, cups, rows: bands.map((band) => cups.map((cup) => optionOf.get(`${band}${cup}`) ?? null)) };
}

/**
 * Sizes of the same volume: a band down and a cup up, then a band up and a cup down. Only existing sizes, which may be
 * sold out.
 */
export function sisterSizes(size: string, options: readonly SizeOption[]): SisterSize[] {
  const { band, cup = '' } = parse(size);
  const ladder = ladderOf(options.map((option) => parse(option.size).cup ?? ''));
  const step = ladder?.indexOf(cup) ?? -1;
  if (band === undefined || !ladder || step === -1) return [];
  const sisters = [
    { band: 'firmer' as const, size: `${Number(band) - 2}${ladder[step + 1] ?? '?'}` },
    { band: 'looser' as const, size: `${Number(band) + 2}${ladder[step - 1] ?? '?'}` },
  ];
  return sisters.flatMap((sister) => {
    const option = options.find((one) => plain(one.size) === sister.size);
    return option ? [{ option, band: sister.band }] : [];
  });
}

/** The first ladder that applies and contains every cup; null without one. */
function ladderOf(cups: readonly string[]): readonly string[] | null {
  return cupLadders.find((ladder) => cups.every((cup) => ladder.includes(cup)) && fits(ladder, cups)) ?? null;
}

/** The first two ladders apply only when one of their own cups exists. */
function fits(ladder: readonly string[], cups: readonly string[]): boolean {
  const [american, british] = cupLadders;
  if (ladder === american) return cups.includes('DDD');
  return ladder !== british || cups.some((cup) => ['FF', 'GG', 'HH', 'JJ', 'KK'].includes(cup));
}

function parse(size: string): { band?: string; cup?: string } {
  const [, band, cup] = /^(\d{2})([A-Z]{1,4})$/.exec(plain(size)) ?? [];
  return band === undefined || cup === undefined ? {} : { band, cup };
}

function plain(size: string): string {
  return size.replace(/\s+/g, '').toUpperCase();
}
