import { content } from './sources.ts';

/** What editors wrote for pages without a description of their own; null where they did not, or the CMS is down. */
export async function readBackupDescription(): Promise<string | null> {
  try {
    return (await content().siteData())?.backupMetaDescription ?? null;
  } catch (error) {
    console.error('Problem loading settings', error);
    return null;
  }
}
