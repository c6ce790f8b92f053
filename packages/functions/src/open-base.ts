import { createDynamoStore } from '@storefront/core/cache/dynamo-store';
import { systemClock } from '@storefront/core/clock';
import { type Config, serverConfig } from '@storefront/core/config';
import { realPatience } from '@storefront/core/providers/retry';
import { openCache } from './cache/open-cache.ts';
import { consoleLog } from './log.ts';

/** What every function with a door to the cache's table needs. Throws as `serverConfig` does. */
export function openBase(config: Config = serverConfig()) {
  const store = createDynamoStore({ table: config.cacheTable, clock: systemClock });
  const { answers, throttle, idempotency, outcomes } = openCache({ store });
  return {
    config,
    siteUrl: config.siteUrl,
    cache: answers,
    throttle,
    idempotency,
    outcomes,
    clock: systemClock,
    patience: realPatience,
    log: consoleLog,
  };
}
