import { formatInTimeZone } from 'date-fns-tz';
import { zoneOf } from './time-zones.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface SendMoment {
  /** Milliseconds since the epoch. */
  at: number;
  /** ISO 8601 with the offset of the zone at that moment. */
  iso: string;
}

/**
 * `[rule.gift-form.5]` The date plus the chosen hour, on the hour, in the chosen zone. Null for what is no date
 * of this millennium's calendar, no hour or no zone of the tables. An hour that a zone skips when its clocks go forward is the
 * hour after; one that it has twice when they go back is the first.
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
  const offset = offsetAt(at, zone);
  return { at, iso: `${new Date(at + offset.ms).toISOString().slice(0, 19)}${offset.text}` };
}

/** The wall clock's reading as if it were UTC; null for what no calendar and no clock shows. */
function wallClockOf(date: string, hour: string): number | null {
  const [, month, day, year] = date.match(/^(\d{2})\/(\d{2})\/(2\d{3})$/) ?? [];
  const iso = `${year}-${month}-${day}T${hour}:00:00.000Z`;
  const wall = Date.parse(iso);
  // 02/30 would otherwise become 03/02, and 24 o'clock the next day.
  return !Number.isNaN(wall) && new Date(wall).toISOString() === iso ? wall : null;
}

/** Offsets a day before and after are those on both sides of any change of the clocks in between. */
function momentOf(wall: number, zone: string): number {
  const before = wall - offsetAt(wall - DAY_MS, zone).ms;
  const after = wall - offsetAt(wall + DAY_MS, zone).ms;
  const moments = [before, after].filter((at) => at + offsetAt(at, zone).ms === wall);
  // No moment reads as a skipped hour; by the old offset it falls as far behind the change as it was meant to.
  return moments.length > 0 ? Math.min(...moments) : before;
}

/** Only the offset is asked of the library: its other fields pass through the clock of this machine. */
function offsetAt(at: number, zone: string): { ms: number; text: string } {
  const text = formatInTimeZone(at, zone, 'xxx');
  return { ms: -Date.parse(`1970-01-01T00:00:00${text}`), text };
}
