import type { IncomingMessage } from 'node:http';
import { withOwnCounts } from '@storefront/core/cache/own-counts';
import { createRateLimiter, type RateLimiter } from '@storefront/core/cache/rate-limiter';
import { readViewerIp, visitorOf } from '@storefront/core/cache/viewer-address';
import { systemClock } from '@storefront/core/clock';
import { cacheTable } from './cache-table.ts';

const limit = { name: 'wrong-secret', attempts: 10, withinS: 15 * 60 };

let rateLimiter: RateLimiter | null = null;

function openLimiter(): RateLimiter {
  const report = (error: unknown) => console.error('Attempts could not be counted', error);
  return createRateLimiter(withOwnCounts(cacheTable(), report), systemClock);
}

/**
 * Counts a request with a wrong secret, for the visitor's address that the edge saw. Above ten in a quarter of an hour
 * the seconds to wait, for a 429 with `Retry-After`; otherwise null, for a 401. Requests with the right secret are not
 * counted, so that nobody can lock operators out. While the table fails, each process counts alone.
 */
export async function countWrongSecret({
  headers,
}: Pick<IncomingMessage, 'headers'>): Promise<number | null> {
  const header = headers['cloudfront-viewer-address'];
  const ip = readViewerIp(typeof header === 'string' ? header : null);
  rateLimiter ??= openLimiter();
  return rateLimiter.take(`address:${visitorOf(ip)}`, limit);
}
