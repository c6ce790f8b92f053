import { inchesOf, type SizeTable } from './size-guide.ts';

/** What a tape says, in inches, by the heading of its column; null where nothing was measured. */
export type Measures = Readonly<Record<string, number | null>>;

export type FoundSize =
  /** `close` fits closely, `easy` with ease; the same where the tape leaves no doubt. */
  | { code: 'found'; close: string; easy: string }
  /** Larger than the table's last size, which is named. */
  | { code: 'beyond'; last: string }
  | { code: 'unmeasured' };

/** Columns that a body is measured by. */
const MEASURED = ['Bust', 'Waist', 'Hip'];

const CM_PER_INCH = 2.54;

export function measuredColumns({ rows }: SizeTable): string[] {
  const headings = (rows[0] ?? []).map((heading) => heading.trim());
  return MEASURED.filter((name) => headings.includes(name));
}

/** '34', '34.5', '34 1/2' or '34½' in inches, or centimetres with a point or a comma; null for anything else. */
export function readMeasure(text: string, unit: 'in' | 'cm'): number | null {
  const found = inchesOf(text.trim().replace(',', '.'));
  if (found === null || found <= 0) return null;
  return unit === 'cm' ? found / CM_PER_INCH : found;
}

/** The middle of a range. */
function inchesIn(cell: string | undefined): number | null {
  const ends = (cell ?? '').split(/[-–—]/).map((end) => inchesOf(end.trim()));
  const known = ends.filter((end) => end !== null);
  return known.length === 0 || known.length < ends.length
    ? null
    : known.reduce((a, b) => a + b, 0) / known.length;
}

/**
 * The size in a table whose first column names sizes, from the smallest. The largest of the measures decides: cloth can
 * be taken in. Between two rows the nearer one fits closely and the larger one with ease.
 */
export function findSize(table: SizeTable, measures: Measures): FoundSize {
  const [headings = [], ...rows] = table.rows;
  const given = measuredColumns(table).flatMap((name) => {
    const measure = measures[name] ?? null;
    const column = headings.findIndex((heading) => heading.trim() === name);
    return measure === null ? [] : [{ measure, values: rows.map((row) => inchesIn(row[column])) }];
  });
  const last = rows.length - 1;
  if (given.length === 0 || last < 0) return { code: 'unmeasured' };
  const places = given.map(({ measure, values }) => placeOf(measure, values));
  const easy = Math.max(...places.map((place) => place.easy));
  const close = Math.max(...places.map((place) => place.close));
  const name = (at: number) => rows[Math.min(at, last)]?.[0]?.trim() ?? '';
  if (close > last) return { code: 'beyond', last: name(last) };
  return { code: 'found', close: name(close), easy: name(easy) };
}

/** The rows of a measure, the first one past the end where it is larger than all. */
function placeOf(measure: number, values: readonly (number | null)[]): { close: number; easy: number } {
  const easy = values.findIndex((value) => value !== null && value >= measure);
  const [before, largest] = [values[easy - 1], values.at(-1)];
  if (easy === -1) {
    // Half an inch is less than a tape is held wrongly by.
    const isBeyond = largest === null || largest === undefined || measure - largest > 0.5;
    const at = isBeyond ? values.length : values.length - 1;
    return { close: at, easy: at };
  }
  const above = values[easy];
  const isNearer =
    before !== null &&
    before !== undefined &&
    above !== null &&
    above !== undefined &&
    measure - before < above - measure;
  return { close: isNearer ? easy - 1 : easy, easy };
}
