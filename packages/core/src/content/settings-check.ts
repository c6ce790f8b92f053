import type { ShellRevision } from './shell-revision.ts';

/** How often a tab asks for newer settings at most, however many pages it opens. */
const ONCE_IN_MS = 60_000;

/**
 * Whether a page that opens asks for newer settings: not when its tab learned less than a minute ago that those it shows
 * are the newest. `record` is what `settingsRecord` returned then, or null.
 */
export function mustCheckSettings(shown: ShellRevision, record: string | null, nowMs: number): boolean {
  const [, checkedAt, revision] = /^(\d+) (.*)$/.exec(record ?? '') ?? [];
  const ageMs = nowMs - Number(checkedAt);
  return revision !== shown || !(ageMs >= 0 && ageMs < ONCE_IN_MS);
}

/** What a tab keeps when it has learned that `revision` is the newest one. */
export function settingsRecord(revision: ShellRevision, nowMs: number): string {
  return `${nowMs} ${revision}`;
}
