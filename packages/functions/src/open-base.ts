import { createDynamoStore } from '@storefront/core/cache/dynamo-store';
import { systemClock } from '@storefront/core/clock';
import { readSite } from '@storefront/core/part-config';
import { realPatience } from '@storefront/core/providers/retry';
import { openCache } from './cache/open-cache.ts';
import { consoleLog } from './log.ts';
import { cloudMeter } from './meter.ts';

/** What every function with a door to the cache's table needs. Throws as `readSite` does. */
export function openBase() {
  const { siteUrl, cacheTable } = readSite();
  const store = createDynamoStore({ table: cacheTable, clock: systemClock });
  const { cache, answers, throttle, idempotency, outcomes } = openCache({ store });
  return {
    siteUrl,
    cache: answers,
    entries: cache,
    throttle,
    idempotency,
    outcomes,
    clock: systemClock,
    patience: realPatience,
    log: consoleLog,
    meter: cloudMeter,
  };
}
