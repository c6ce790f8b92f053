import { readContentText, readContentTexts } from '../parts/content-value.ts';
import { field, list, type SchemaField } from '../parts/fields.ts';

/** When and where a section is shown; always and everywhere without any. */
export interface SectionBounds {
  /** Milliseconds since the epoch. */
  from?: number;
  until?: number;
  /** Codes of the only countries that see it. */
  countries?: string[];
}

/** Every kind of section has them. */
export const boundFields: readonly SchemaField[] = [
  field('isHidden', 'boolean'),
  field('shownFrom', 'datetime'),
  field('shownUntil', 'datetime'),
  list('countries', [{ type: 'string' }]),
];

export const boundsProjection = 'isHidden, shownFrom, shownUntil, countries';

export interface FetchedBounds {
  isHidden?: boolean | null;
  shownFrom?: string | null;
  shownUntil?: string | null;
  countries?: readonly string[] | null;
}

/** Null for bounds that nobody can tell the meaning of: such a section is shown to nobody. */
export function mapBounds({ shownFrom, shownUntil, countries }: FetchedBounds): SectionBounds | null {
  const from = readTime(shownFrom);
  const until = readTime(shownUntil);
  const codes = readContentTexts(countries).map((code) => code.toUpperCase());
  if (Number.isNaN(from) || Number.isNaN(until) || codes.some((code) => !/^[A-Z]{2}$/.test(code)))
    return null;
  return {
    ...(from !== null && { from }),
    ...(until !== null && { until }),
    ...(codes.length > 0 && { countries: codes }),
  };
}

/** NaN for what is no time. */
function readTime(value: unknown): number | null {
  const text = readContentText(value);
  return text === null ? null : Date.parse(text);
}

export function isDue({ from, until }: SectionBounds, now: number): boolean {
  return (from === undefined || from <= now) && (until === undefined || now < until);
}

export function isFor({ countries }: SectionBounds, country: string): boolean {
  return countries === undefined || countries.includes(country);
}
