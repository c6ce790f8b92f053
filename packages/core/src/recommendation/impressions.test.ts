import { describe, expect, it } from 'vitest';
import { impressionItems, isImpression } from './impressions.ts';

describe('[const.recommendations.1] an impression', () => {
  it.each([
    [0.74, false],
    [0.75, true],
    [1, true],
    [0, false],
    [Number.NaN, false],
  ])('with a visible ratio of %s: %s', (ratio, expected) => {
    expect(isImpression(ratio)).toBe(expected);
  });

  it.each([
    ['mobile', true, ['a', 'b', 'c']],
    ['desktop', false, ['a', 'b', 'c', 'd']],
  ])('reports the first ones on %s', (_, isMobile, expected) => {
    expect(impressionItems([...'abcde'], isMobile)).toEqual(expected);
    expect(impressionItems(['a'], isMobile)).toEqual(['a']);
  });
});
