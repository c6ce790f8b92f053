import { createReviewWidget } from '@storefront/core/providers/reviews/browser';
import type { ReviewWidget } from '@storefront/core/providers/reviews/reviews';
import { openPort } from './open-port.ts';
import { publicPorts } from './public-ports.ts';

let reviews: ReviewWidget | null = null;

/** A product's reviews and the provider's widget; null when no provider is configured. */
export function findReviews(): ReviewWidget | null {
  reviews ??= publicPorts.reviews ? openPort(createReviewWidget, publicPorts.reviews) : null;
  return reviews;
}
