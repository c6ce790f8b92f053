import { createHttp, type HttpOptions } from '../http.ts';
import { aggregateAddress, listAddress, type ReviewsAccount, toAggregate, toReviewPage } from './map.ts';
import type { ReviewReader } from './reviews.ts';

export interface ReviewReaderOptions extends ReviewsAccount, HttpOptions {
  timeoutMs: number;
}

/** Okendo's public API, read by our servers for the reviews in the page. */
export function createReviewReader(options: ReviewReaderOptions): ReviewReader {
  const http = createHttp(options);

  async function read<T>(url: string | null, map: (body: unknown) => T, none: T): Promise<T> {
    if (url === null) return none;
    return map(await http.readJson({ provider: 'reviews', url, timeoutMs: options.timeoutMs }));
  }

  return {
    aggregate: (productId) => read(aggregateAddress(options, productId), toAggregate, null),
    list: (request) => read(listAddress(options, request), toReviewPage, { reviews: [], next: null }),
  };
}
