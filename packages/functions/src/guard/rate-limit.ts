import { createHash } from 'node:crypto';
import type { RateLimit, RateLimiter } from '@storefront/core/cache/rate-limiter';
import { visitorNetworkOf, visitorOf } from '@storefront/core/cache/viewer-address';
import type { Context } from 'hono';
import { consoleLog, type Log } from '../observe/log.ts';
import type { Meter } from '../observe/meter.ts';
import { ThrottledFault } from './throttled-fault.ts';
import { viewerIp } from './viewer-ip.ts';

export interface RateLimitDeps {
  rateLimiter: RateLimiter;
  log?: Log;
  meter?: Pick<Meter, 'failure'>;
}

/** Counts an attempt of the visitor's IP address. Throws a `ThrottledFault` above the limit. */
export async function rateLimitByIp(deps: RateLimitDeps, context: Context, limit: RateLimit): Promise<void> {
  refuseUntil(await countAttempt(deps, `address:${visitorOf(viewerIp(context))}`, limit));
}

/**
 * As `rateLimitByIp`, for an account by its e-mail or id. Only for accounts that the visitor has proven to own: a
 * limit that others can reach would lock the owner out.
 */
export async function rateLimitByAccount(
  deps: RateLimitDeps,
  account: string,
  limit: RateLimit,
): Promise<void> {
  refuseUntil(await countAttempt(deps, accountKey(account), limit));
}

/** As `rateLimitByIp`, for the visitor's network and an account together. */
export async function rateLimitByPair(
  deps: RateLimitDeps,
  context: Context,
  account: string,
  limit: RateLimit,
): Promise<void> {
  refuseUntil(await countAttempt(deps, pairKey(context, account), limit));
}

/** Of an account by its e-mail or id, however it is written; the table holds only a hash of it. */
export function accountKey(account: string): string {
  const hash = createHash('sha256').update(account.trim().toLowerCase()).digest('base64url');
  return `account:${hash}`;
}

/** Of the visitor's network and an account together. */
export function pairKey(context: Context, account: string): string {
  return `pair:${accountKey(account)}:${visitorNetworkOf(viewerIp(context))}`;
}

/**
 * Counts an attempt; the seconds to wait above the limit, otherwise null. A failing counter must not close the shop:
 * null then, because the platform has limits of its own.
 */
export function countAttempt(
  { rateLimiter, log = consoleLog, meter }: RateLimitDeps,
  who: string,
  limit: RateLimit,
): Promise<number | null> {
  return rateLimiter.take(who, limit).catch((error: unknown) => {
    meter?.failure('cache');
    log.error('Attempts could not be counted', { limit: limit.name, error });
    return null;
  });
}

/** Counts from zero again; when the table fails, the count stays until its window ends. */
export async function forgetAttempts(
  { rateLimiter, log = consoleLog, meter }: RateLimitDeps,
  who: string,
  limit: RateLimit,
): Promise<void> {
  await rateLimiter.forget(who, limit).catch((error: unknown) => {
    meter?.failure('cache');
    log.error('Attempts could not be forgotten', { limit: limit.name, error });
  });
}

/** Throws a `ThrottledFault` unless it is null; `wayOut` is a sentence about what else the visitor can do. */
export function refuseUntil(waitS: number | null, wayOut?: string): void {
  if (waitS !== null) throw new ThrottledFault(waitS, wayOut);
}
