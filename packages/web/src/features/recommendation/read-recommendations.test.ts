import { describe, expect, it } from 'vitest';
import { readRecommendations } from './read-recommendations.ts';

const iris = {
  handle: 'iris',
  title: 'Iris Slip',
  price: 62500,
  tags: [],
  images: [],
  variants: [],
  metafields: {},
};

describe('an answer with recommendations', () => {
  it('holds products', () => {
    expect(readRecommendations({ products: [iris] })).toEqual([iris]);
  });

  it.each([[null], ['nonsense'], [{}], [{ products: {} }]])('%j holds none', (answer) => {
    expect(readRecommendations(answer)).toEqual([]);
  });

  it.each(Object.keys(iris))('what has no %s is left out', (field) => {
    expect(readRecommendations({ products: [{ ...iris, [field]: undefined }, iris] })).toEqual([iris]);
  });
});
