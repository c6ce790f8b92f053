import { createPageIndex, type PageIndex } from '@storefront/core/cache/page-index';
import { pageTags } from '@storefront/core/cache/page-tags';
import type { Receipt } from '@storefront/core/cache/receipt';
import { systemClock } from '@storefront/core/clock';
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
export async function recordPage(path: string, { sources }: Receipt): Promise<void> {
  if (Date.now() < pausedUntil) return;
  try {
    await pageIndex().record(path, pageTags(path, Object.keys(sources)));
  } catch (error) {
    pausedUntil = Date.now() + PAUSE_MS;
    console.error(`Which sources ${path} shows could not be recorded`, error);
  }
}
