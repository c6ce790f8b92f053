import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReviewAggregate } from './review-aggregate.ts';

const levels = { level5Count: 9, level4Count: 2, level3Count: 0, level2Count: 0, level1Count: 1 };
const answer = (fields: object) => ({
  reviewAggregate: {
    reviewCount: 12,
    ratingAndReviewValuesTotal: 54,
    ratingAndReviewCountByLevel: levels,
    ...fields,
  },
});

describe('the aggregate of a product’s reviews [call.other-third-party-calls.3]', () => {
  it('tells how many, how good and how they spread', () => {
    expect(readReviewAggregate(answer({}))).toEqual({
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
    expect(readReviewAggregate(answer({ ratingAndReviewValuesTotal: 56 }))?.average).toBe(4.7);
  });

  it.each([[undefined], [null], ['x'], [{ level5Count: -1, level4Count: 'two', level3Count: 1.5 }]])(
    'spread unknown: %j',
    (ratingAndReviewCountByLevel) => {
      expect(readReviewAggregate(answer({ ratingAndReviewCountByLevel }))).toMatchObject({
        count: 12,
        levels: [],
      });
    },
  );

  it.each<[string, unknown]>([
    ['no reviews', answer({ reviewCount: 0, ratingAndReviewValuesTotal: 0 })],
    ['a total without a count', answer({ reviewCount: 0 })],
    ['more stars than there are', answer({ ratingAndReviewValuesTotal: 61 })],
    ['less than one star each', answer({ ratingAndReviewValuesTotal: 11 })],
    ['a count as text', answer({ reviewCount: '12' })],
    ['a negative count', answer({ reviewCount: -12 })],
    ['no aggregate', {}],
    ['null', null],
    ['an error page', '<html>'],
  ])('%s: none', (_, given) => {
    expect(readReviewAggregate(given)).toBeNull();
  });

  it('never shows a number that is none', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.dictionary(fc.string(), fc.anything()), (a, b, byLevel) => {
        const aggregate = readReviewAggregate(
          answer({
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
