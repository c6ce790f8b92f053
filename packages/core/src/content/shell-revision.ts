/** Of settings, as `{published, in ms}-{the CMS's own id of the revision}`. */
export type ShellRevision = string;

/**
 * The revision of settings that were published at an ISO time; anything else than a time counts as long ago. An
 * empty `id` means that there is no revision.
 */
export function shellRevision(publishedAt: string | null, id: string): ShellRevision {
  return id === '' ? '' : `${Date.parse(publishedAt ?? '') || 0}-${id}`;
}

/** Whether these settings were published before those. Of two from the same moment neither is older. */
export function isOlderShell(shell: { revision: ShellRevision }, than: { revision: ShellRevision }): boolean {
  return publishedMs(shell) < publishedMs(than);
}

const publishedMs = ({ revision }: { revision: ShellRevision }) => Number.parseInt(revision, 10) || 0;
