import { randomUUID } from 'node:crypto';
import { ownValue } from '../world/own-value.ts';
import type { World } from '../world/world.ts';
import { friendbuyAccount } from './account.ts';

const TOKEN_MS = 20 * 60 * 1000;

export interface Tokens {
  /** Null for any key and secret but the merchant's. */
  issue(body: unknown): { tokenType: 'Bearer'; token: string; expires: string } | null;
  isValid(authorization: string): boolean;
}

export function createTokens(world: World): Tokens {
  /** Token → when it ends, in milliseconds since the epoch. */
  const state = world.slice<Record<string, number>>('friendbuy.tokens', () => ({}));
  return {
    issue(body) {
      const { key, secret }: Record<string, unknown> = Object(body);
      if (key !== friendbuyAccount.apiKey || secret !== friendbuyAccount.apiSecret) return null;
      for (const [token, end] of Object.entries(state.value))
        if (end <= world.now()) delete state.value[token];
      const [token, end] = [`fb-${randomUUID()}`, world.now() + TOKEN_MS];
      state.value[token] = end;
      state.changed();
      return { tokenType: 'Bearer', token, expires: new Date(end).toISOString() };
    },
    isValid(authorization) {
      const token = authorization.replace(/^Bearer /, '');
      return (ownValue(state.value, token) ?? 0) > world.now();
    },
  };
}
