import { fetchJson } from '../fetch-json.ts';
import { listAddress, type ReviewsAccount, toReviewPage } from './map.ts';
import type { ReviewPage, ReviewRequest } from './reviews.ts';

export interface PageOptions extends ReviewsAccount {
  timeoutMs: number;
  fetch?: typeof fetch;
}

/** A page of reviews, read by a browser; null without a numeric product id. Rejects as `fetchJson` does. */
export async function fetchPage(options: PageOptions, request: ReviewRequest): Promise<ReviewPage | null> {
  const url = listAddress(options, request);
  if (url === null) return null;
  const { timeoutMs, fetch: send = fetch } = options;
  return toReviewPage(await fetchJson({ role: 'reviews', url, timeoutMs, send }));
}
