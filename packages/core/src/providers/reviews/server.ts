import { createHttp, type HttpOptions } from '../http.ts';
import { outsideFault } from '../outside-fault.ts';
import { aggregateAddress, listAddress, type ReviewsAccount, toAggregate, toReviewPage } from './map.ts';
import type { ReviewReader } from './reviews.ts';

export interface ReviewReaderOptions extends ReviewsAccount, HttpOptions {
  timeoutMs: number;
}

/** Okendo's public API, read by our servers for the reviews that stand in the page. */
export function createReviewReader(options: ReviewReaderOptions): ReviewReader {
  const http = createHttp(options);

  async function read<T>(url: string | null, map: (answer: unknown) => T | undefined, none: T): Promise<T> {
    if (url === null) return none;
    const answer = await http.readJson({ provider: 'reviews', url, timeoutMs: options.timeoutMs });
    const result = map(answer);
    if (result !== undefined) return result;
    throw outsideFault('reviews', 'unavailable', 'answered in another shape than agreed');
  }

  return {
    aggregate: (productId) => read(aggregateAddress(options, productId), toAggregate, null),
    list: (question) =>
      read(listAddress(options, question), toReviewPage, { reviews: [], next: null, dropped: 0 }),
  };
}
