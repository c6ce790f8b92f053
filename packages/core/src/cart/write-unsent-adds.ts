import type { UnsentAdd } from './unsent-adds.ts';

/**
 * As text, one line for each add, so that texts can be joined: for the next page of the same tab. Apart from what reads
 * it, because every page loads this at once.
 */
export function writeUnsentAdds(adds: readonly UnsentAdd[], nowMs: number): string {
  return adds.map((add) => `${JSON.stringify({ ...add, at: nowMs })}\n`).join('');
}
