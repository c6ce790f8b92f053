import { formatInTimeZone } from 'date-fns-tz';
import { zoneOf } from './time-zones.ts';
import { wallClockOf } from './wall-clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface SendMoment {
  /** Milliseconds since the epoch. */
  at: number;
  /** ISO 8601 with the offset of the zone at that moment. */
  iso: string;
}

/**
 * `[rule.gift-form.5]` The date plus the chosen hour, on the hour, in the chosen zone. Null for a date that the
 * calendar does not have or before the year 2000, for an hour or zone that is not in the tables, and for an hour that is
 * skipped when the clocks go forward; of an hour that occurs twice the first counts.
 */
export function sendMomentOf({
  date,
  hour,
  timeZone,
}: {
  /** MM/DD/YYYY */
  date: string;
  hour: string;
  /** Label. */
  timeZone: string;
}): SendMoment | null {
  const zone = zoneOf(timeZone);
  const wall = wallClockOf(date, hour);
  if (zone === null || wall === null) return null;
  const at = momentOf(wall, zone);
  if (at === null) return null;
  const offset = offsetAt(at, zone);
  return { at, iso: `${new Date(at + offset.ms).toISOString().slice(0, 19)}${offset.text}` };
}

/** The offsets of a day before and a day after are those on both sides of a clock change. */
function momentOf(wall: number, zone: string): number | null {
  const before = wall - offsetAt(wall - DAY_MS, zone).ms;
  const after = wall - offsetAt(wall + DAY_MS, zone).ms;
  const moments = [before, after].filter((at) => at + offsetAt(at, zone).ms === wall);
  // A skipped hour matches no moment.
  return moments.length > 0 ? Math.min(...moments) : null;
}

/** The library's other fields depend on the machine's time zone, so only the offset is used. */
function offsetAt(at: number, zone: string): { ms: number; text: string } {
  const text = formatInTimeZone(at, zone, 'xxx');
  return { ms: -Date.parse(`1970-01-01T00:00:00${text}`), text };
}
