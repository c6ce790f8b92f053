import { type ReviewAggregate, readReviewAggregate } from '../../review/review-aggregate.ts';
import { reviewKey } from '../../review/review-key.ts';
import type { Review, ReviewPage, ReviewQuestion } from './reviews.ts';
import type { ReviewListWire, ReviewWire } from './wire.ts';

export interface ReviewsAccount {
  /** `https://api.okendo.io/v1`, without a trailing slash. */
  apiUrl: string;
  subscriberId: string;
}

const PAGE_SIZE = 10;

/** Where a product's aggregate is; null without a numeric id. */
export function aggregateAddress({ apiUrl, subscriberId }: ReviewsAccount, productId: string): string | null {
  const key = reviewKey(productId);
  return key && `${apiUrl}/stores/${encodeURIComponent(subscriberId)}/products/${key}/review_aggregate`;
}

/** Where a page of a product's reviews is; null without a numeric id, and where `next` leads elsewhere. */
export function listAddress(account: ReviewsAccount, question: ReviewQuestion): string | null {
  const { productId, limit = PAGE_SIZE, next } = question;
  const key = reviewKey(productId);
  if (!key) return null;
  const { apiUrl, subscriberId } = account;
  const list = `${apiUrl}/stores/${encodeURIComponent(subscriberId)}/products/${key}/reviews`;
  if (!next) return `${list}?limit=${limit}&orderBy=date%20desc`;
  const address = next.startsWith('/') ? apiUrl + next : next;
  return address.startsWith(`${list}?`) ? address : null;
}

/** Undefined for what is no aggregate at all. */
export function toAggregate(answer: unknown): ReviewAggregate | null | undefined {
  const count: unknown = Object(Object(answer).reviewAggregate).reviewCount;
  return typeof count === 'number' ? readReviewAggregate(answer) : undefined;
}

/** Undefined for what is no page at all. */
export function toReviewPage(answer: unknown): ReviewPage | undefined {
  const { reviews: list, nextUrl }: ReviewListWire = Object(answer);
  if (!Array.isArray(list)) return undefined;
  const reviews = list.map(toReview).filter((review) => review !== null);
  const next = typeof nextUrl === 'string' && nextUrl !== '' ? nextUrl : null;
  return { reviews, next, dropped: list.length - reviews.length };
}

function toReview(value: unknown): Review | null {
  const { reviewId, rating, title, body, dateCreated, isVerifiedBuyer, reviewer }: ReviewWire = Object(value);
  const { displayName, isVerified }: Record<string, unknown> = Object(reviewer);
  if (typeof reviewId !== 'string' || typeof body !== 'string' || typeof rating !== 'number') return null;
  if (![1, 2, 3, 4, 5].includes(rating)) return null;
  const writtenAt = readText(dateCreated);
  if (Number.isNaN(Date.parse(writtenAt))) return null;
  return {
    id: reviewId,
    stars: rating,
    title: readText(title),
    body,
    writtenAt,
    author: readText(displayName),
    isVerifiedBuyer: isVerifiedBuyer === true || isVerified === true,
  };
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
