import { documentAt } from '@storefront/core/cache/page-tags';
import { subjectSource } from '@storefront/core/cache/receipt';
import { recordRulePath, recordSource, recordUnknownPath } from './page-build.ts';
import { lastSubjectAt } from './page-records.ts';
import { content } from './sources.ts';

/**
 * The present path of the page, story or campaign that was at `path` until its slug changed: by the former slugs that
 * editors wrote, or by the record of what was shown there. Null when there was none, or it is no longer published.
 *
 * With `isOwn` the path is that of the page being built: then a later change of the document finds this redirect, and
 * the record is renewed; and while the table fails, the build records that nobody knows. Rejects while the CMS fails.
 */
export async function movedDocumentPath(path: string, isOwn: boolean): Promise<string | null> {
  const place = documentAt(path);
  if (place === null) return null;
  const { id, isKnown } = await lastSubjectAt(path);
  const present = await content().documentPath({ ...place, id });
  if (isOwn && present === null && !isKnown) recordUnknownPath();
  if (present === null || present === path) return null;
  if (isOwn) {
    recordRulePath(path);
    if (id !== null) recordSource(subjectSource(id), null);
  }
  return present;
}
