import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReviewAggregate } from './review-aggregate.ts';

const levels = { level5Count: 9, level4Count: 2, level3Count: 0, level2Count: 0, level1Count: 1 };
const responseOf = (fields: object) => ({
  reviewAggregate: {
    reviewCount: 12,
    ratingAndReviewValuesTotal: 54,
    ratingAndReviewCountByLevel: levels,
    ...fields,
  },
});

describe('the aggregate of a product’s reviews [call.other-third-party-calls.3]', () => {
  it('has count, average and the share of each level', () => {
    expect(readReviewAggregate(responseOf({}))).toEqual({
      count: 12,
      average: 4.5,
      levels: [
        { stars: 5, count: 9, percent: 75 },
        { stars: 4, count: 2, percent: 17 },
        { stars: 3, count: 0, percent: 0 },
        { stars: 2, count: 0, percent: 0 },
        { stars: 1, count: 1, percent: 8 },
      ],
    });
  });

  it('rounds the average to one decimal', () => {
    expect(readReviewAggregate(responseOf({ ratingAndReviewValuesTotal: 56 }))?.average).toBe(4.7);
  });

  it.each([[undefined], [null], ['x'], [{ level5Count: -1, level4Count: 'two', level3Count: 1.5 }]])(
    'has no levels for %j',
    (ratingAndReviewCountByLevel) => {
      expect(readReviewAggregate(responseOf({ ratingAndReviewCountByLevel }))).toMatchObject({
        count: 12,
        levels: [],
      });
    },
  );

  it.each<[string, unknown]>([
    ['no reviews', responseOf({ reviewCount: 0, ratingAndReviewValuesTotal: 0 })],
    ['a total without a count', responseOf({ reviewCount: 0 })],
    ['an average above 5', responseOf({ ratingAndReviewValuesTotal: 61 })],
    ['an average below 1', responseOf({ ratingAndReviewValuesTotal: 11 })],
    ['a count as text', responseOf({ reviewCount: '12' })],
    ['a negative count', responseOf({ reviewCount: -12 })],
    ['no aggregate', {}],
    ['null', null],
    ['an error page', '<html>'],
  ])('is null for %s', (_, given) => {
    expect(readReviewAggregate(given)).toBeNull();
  });

  it('[property] holds only finite numbers', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.dictionary(fc.string(), fc.anything()), (a, b, byLevel) => {
        const aggregate = readReviewAggregate(
          responseOf({
            reviewCount: a,
            ratingAndReviewValuesTotal: b,
            ratingAndReviewCountByLevel: { ...byLevel, level5Count: a },
          }),
        );
        const numbers = aggregate?.levels.flatMap(({ count, percent }) => [count, percent]) ?? [];
        return [aggregate?.average ?? 1, ...numbers].every(Number.isFinite);
      }),
    );
  });
});
