import type { OkendoReview } from './write-reviews.ts';

/** `GET …/review_aggregate` */
export function aggregate(reviews: readonly OkendoReview[]): { reviewAggregate: object } {
  const ratings = reviews.map(({ rating }) => rating);
  const levels = [5, 4, 3, 2, 1].map((level) => [
    `level${level}Count`,
    ratings.filter((rating) => rating === level).length,
  ]);
  return {
    reviewAggregate: {
      reviewCount: ratings.length,
      ratingAndReviewCount: ratings.length,
      ratingAndReviewValuesTotal: ratings.reduce((sum, rating) => sum + rating, 0),
      ratingAndReviewCountByLevel: Object.fromEntries(levels),
      mediaCount: 0,
    },
  };
}
