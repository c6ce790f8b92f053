import { describe, expect, it } from 'vitest';
import { aggregateAddress, listAddress, toAggregate, toReviewPage } from './map.ts';

const account = { apiUrl: 'https://api.example/v1', subscriberId: 'ab-12' };
const list = 'https://api.example/v1/stores/ab-12/products/shopify-71/reviews';

describe('where reviews are read [call.other-third-party-calls.4]', () => {
  it('is the product’s key at the shop’s store', () => {
    expect(aggregateAddress(account, '71')).toBe(
      'https://api.example/v1/stores/ab-12/products/shopify-71/review_aggregate',
    );
    expect(listAddress(account, { productId: '71' })).toBe(`${list}?limit=10&orderBy=date%20desc`);
    expect(listAddress(account, { productId: '71', limit: 3 })).toBe(`${list}?limit=3&orderBy=date%20desc`);
    expect(listAddress(account, { productId: 'slip' })).toBeNull();
    expect(aggregateAddress(account, '')).toBeNull();
  });

  it.each([
    [
      '/stores/ab-12/products/shopify-71/reviews?limit=10&lastEvaluated=r1',
      `${list}?limit=10&lastEvaluated=r1`,
    ],
    [`${list}?lastEvaluated=r1`, `${list}?lastEvaluated=r1`],
    ['https://evil.example/reviews?limit=1', null],
    ['//evil.example/stores/ab-12/products/shopify-71/reviews?', null],
    ['/stores/ab-12/products/shopify-72/reviews?limit=10', null],
    ['reviews?limit=10', null],
  ])('the next page %s: %s', (next, address) => {
    expect(listAddress(account, { productId: '71', next })).toBe(address);
  });
});

const outside = expect.objectContaining({ code: 'reviews-unavailable', kind: 'outside' });

const review = {
  reviewId: 'r1',
  rating: 5,
  title: 'Lovely',
  body: 'It fits.',
  dateCreated: '2026-07-01T12:00:00.000Z',
  isVerifiedBuyer: true,
  reviewer: { displayName: 'Lin T.' },
};

describe('a page of reviews', () => {
  it('is read', () => {
    expect(toReviewPage({ reviews: [review], nextUrl: '/stores/…' })).toEqual({
      reviews: [
        {
          id: 'r1',
          stars: 5,
          title: 'Lovely',
          body: 'It fits.',
          writtenAt: '2026-07-01T12:00:00.000Z',
          author: 'Lin T.',
          isVerifiedBuyer: true,
        },
      ],
      next: '/stores/…',
    });
  });

  it.each([
    [{ title: null }, { title: '' }],
    [
      { reviewer: null, isVerifiedBuyer: undefined },
      { author: '', isVerifiedBuyer: false },
    ],
    [
      { isVerifiedBuyer: undefined, reviewer: { displayName: 'A', isVerified: true } },
      { isVerifiedBuyer: true },
    ],
  ])('does with %j', (own, expected) => {
    expect(toReviewPage({ reviews: [{ ...review, ...own }] }).reviews).toMatchObject([expected]);
  });

  it.each([
    { rating: 4.5 },
    { rating: 0 },
    { rating: '5' },
    { reviewId: 1 },
    { body: null },
    { dateCreated: 'soon' },
    { dateCreated: 7 },
    { title: 7 },
    { reviewer: 'Lin' },
  ])('[error.5] with one review with %j is a fault, not a shorter page', (own) => {
    expect(() => toReviewPage({ reviews: [review, { ...review, ...own }] })).toThrow(outside);
  });

  it.each([null, undefined, 'text', [], {}, { reviews: {} }])(
    '[error.5] is a fault for %j, not a page without reviews',
    (answer) => {
      expect(() => toReviewPage(answer)).toThrow(outside);
    },
  );
});

describe('an aggregate', () => {
  it('without reviews is null', () => {
    expect(toAggregate({ reviewAggregate: { reviewCount: 0, ratingAndReviewValuesTotal: 0 } })).toBeNull();
    expect(toAggregate({ reviewAggregate: { reviewCount: 2, ratingAndReviewValuesTotal: 9 } })).toMatchObject(
      { count: 2, average: 4.5 },
    );
  });

  it.each([
    null,
    'text',
    {},
    { reviewAggregate: { reviewCount: '2' } },
    { reviewAggregate: { reviewCount: 2, ratingAndReviewValuesTotal: null } },
    { reviewAggregate: { reviewCount: 2, ratingAndReviewValuesTotal: 90 } },
    { reviewAggregate: { reviewCount: -2, ratingAndReviewValuesTotal: -9 } },
  ])('[error.5] of %j is a fault, not a product without reviews', (answer) => {
    expect(() => toAggregate(answer)).toThrow(outside);
  });
});
