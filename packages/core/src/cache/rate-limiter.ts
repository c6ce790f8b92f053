import type { Clock } from '../clock.ts';
import { cacheKeys } from './keys.ts';
import type { CacheStore } from './store.ts';

export interface RateLimit {
  /** Part of the key, so that limits do not count each other's attempts. */
  name: string;
  attempts: number;
  withinS: number;
}

export interface RateLimiter {
  /**
   * Counts an attempt of `who` (an IP address, an account). Null below the limit, otherwise the whole seconds until
   * the next window: windows are fixed. Rejects as the store does.
   */
  take(who: string, limit: RateLimit): Promise<number | null>;
  /** Counts from zero again in the present window. Rejects as the store does. */
  forget(who: string, limit: RateLimit): Promise<void>;
}

export function createRateLimiter(store: CacheStore, clock: Clock): RateLimiter {
  const windowOf = ({ withinS }: RateLimit) => Math.floor(clock.now() / 1_000 / withinS);

  return {
    async take(who, limit) {
      const { name, attempts, withinS } = limit;
      const window = windowOf(limit);
      const endS = (window + 1) * withinS;
      const count = await store.count(cacheKeys.rateLimit(name, who, window), Math.ceil(endS + withinS));
      return count <= attempts ? null : Math.max(1, Math.ceil(endS - clock.now() / 1_000));
    },
    forget: (who, limit) => store.remove(cacheKeys.rateLimit(limit.name, who, windowOf(limit))),
  };
}
