import { lastKnown } from './last-known.ts';
import { content } from './sources.ts';

const knownSite = lastKnown({
  problem: 'Problem loading settings',
  isAlwaysThere: true,
  read: () => content().siteData(),
});

/** What editors wrote for pages without a description of their own; null where they did not, or nobody knows. */
export async function readBackupDescription(): Promise<string | null> {
  return (await knownSite())?.backupMetaDescription ?? null;
}
