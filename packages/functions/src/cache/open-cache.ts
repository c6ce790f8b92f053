import { type Cache, createCache } from '@storefront/core/cache/cache';
import { createIdempotency } from '@storefront/core/cache/idempotency';
import type { CacheStore } from '@storefront/core/cache/store';
import { createThrottle } from '@storefront/core/cache/throttle';
import { type Clock, systemClock } from '@storefront/core/clock';
import { type Patience, realPatience } from '@storefront/core/providers/retry';
import type { AnswerCache, Idempotency, OutcomeLog, Throttle } from '../doors.ts';
import { consoleLog, type Log } from '../log.ts';
import { cloudMeter, type Meter } from '../meter.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createOutcomeLog } from './outcome-log.ts';

export interface CacheDoors {
  cache: Cache;
  answers: AnswerCache;
  throttle: Throttle;
  idempotency: Idempotency;
  outcomes: OutcomeLog;
}

export interface CacheOptions {
  store: CacheStore;
  clock?: Clock;
  patience?: Patience;
  log?: Log;
  meter?: Pick<Meter, 'failure'>;
}

/** All that functions keep in the cache's table, over one store. */
export function openCache(options: CacheOptions): CacheDoors {
  const { store, clock = systemClock, patience = realPatience } = options;
  const { log = consoleLog, meter = cloudMeter } = options;
  const cache = createCache({
    store,
    clock,
    patience,
    report: (fault) => {
      meter.failure('cache');
      log.error(fault.message, { code: fault.code, error: fault.cause });
    },
  });
  return {
    cache,
    answers: createAnswerCache(cache, clock),
    throttle: createThrottle(store, clock),
    idempotency: createIdempotency(store, clock, patience),
    outcomes: createOutcomeLog(store, clock),
  };
}
