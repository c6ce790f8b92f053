/** Milliseconds of a local time (`MM/DD/YYYY`, `HH`) as if it were UTC; null for a date or hour that does not exist. */
export function wallClockOf(date: string, hour: string): number | null {
  const [, month, day, year] = date.match(/^(\d{2})\/(\d{2})\/(2\d{3})$/) ?? [];
  const iso = `${year}-${month}-${day}T${hour}:00:00.000Z`;
  const wall = Date.parse(iso);
  // Date.parse turns 02/30 into 03/02 and hour 24 into the next day.
  return !Number.isNaN(wall) && new Date(wall).toISOString() === iso ? wall : null;
}
