import { describe, expect, it } from 'vitest';
import { reviewKey } from './review-key.ts';

describe('the reviews’ key of a product [call.other-third-party-calls.4]', () => {
  it.each<[string | number | null | undefined, string | null]>([
    ['7130000001', 'shopify-7130000001'],
    [7_130_000_001, 'shopify-7130000001'],
    [' 71 ', 'shopify-71'],
    ['gid://shopify/Product/71', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%j: %j', (legacyId, key) => {
    expect(reviewKey(legacyId)).toBe(key);
  });
});
