import type { Clock } from '../clock.ts';
import type { Cache } from './cache.ts';
import { cacheKeys } from './keys.ts';

export interface Token {
  token: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** Shares a provider's token between processes. Neither verb rejects. */
export interface TokenStore {
  read(): Promise<Token | null>;
  write(token: Token): Promise<void>;
}

/** A provider's token in the cache's table, so that a new process need not request its own. Never rejects. */
export function createTokenStore(cache: Cache, provider: string, clock: Clock): TokenStore {
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
