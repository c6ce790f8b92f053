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
}

export function createRateLimiter(store: CacheStore, clock: Clock): RateLimiter {
  return {
    async take(who, { name, attempts, withinS }) {
      const nowS = clock.now() / 1_000;
      const window = Math.floor(nowS / withinS);
      const endS = (window + 1) * withinS;
      const count = await store.count(cacheKeys.rateLimit(name, who, window), Math.ceil(endS + withinS));
      return count <= attempts ? null : Math.max(1, Math.ceil(endS - nowS));
    },
  };
}
