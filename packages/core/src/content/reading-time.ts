/** Words a minute, of somebody who is in no hurry. */
const PACE = 200;

/** Whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / PACE));
}
