import { type BuiltPage, createPageIndex, type PageIndex } from '@storefront/core/cache/page-index';
import { pageTags } from '@storefront/core/cache/page-tags';
import { documentsOf, type Receipt, subjectOf } from '@storefront/core/cache/receipt';
import { systemClock } from '@storefront/core/clock';
import { buildId } from '../clients/site-config.ts';
import { cacheTable } from './cache-table.ts';

let index: PageIndex | null = null;

/** Which pages show which sources, in the cache's table. */
export function pageIndex(): PageIndex {
  index ??= createPageIndex(cacheTable(), systemClock);
  return index;
}

/** Never rejects: a page that the index does not know is revalidated by time. */
export async function recordPage(
  path: string,
  { builtAt, sources }: Receipt,
  isComplete: boolean,
): Promise<void> {
  const built = {
    startedAt: Date.parse(builtAt),
    buildId: isComplete && buildId !== '' ? buildId : null,
    documents: documentsOf(sources),
    subject: subjectOf(sources),
  };
  try {
    await pageIndex().record(path, pageTags(path, Object.keys(sources)), built);
  } catch (error) {
    console.error(`The sources of ${path} could not be recorded`, error);
  }
}

/** The page as any server of any deployment built it last. Never rejects: null when the table fails. */
export async function lastBuiltPage(path: string): Promise<BuiltPage | null> {
  try {
    return await pageIndex().lastBuilt(path);
  } catch (error) {
    console.error(`The record of ${path} could not be read`, error);
    return null;
  }
}

/** The id of the document whose own page was last at the path. Never rejects: not known when the table fails. */
export async function lastSubjectAt(path: string): Promise<{ id: string | null; isKnown: boolean }> {
  try {
    return { id: await pageIndex().subjectAt(path), isKnown: true };
  } catch (error) {
    console.error(`The document that was at ${path} could not be read`, error);
    return { id: null, isKnown: false };
  }
}
