import { describe, expect, it } from 'vitest';
import { readRecommendations } from './use-recommendations.ts';

const iris = {
  handle: 'iris',
  title: 'Iris Slip',
  price: 62500,
  tags: [],
  images: [],
  variants: [],
  metafields: {},
};

describe('readRecommendations', () => {
  it('returns the products of the body', () => {
    expect(readRecommendations({ products: [iris] })).toEqual([iris]);
  });

  it.each([[null], ['nonsense'], [{}], [{ products: {} }]])('returns none for %j', (body) => {
    expect(readRecommendations(body)).toEqual([]);
  });

  it.each(Object.keys(iris))('leaves out a product without %s', (field) => {
    expect(readRecommendations({ products: [{ ...iris, [field]: undefined }, iris] })).toEqual([iris]);
  });
});
