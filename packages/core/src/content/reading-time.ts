/** Words a minute, of somebody who is in no hurry. */
const PACE = 200;

/** Whole minutes, at least one. */
export function readingMinutes(texts: readonly string[]): number {
  const words = texts.join(' ').split(/\s+/u).filter(Boolean).length;
  return Math.max(1, Math.round(words / PACE));
}
