import { createHash } from 'node:crypto';
import type { RateLimit, RateLimiter } from '@storefront/core/cache/rate-limiter';
import type { Context } from 'hono';
import { consoleLog, type Log } from '../observe/log.ts';
import type { Meter } from '../observe/meter.ts';
import { ThrottledFault } from './throttled-fault.ts';
import { viewerKey } from './viewer-ip.ts';

export interface RateLimitDeps {
  rateLimiter: RateLimiter;
  log?: Log;
  meter?: Pick<Meter, 'failure'>;
}

/** Counts an attempt of the visitor's IP address. Throws a `ThrottledFault` above the limit. */
export async function rateLimitByIp(deps: RateLimitDeps, context: Context, limit: RateLimit): Promise<void> {
  await count(deps, `address:${viewerKey(context)}`, limit);
}

/** Counts an attempt on an account, by its e-mail or id; the table holds only a hash of it. */
export async function rateLimitByAccount(
  deps: RateLimitDeps,
  account: string,
  limit: RateLimit,
): Promise<void> {
  const hash = createHash('sha256').update(account.trim().toLowerCase()).digest('base64url');
  await count(deps, `account:${hash}`, limit);
}

/** A failing counter must not close the shop: the platform has limits of its own. */
async function count(
  { rateLimiter, log = consoleLog, meter }: RateLimitDeps,
  who: string,
  limit: RateLimit,
): Promise<void> {
  const waitS = await rateLimiter.take(who, limit).catch((error: unknown) => {
    meter?.failure('cache');
    log.error('Attempts could not be counted', { limit: limit.name, error });
    return null;
  });
  if (waitS !== null) throw new ThrottledFault(waitS);
}
