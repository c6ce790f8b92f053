import type { RichText } from '../content/rich-text.ts';
import { hasTag } from './has-tag.ts';
import { hasSizing } from './markers.ts';

/** Rows of cells in inches; the first row is the header, the first column names the sizes. */
export interface SizeTable {
  title: string | null;
  rows: string[][];
}

/** `[entity.cms-settings-document.15]` */
export interface SizeGuide {
  /** Stays the same when editors change or move the guide. */
  id: string;
  title: string;
  /** Collections and product tags to which it applies. */
  handles: string[];
  tags: string[];
  showsCountrySelect: boolean;
  tables: SizeTable[];
}

/** What a product page carries for its Sizing drawer; the tables come when it is opened. */
export interface PageSizing extends SizeGuideOptions {
  guideId: string;
  /** By which this device remembers the shopper's size. */
  productType: string;
  /** The settings' note for the product's tags. */
  note: string | null;
  /** How the piece is cut. */
  fit: RichText;
}

export interface SizeGuideOptions {
  kind: 'standard' | 'lingerie' | 'bras' | 'shoes';
  hasUnitToggle: boolean;
  hasInstructions: boolean;
}

/** `[const.size-guide.1]` */
export const defaultSizeCountry = 'US/Canada';

/** Headings of the columns of one country's sizes, in the order of the select. */
export const sizeCountries = [defaultSizeCountry, 'UK', 'Europe', 'Australia', 'Italy', 'France', 'Japan'];

/** `[const.size-guide.4]` */
export function sizeGuideOptions(tags: readonly string[]): SizeGuideOptions {
  if (hasTag(tags, 'usg-bras')) return { kind: 'bras', hasUnitToggle: false, hasInstructions: true };
  if (hasTag(tags, 'usg-shoes')) return { kind: 'shoes', hasUnitToggle: true, hasInstructions: false };
  const kind = hasTag(tags, 'usg-skivvies') ? 'lingerie' : 'standard';
  return { kind, hasUnitToggle: true, hasInstructions: true };
}

/** `[screen.product-detail-page.16]` The first guide for the product's tags, else for its collections. */
export function sizeGuideFor(
  product: { tags: readonly string[]; collection_handles: string },
  guides: readonly SizeGuide[],
): SizeGuide | null {
  const collections = product.collection_handles.split(',');
  return (
    guides.find((guide) => guide.tags.some((tag) => hasTag(product.tags, tag.trim().toLowerCase()))) ??
    guides.find((guide) => guide.handles.some((handle) => collections.includes(handle))) ??
    null
  );
}

/** `[screen.product-detail-page.11]` Null where there is nothing to open: a partner's piece, or none of the guides is for it. */
export function pageSizing(
  product: { tags: readonly string[]; collection_handles: string; vendor: string },
  guides: readonly SizeGuide[],
  own: Pick<PageSizing, 'productType' | 'note' | 'fit'>,
): PageSizing | null {
  const guide = hasSizing(product) ? sizeGuideFor(product, guides) : null;
  return guide && { guideId: guide.id, ...own, ...sizeGuideOptions(product.tags) };
}

/** Ragged rows get empty cells up to the longest one, so that every value stays below its own heading. */
export function evenRows(rows: readonly string[][]): string[][] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return rows.map((row) => Array.from({ length: width }, (_, column) => row[column]?.trim() ?? ''));
}

/** What a table's title says of its unit. */
export function titleInCentimetres(title: string): string {
  return title.replace(/\binches\b/gi, 'centimetres');
}

/**
 * The row of a shopper's size: the one that the first column names, else the default country's; the size of a bra is a
 * band and a cup, each with a row of its own. Counted with the header row; null where no row has the size.
 */
export function rowOfSize(rows: readonly string[][], size: string): number | null {
  const [, band = size, cup = size] = /^(\d{2})([A-Z]{1,4})$/.exec(plainSize(size)) ?? [];
  const names = [size, band, cup].map(plainSize);
  const country = rows[0]?.findIndex((heading) => heading.trim() === defaultSizeCountry) ?? -1;
  for (const column of [0, country]) {
    const line = rows.findIndex(
      (row, at) => at > 0 && names.includes(plainSize((row[column] ?? '').replace(/^\s*US\s/, ''))),
    );
    if (line !== -1) return line;
  }
  return null;
}

function plainSize(size: string): string {
  return size.replace(/\s+/g, '').toUpperCase();
}

/** The countries that have columns in the tables, in the order of the select. */
export function countriesIn(tables: readonly SizeTable[]): string[] {
  const headings = tables.flatMap(({ rows }) => (rows[0] ?? []).map((heading) => heading.trim()));
  return sizeCountries.filter((country) => headings.includes(country));
}

/** The country whose columns are shown: the chosen one, or the first where it has none; null shows all columns. */
export function shownCountry(chosen: string, countries: readonly string[]): string | null {
  return countries.includes(chosen) ? chosen : (countries[0] ?? null);
}

/** The rows without the columns of other countries; always with the first column. */
export function rowsForCountry(rows: readonly string[][], country: string): string[][] {
  const headings = rows[0] ?? [];
  const isShown = (column: number) => {
    const heading = headings[column]?.trim() ?? '';
    return column === 0 || heading === country || !sizeCountries.includes(heading);
  };
  return rows.map((row) => row.filter((_, column) => isShown(column)));
}

/**
 * `[const.size-guide.3]` The header row and the first column are not converted, and no column of a country: its sizes are
 * no lengths, also where editors write them without a letter.
 */
export function rowsInCentimetres(rows: readonly string[][]): string[][] {
  const isLength = (rows[0] ?? []).map((heading) => !sizeCountries.includes(heading.trim()));
  return rows.map((row, line) =>
    row.map((cell, column) =>
      line === 0 || column === 0 || isLength[column] === false ? cell : toCentimetres(cell),
    ),
  );
}

/** `[const.size-guide.2]` Converts one value or each side of a range 'a-b'; returns anything else unchanged. */
export function toCentimetres(cell: string): string {
  const [low, high, ...more] = cell.split(/[-–—]/).map(inchesOf);
  if (low === undefined || low === null || high === null || more.length > 0) return cell;
  return high === undefined ? centimetres(low) : `${centimetres(low)}-${centimetres(high)}`;
}

/** Multiplying by a whole number first avoids 31.7 cm for 12.5 in. */
function centimetres(inches: number): string {
  return String(Math.round((inches * 254) / 10) / 10);
}

/**
 * '28', '28.5', '28 1/2' or '28½', with or without an inch mark; null for anything else. Only reduced fractions
 * of an inch count: '34/36' and '6/8' are two sizes.
 */
export function inchesOf(text: string): number | null {
  const plain = text
    .replace('¼', ' 1/4')
    .replace('½', ' 1/2')
    .replace('¾', ' 3/4')
    .replace(/["″]\s*$/, '')
    .trim();
  if (/^\d{1,4}(\.\d{1,4})?$/.test(plain)) return Number(plain);
  const [, whole = '0', upper, lower] = /^(?:(\d{1,4})\s+)?(1?[13579])\/(2|4|8|16)$/.exec(plain) ?? [];
  const fraction = Number(upper) / Number(lower);
  return fraction < 1 ? Number(whole) + fraction : null;
}

/** The settings' note on fit for a tag. */
export interface SizeNote {
  tag: string;
  text: string | null;
  quickAddText: string | null;
}

/** `[const.tag-rules.8]` `[screen.quick-add.2]` The first note for one of the tags; 'size-fits-true' has none. */
export function sizeNoteFor(tags: readonly string[], notes: readonly SizeNote[]): SizeNote | null {
  const noted = tags.filter((tag) => tag.trim().toLowerCase() !== 'size-fits-true');
  return notes.find(({ tag }) => hasTag(noted, tag.trim().toLowerCase())) ?? null;
}
