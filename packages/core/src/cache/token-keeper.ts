import type { Clock } from '../clock.ts';
import type { Token, TokenKeeper } from '../providers/referral/token-source.ts';
import type { Cache } from './cache.ts';
import { cacheKeys } from './keys.ts';

/** A provider's token in the table, so that each new process need not ask for one of its own. Never rejects. */
export function createTokenKeeper(cache: Cache, provider: string, clock: Clock): TokenKeeper {
  const key = cacheKeys.token(provider);
  return {
    async read() {
      const value = (await cache.read(key))?.value;
      return isToken(value) ? value : null;
    },
    async write(token) {
      const freshS = Math.floor((token.expiresAt - clock.now()) / 1_000);
      if (freshS > 0) await cache.write(key, token, { freshS, staleS: 0 });
    },
  };
}

function isToken(value: unknown): value is Token {
  if (typeof value !== 'object' || value === null || !('token' in value) || !('expiresAt' in value))
    return false;
  return typeof value.token === 'string' && typeof value.expiresAt === 'number';
}
