export type DayPart = 'morning' | 'afternoon' | 'evening';

/** @param hour of the shopper's clock, 0 to 23; the night belongs to the evening */
export function dayPartOf(hour: number): DayPart {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
