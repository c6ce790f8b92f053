import type { Review } from '@storefront/core/providers/reviews/reviews';
import { useCallback, useEffect, useState } from 'react';
import { findReviews } from '../../clients/reviews-port.ts';

/** The reviews that were read so far. */
export interface ReadReviews {
  reviews: Review[];
  /** Null on the last page. */
  next: string | null;
}

/** What was read on this visit, by the product's id: a drawer that is opened again needs no request. */
const known = new Map<string, ReadReviews>();

export type ReviewsState = 'reading' | 'ready' | 'failed';

/** Null when the provider failed, which was reported. */
async function readPage(productId: string, before: ReadReviews | null): Promise<ReadReviews | null> {
  const page = (await findReviews()?.list({ productId, next: before?.next ?? null })) ?? null;
  if (page === null) return null;
  const ids = new Set(before?.reviews.map(({ id }) => id));
  const added = page.reviews.filter(({ id }) => !ids.has(id));
  const all = { reviews: [...(before?.reviews ?? []), ...added], next: page.next };
  known.set(productId, all);
  return all;
}

/** A product's reviews, the latest first; a page at first, and each further one by `readOn`. */
export function useReviews(productId: string) {
  const [read, setRead] = useState(known.get(productId) ?? null);
  const [state, setState] = useState<ReviewsState>(read ? 'ready' : 'reading');

  const readOn = useCallback(async () => {
    setState('reading');
    const all = await readPage(productId, known.get(productId) ?? null);
    if (all) setRead(all);
    setState(all ? 'ready' : 'failed');
  }, [productId]);

  useEffect(() => {
    if (!known.has(productId)) void readOn();
  }, [productId, readOn]);

  return { ...(read ?? { reviews: [], next: null }), state, readOn };
}
