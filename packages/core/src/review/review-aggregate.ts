export interface ReviewAggregate {
  /** At least 1. */
  count: number;
  /** 1 to 5, rounded to one decimal. */
  average: number;
  /** From 5 stars to 1; empty when the provider does not say. Percentages are whole numbers of these counts. */
  levels: { stars: number; count: number; percent: number }[];
}

/** What a product page carries for its reviews; the list comes when it is opened. */
export interface PageReviews {
  /** Numeric. */
  productId: string;
  /** Null while the provider does not say: it may have reviews. */
  rating: Pick<ReviewAggregate, 'average' | 'count'> | null;
}

const stars = [5, 4, 3, 2, 1];

/** The provider's aggregate of a product's reviews; null without reviews and for impossible values. */
export function readReviewAggregate(response: unknown): ReviewAggregate | null {
  const { reviewAggregate } = fieldsOf(response);
  const { reviewCount, ratingAndReviewValuesTotal, ratingAndReviewCountByLevel } = fieldsOf(reviewAggregate);
  const count = wholeNumber(reviewCount);
  const average = wholeNumber(ratingAndReviewValuesTotal) / count;
  if (!(average >= 1 && average <= 5)) return null;
  return { count, average: Math.round(average * 10) / 10, levels: readLevels(ratingAndReviewCountByLevel) };
}

function readLevels(value: unknown): ReviewAggregate['levels'] {
  const fields = fieldsOf(value);
  const counts = stars.map((level) => wholeNumber(fields[`level${level}Count`]));
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return [];
  return counts.map((count, index) => ({
    stars: 5 - index,
    count,
    percent: Math.round((count / total) * 100),
  }));
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return Object(value);
}

function wholeNumber(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}
