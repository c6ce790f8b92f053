import { serverConfig } from '@storefront/core/config';
import { withinBudget } from '@storefront/core/providers/deadline';
import type { ReviewReader } from '@storefront/core/providers/reviews/reviews';
import type { PageReviews } from '@storefront/core/review/review-aggregate';
import { reviews } from './sources.ts';

/** A page does not wait longer for its rating; mostly nobody waits for the page. */
const BUDGET_MS = 4_000;
/** So long a provider that failed is not called again: pages are rebuilt many at a time. */
const PAUSE_MS = 30_000;
/** The products read least recently are forgotten first. */
const MAX_KNOWN = 5_000;

type Rating = PageReviews['rating'];

/**
 * Returns a function that reads what a product page carries of its reviews: null for a product without any. While the
 * provider fails, the rating read last, or none; that is logged, and no reason to keep an older page. Never rejects.
 * `now` is in milliseconds.
 */
export function knownReviews(aggregate: ReviewReader['aggregate'], now: () => number) {
  const known = new Map<string, Rating>();
  let pausedUntil = 0;

  async function refresh(productId: string): Promise<void> {
    try {
      const found = await aggregate(productId);
      known.delete(productId);
      known.set(productId, found && { average: found.average, count: found.count });
      const [oldest] = known.keys();
      if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
    } catch (error) {
      pausedUntil = now() + PAUSE_MS;
      console.error('Problem loading the rating of a product', productId, error);
    }
  }

  return async (productId: string): Promise<PageReviews | null> => {
    if (now() >= pausedUntil) await refresh(productId);
    const rating = known.get(productId);
    return rating === null ? null : { productId, rating: rating ?? null };
  };
}

const readKnown = knownReviews(
  (productId) => withinBudget(BUDGET_MS, () => reviews().aggregate(productId)),
  () => performance.now(),
);

/** What a product page carries of its reviews; null also where no provider is configured. */
export async function readReviews(productId: string): Promise<PageReviews | null> {
  return serverConfig().reviews === null ? null : readKnown(productId);
}
