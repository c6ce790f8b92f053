import { realBackoff } from '@storefront/core/backoff';
import { systemClock } from '@storefront/core/clock';
import { readSite } from '@storefront/core/part-config';
import { consoleLog } from '../observe/log.ts';
import { cloudMeter } from '../observe/meter.ts';
import { openCache } from './open-cache.ts';
import { openTable } from './open-table.ts';

/** What every function that uses the cache's table needs. Throws as `readSite` does. */
export function openBase() {
  const { siteUrl, cacheTable } = readSite();
  const table = openTable(cacheTable);
  return {
    ...openCache(table),
    store: table.store,
    siteUrl,
    clock: systemClock,
    backoff: realBackoff,
    log: consoleLog,
    meter: cloudMeter,
  };
}
