const dayMs = 86_400_000;

/** The period that a date of the search syntax means: a year, a month, a day or a second. */
export interface Moment {
  start: number;
  lengthMs: number;
}

/** Reads `now`, `2024`, `2024-05`, `2024-05-17` and full dates; null for anything else. */
export function readMoment(text: string, now: number): Moment | null {
  if (text.toLowerCase() === 'now') return { start: now, lengthMs: 1 };
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/.exec(text) ?? [];
  if (year) {
    const at = Number(month ?? 1) - 1;
    const start = Date.UTC(Number(year), at);
    const end = month ? Date.UTC(Number(year), at + 1) : Date.UTC(Number(year) + 1, 0);
    return at < 0 || at > 11 ? null : { start, lengthMs: end - start };
  }
  const start = Date.parse(text);
  if (Number.isNaN(start)) return null;
  return { start, lengthMs: /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayMs : 1000 };
}
