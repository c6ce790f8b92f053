/** `{published, ms since the epoch}-{the CMS's id of the revision}`. */
export type ShellRevision = string;

/**
 * The revision of settings that were published at an ISO time; an invalid time counts as 1970. Empty without an id.
 */
export function shellRevision(publishedAt: string | null, id: string): ShellRevision {
  return id === '' ? '' : `${Date.parse(publishedAt ?? '') || 0}-${id}`;
}

/** Whether `shell` was published before `than`. */
export function isOlderShell(shell: { revision: ShellRevision }, than: { revision: ShellRevision }): boolean {
  return publishedMs(shell) < publishedMs(than);
}

const publishedMs = ({ revision }: { revision: ShellRevision }) => Number.parseInt(revision, 10) || 0;

/** The entity tag of settings of this revision, as `GET /api/settings` sends it and `if-none-match` asks for it. */
export function revisionTag(revision: ShellRevision): string {
  return `"${encodeURIComponent(revision)}"`;
}
