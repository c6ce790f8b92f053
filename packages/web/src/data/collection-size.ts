import { realBackoff } from '@storefront/core/backoff';
import { type Cache, createCache } from '@storefront/core/cache/cache';
import { cacheKeys } from '@storefront/core/cache/keys';
import { systemClock } from '@storefront/core/clock';
import { COLLECTION_PAGE_SIZE } from '@storefront/core/collection/collection-paging';
import type { CollectionPage } from '@storefront/core/providers/commerce/commerce';
import { cacheTable } from './cache-table.ts';
import { PAGE_COUNTRY } from './cards.ts';
import { currentBuild } from './page-build.ts';
import { catalogue } from './sources.ts';

/** A count is off by what changed since; pages that are rebuilt because of a change count anew. */
const lifetime = { freshS: 600, staleS: 7 * 24 * 60 * 60 - 600 };
/** The first page of a collection waits this long, once; ten thousand pieces are counted in forty requests. */
const WAIT_MS = 1_000;
/** A page that is rebuilt because of a change has the former number where the new one takes longer. */
const WAIT_WITH_NUMBER_MS = 150;

let cache: Cache | null = null;

function openCache(): Cache {
  cache ??= createCache({
    store: cacheTable(),
    clock: systemClock,
    backoff: realBackoff,
    report: ({ say, cause }) => console.error(say, cause),
  });
  return cache;
}

/**
 * How many pieces a collection has. The last page knows it; otherwise the platform, which has no count, is read once for
 * all pages and the number stored. Null where that fails or takes too long: the next build of the page finds it stored.
 */
export async function countCollection(
  { handle, hasNextPage, products }: CollectionPage,
  page: number,
): Promise<number | null> {
  if (!hasNextPage) return (page - 1) * COLLECTION_PAGE_SIZE + products.length;
  const key = cacheKeys.response(`collection-size:${handle}`);
  const table = openCache();
  const former = currentBuild()?.isOnDemand ? readCount((await table.read(key))?.value) : null;
  if (currentBuild()?.isOnDemand) await table.expire(key);
  const counting = table
    .readThrough({
      key,
      lifetime,
      load: async () => (await catalogue().collectionTags(handle, PAGE_COUNTRY))?.length ?? 0,
      parse: readCount,
    })
    .then(
      ({ value }) => value || null,
      (error: unknown) => {
        console.error(`Problem counting the collection ${handle}`, error);
        return null;
      },
    );
  const waiting = realBackoff.wait(former === null ? WAIT_MS : WAIT_WITH_NUMBER_MS);
  return Promise.race([counting, waiting.then(() => former)]);
}

function readCount(stored: unknown): number | null {
  return typeof stored === 'number' && stored > 0 ? stored : null;
}
