/** Words a minute, of somebody who is in no hurry. */
const PACE = 200;

/** Whole minutes, rather too many than too few; at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / PACE));
}
