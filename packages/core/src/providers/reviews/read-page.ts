import { outsideFault } from '../outside-fault.ts';
import { readJson } from '../read-json.ts';
import { listAddress, type ReviewsAccount, toReviewPage } from './map.ts';
import type { ReviewPage, ReviewQuestion } from './reviews.ts';

export interface PageReading extends ReviewsAccount {
  timeoutMs: number;
  send: typeof fetch;
}

/** A page of reviews, read by a browser; null where there is none to ask for. Rejects as `readJson` does. */
export async function readPage(reading: PageReading, question: ReviewQuestion): Promise<ReviewPage | null> {
  const url = listAddress(reading, question);
  if (url === null) return null;
  const { timeoutMs, send } = reading;
  const page = toReviewPage(await readJson({ role: 'reviews', url, timeoutMs, send }));
  if (page) return page;
  throw outsideFault('reviews', 'unavailable', 'answered in another shape than agreed');
}
