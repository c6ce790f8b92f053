import { createPageIndex, type PageIndex } from '@storefront/core/cache/page-index';
import { pageTags } from '@storefront/core/cache/page-tags';
import type { Receipt } from '@storefront/core/cache/receipt';
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
export async function recordPage(path: string, { sources }: Receipt, isComplete: boolean): Promise<void> {
  try {
    await pageIndex().record(path, pageTags(path, Object.keys(sources)), isComplete ? buildId : undefined);
  } catch (error) {
    console.error(`The sources of ${path} could not be recorded`, error);
  }
}

/** Whether this deployment has built the page with all its content. Never rejects: false when the table fails. */
export async function wasBuiltComplete(path: string): Promise<boolean> {
  try {
    return buildId !== '' && (await pageIndex().buildId(path)) === buildId;
  } catch (error) {
    console.error(`The record of ${path} could not be read`, error);
    return false;
  }
}
