import type { GiftInfo } from './gift.ts';
import { hourOf } from './hours.ts';
import { zoneOf } from './time-zones.ts';
import { wallClockOf } from './wall-clock.ts';

/** When a card is sent, in the labels that the form shows. */
export type GiftSchedule = Pick<GiftInfo, 'date' | 'time' | 'timeZone'>;

/**
 * The first field that is not in the form's tables: `[const.gift-form.1]` hours, `[const.gift-form.2]` zones, or
 * a day of the calendar. Null when all three can be used. The moment may be in the past.
 */
export function findScheduleProblem({ date, time, timeZone }: GiftSchedule): keyof GiftSchedule | null {
  const hour = hourOf(time);
  if (zoneOf(timeZone) === null) return 'timeZone';
  if (hour === null) return 'time';
  return wallClockOf(date, hour) === null ? 'date' : null;
}
