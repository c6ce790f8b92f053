import { type ReviewAggregate, readReviewAggregate } from '../../review/review-aggregate.ts';
import { reviewKey } from '../../review/review-key.ts';
import { outsideFault } from '../outside-fault.ts';
import { type Read, readAnswer } from '../read-answer.ts';
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

const levelCounts = {
  'level1Count??': 'number',
  'level2Count??': 'number',
  'level3Count??': 'number',
  'level4Count??': 'number',
  'level5Count??': 'number',
} as const;

const aggregateShape = {
  reviewAggregate: {
    reviewCount: 'number',
    'ratingAndReviewValuesTotal??': 'number',
    'ratingAndReviewCountByLevel??': levelCounts,
  },
} as const;

/** Null without reviews. Throws a `Fault` of kind `outside` for an aggregate that cannot be read. */
export function toAggregate(body: unknown): ReviewAggregate | null {
  const answer = readAnswer('reviews', aggregateShape, body);
  const aggregate = readReviewAggregate(answer);
  if (aggregate === null && answer.reviewAggregate.reviewCount !== 0) {
    throw outsideFault('reviews', 'unavailable', 'returned reviews without an average');
  }
  return aggregate;
}

const reviewShape = {
  reviewId: 'text',
  rating: 'number',
  'title??': 'text',
  body: 'text',
  dateCreated: 'text',
  'isVerifiedBuyer??': 'flag',
  'reviewer??': { 'displayName??': 'text', 'isVerified??': 'flag' },
} as const;

const pageShape = { reviews: [reviewShape], 'nextUrl??': 'text' } as const;

/** Throws a `Fault` of kind `outside` for a page with a review that cannot be read. */
export function toReviewPage(body: unknown): ReviewPage {
  const { reviews, nextUrl } = readAnswer('reviews', pageShape, body);
  return { reviews: reviews.map(toReview), next: nextUrl || null };
}

function toReview(answer: Read<typeof reviewShape>): Review {
  const { reviewId, rating, title, body, dateCreated, isVerifiedBuyer, reviewer } = answer;
  if (![1, 2, 3, 4, 5].includes(rating) || Number.isNaN(Date.parse(dateCreated))) {
    throw outsideFault('reviews', 'unavailable', 'returned a review without stars or a date');
  }
  return {
    id: reviewId,
    stars: rating,
    title: title ?? '',
    body,
    writtenAt: dateCreated,
    author: reviewer?.displayName ?? '',
    isVerifiedBuyer: isVerifiedBuyer === true || reviewer?.isVerified === true,
  };
}
