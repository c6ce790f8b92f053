import { randomUUID } from 'node:crypto';
import type { World } from '../world/world.ts';
import { friendbuyAccount } from './account.ts';

const TOKEN_MS = 20 * 60 * 1000;

export interface Tokens {
  /** Null for a pair that is not the merchant's. */
  give(body: unknown): { tokenType: 'Bearer'; token: string; expires: string } | null;
  isTaken(authorization: string): boolean;
}

export function keepTokens(world: World): Tokens {
  /** Token → its end, in milliseconds since the epoch. */
  const state = world.slice<Record<string, number>>('friendbuy.tokens', () => ({}));
  return {
    give(body) {
      const { key, secret }: Record<string, unknown> = Object(body);
      if (key !== friendbuyAccount.apiKey || secret !== friendbuyAccount.apiSecret) return null;
      for (const [token, end] of Object.entries(state.value))
        if (end <= world.now()) delete state.value[token];
      const [token, end] = [`fb-${randomUUID()}`, world.now() + TOKEN_MS];
      state.value[token] = end;
      state.changed();
      return { tokenType: 'Bearer', token, expires: new Date(end).toISOString() };
    },
    isTaken(authorization) {
      const token = authorization.replace(/^Bearer /, '');
      return Object.hasOwn(state.value, token) && (state.value[token] ?? 0) > world.now();
    },
  };
}
