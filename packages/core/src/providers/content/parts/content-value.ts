/*
 * A result has the types of its query (`fit-shape.ts`), but people write what is in it: these functions tell what
 * they left empty. They take any value, as problems are looked for without knowing its field.
 */

/** White space at the ends, without U+FEFF: the marks that link a text to its field may end in it. */
const whiteEnds = /^[^\S\ufeff]+|[^\S\ufeff]+$/g;

export function readContentText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.replace(whiteEnds, '') : null;
}

/** The texts of a list, in order, each once. */
export function readContentTexts(values: unknown): string[] {
  const texts = Array.isArray(values) ? values.map(readContentText).filter((text) => text !== null) : [];
  return [...new Set(texts)];
}

/** The rows of a list without null. */
export function readRows<T>(rows: readonly (T | null)[] | null | undefined): T[] {
  return Array.isArray(rows)
    ? rows.filter((row: T | null): row is T => row !== null && row !== undefined)
    : [];
}

/** A colour that is safe to write into a stylesheet, as `#rgb` … `#rrggbbaa`. */
export function readColour(value: unknown): string | null {
  const colour = readContentText(value);
  return colour !== null && /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(colour) ? colour : null;
}

export function readNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
