/** The platform writes moments without milliseconds. */
export function wholeSeconds(moment: unknown): string {
  return String(moment).replace(/\.\d+(?=Z$)/, '');
}

/**
 * When an edit happens: a second after the former one at the earliest, because readers tell versions apart by moments
 * in whole seconds.
 */
export function nextUpdate(before: string, now: number): string {
  const earliest = (Math.floor(Date.parse(before) / 1000) + 1) * 1000;
  return new Date(before === '' ? now : Math.max(now, earliest)).toISOString();
}
