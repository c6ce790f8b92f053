import { createPageIndex, type PageIndex } from '@storefront/core/cache/page-index';
import { pageTags } from '@storefront/core/cache/page-tags';
import type { Receipt } from '@storefront/core/cache/receipt';
import { systemClock } from '@storefront/core/clock';
import { buildId } from '../site-config.ts';
import { cacheTable } from './cache-table.ts';

/** A table that failed is left alone so long: pages must not wait for it one after the other. */
const PAUSE_MS = 30_000;

let index: PageIndex | null = null;
let pausedUntil = 0;

/** Which pages show what, in the cache's table. */
export function pageIndex(): PageIndex {
  index ??= createPageIndex(cacheTable(), systemClock);
  return index;
}

/** Never rejects: a page that the index does not know is refreshed by time. */
export async function recordPage(path: string, { sources }: Receipt, isWhole: boolean): Promise<void> {
  if (Date.now() < pausedUntil) return;
  try {
    await pageIndex().record(path, pageTags(path, Object.keys(sources)), isWhole ? buildId : undefined);
  } catch (error) {
    pausedUntil = Date.now() + PAUSE_MS;
    console.error(`Which sources ${path} shows could not be recorded`, error);
  }
}

/** Whether this build has made the page before, and whole. Never rejects: what nobody knows was not. */
export async function isMadeWhole(path: string): Promise<boolean> {
  if (Date.now() < pausedUntil) return false;
  try {
    return buildId !== '' && (await pageIndex().madeBy(path)) === buildId;
  } catch (error) {
    pausedUntil = Date.now() + PAUSE_MS;
    console.error(`Whether ${path} was made before could not be asked`, error);
    return false;
  }
}
