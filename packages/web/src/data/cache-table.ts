import { createDynamoStore, openDynamo } from '@storefront/core/cache/dynamo-store';
import type { CacheStore } from '@storefront/core/cache/store';
import { systemClock } from '@storefront/core/clock';
import { serverConfig } from '@storefront/core/config';

let table: CacheStore | null = null;

/** The cache's table, which pages share with the functions; one client per process. */
export function cacheTable(): CacheStore {
  table ??= createDynamoStore({
    table: serverConfig().cacheTable,
    clock: systemClock,
    client: openDynamo(),
  });
  return table;
}
