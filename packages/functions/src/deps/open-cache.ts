import { type Backoff, realBackoff } from '@storefront/core/backoff';
import { type Cache, createCache } from '@storefront/core/cache/cache';
import { createIdempotency, type Idempotency } from '@storefront/core/cache/idempotency';
import { createRateLimiter, type RateLimiter } from '@storefront/core/cache/rate-limiter';
import type { CacheStore } from '@storefront/core/cache/store';
import { type Clock, systemClock } from '@storefront/core/clock';
import { createOutcomeLog, type OutcomeLog } from '../cache/outcome-log.ts';
import { createResponseCache, type ResponseCache } from '../cache/response-cache.ts';
import { consoleLog, type Log } from '../observe/log.ts';
import { cloudMeter, type Meter } from '../observe/meter.ts';

export interface CacheDeps {
  cache: Cache;
  responses: ResponseCache;
  rateLimiter: RateLimiter;
  idempotency: Idempotency;
  outcomes: OutcomeLog;
}

export interface CacheOptions {
  store: CacheStore;
  clock?: Clock;
  backoff?: Backoff;
  log?: Log;
  meter?: Pick<Meter, 'failure'>;
}

/** Everything that functions store in the cache's table, over one store. */
export function openCache(options: CacheOptions): CacheDeps {
  const { store, clock = systemClock, backoff = realBackoff } = options;
  const { log = consoleLog, meter = cloudMeter } = options;
  const cache = createCache({
    store,
    clock,
    backoff,
    report: (fault) => {
      meter.failure('cache');
      log.error(fault.message, { code: fault.code, error: fault.cause });
    },
  });
  return {
    cache,
    responses: createResponseCache(cache, clock),
    rateLimiter: createRateLimiter(store, clock),
    idempotency: createIdempotency(store, clock, backoff),
    outcomes: createOutcomeLog(store, clock),
  };
}
