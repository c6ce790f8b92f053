import { type Backoff, realBackoff } from '@storefront/core/backoff';
import { type Cache, createCache } from '@storefront/core/cache/cache';
import { createIdempotency, type Idempotency } from '@storefront/core/cache/idempotency';
import { withOwnCounts } from '@storefront/core/cache/own-counts';
import { createRateLimiter, type RateLimiter } from '@storefront/core/cache/rate-limiter';
import type { CacheStore } from '@storefront/core/cache/store';
import { type Clock, systemClock } from '@storefront/core/clock';
import { isFault } from '@storefront/core/fault';
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
  /** For what must not happen twice; by default `store`. */
  requiredStore?: CacheStore;
  clock?: Clock;
  backoff?: Backoff;
  log?: Log;
  meter?: Pick<Meter, 'failure'>;
}

/** Everything that functions store in the cache's table, over one store. */
export function openCache(options: CacheOptions): CacheDeps {
  const { store, requiredStore = store, clock = systemClock, backoff = realBackoff } = options;
  const { log = consoleLog, meter = cloudMeter } = options;
  const report = createCacheReport(log, meter);
  const cache = createCache({ store, clock, backoff, report });
  return {
    cache,
    responses: createResponseCache(cache, clock),
    rateLimiter: createRateLimiter(withOwnCounts(store, report), clock),
    idempotency: createIdempotency({ store: requiredStore, clock, backoff, report }),
    outcomes: createOutcomeLog(store, clock),
  };
}

/** Counts each failure. A table that fails rejects many calls with one fault, which is logged once. */
function createCacheReport(log: Log, meter: Pick<Meter, 'failure'>): (error: unknown) => void {
  let logged: unknown = null;
  return (error) => {
    meter.failure('cache');
    if (error === logged) return;
    logged = error;
    if (isFault(error)) log.error(error.message, { code: error.code, error: error.cause });
    else log.error('The cache failed', { error });
  };
}
