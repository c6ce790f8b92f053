import { type ReviewAggregate, readReviewAggregate } from '../../review/review-aggregate.ts';
import { reviewKey } from '../../review/review-key.ts';
import type { Review, ReviewPage, ReviewRequest } from './reviews.ts';

export interface ReviewsAccount {
  /** `https://api.okendo.io/v1`, without a trailing slash. */
  apiUrl: string;
  subscriberId: string;
}

const PAGE_SIZE = 10;

/** The address of a product's aggregate; null without a numeric id. */
export function aggregateAddress({ apiUrl, subscriberId }: ReviewsAccount, productId: string): string | null {
  const key = reviewKey(productId);
  return key && `${apiUrl}/stores/${encodeURIComponent(subscriberId)}/products/${key}/review_aggregate`;
}

/** The address of a page of a product's reviews; null without a numeric id, and where `next` leads elsewhere. */
export function listAddress(account: ReviewsAccount, request: ReviewRequest): string | null {
  const { productId, limit = PAGE_SIZE, next } = request;
  const key = reviewKey(productId);
  if (!key) return null;
  const { apiUrl, subscriberId } = account;
  const list = `${apiUrl}/stores/${encodeURIComponent(subscriberId)}/products/${key}/reviews`;
  if (!next) return `${list}?limit=${limit}&orderBy=date%20desc`;
  const address = next.startsWith('/') ? apiUrl + next : next;
  return address.startsWith(`${list}?`) ? address : null;
}

/** Undefined for a malformed body. */
export function toAggregate(body: unknown): ReviewAggregate | null | undefined {
  const count: unknown = Object(Object(body).reviewAggregate).reviewCount;
  return typeof count === 'number' ? readReviewAggregate(body) : undefined;
}

/** Undefined for a malformed body. */
export function toReviewPage(body: unknown): ReviewPage | undefined {
  const { reviews: list, nextUrl }: Record<string, unknown> = Object(body);
  if (!Array.isArray(list)) return undefined;
  const reviews = list.map(toReview).filter((review) => review !== null);
  const next = typeof nextUrl === 'string' && nextUrl !== '' ? nextUrl : null;
  return { reviews, next, dropped: list.length - reviews.length };
}

function toReview(value: unknown): Review | null {
  const { reviewId, rating, title, body, dateCreated, isVerifiedBuyer, reviewer }: Record<string, unknown> =
    Object(value);
  const { displayName, isVerified }: Record<string, unknown> = Object(reviewer);
  if (typeof reviewId !== 'string' || typeof body !== 'string' || typeof rating !== 'number') return null;
  if (![1, 2, 3, 4, 5].includes(rating)) return null;
  const writtenAt = textOrEmpty(dateCreated);
  if (Number.isNaN(Date.parse(writtenAt))) return null;
  return {
    id: reviewId,
    stars: rating,
    title: textOrEmpty(title),
    body,
    writtenAt,
    author: textOrEmpty(displayName),
    isVerifiedBuyer: isVerifiedBuyer === true || isVerified === true,
  };
}

function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
