import { createReviewWidget } from '@storefront/core/providers/reviews/browser';
import type { ReviewWidget } from '@storefront/core/providers/reviews/reviews';
import { publicPorts } from './public-ports.ts';
import { reportFault } from './report-fault.ts';

let reviews: ReviewWidget | null = null;

/** A product's reviews and the provider's widget; null when no provider is configured. */
export function findReviews(): ReviewWidget | null {
  reviews ??= publicPorts.reviews
    ? createReviewWidget({ ...publicPorts.reviews, report: reportFault })
    : null;
  return reviews;
}
