import { describe, expect, it } from 'vitest';
import { exampleProduct } from './example-product.ts';
import { isProduct } from './is-product.ts';

const stored = () => JSON.parse(JSON.stringify(exampleProduct()));

describe('isProduct', () => {
  it('is true of a product that was written as JSON', () => {
    expect(isProduct(stored())).toBe(true);
  });

  it.each(['handle', 'title', 'price', 'tags', 'images', 'variants', 'metafields'])(
    'is false without %s',
    (field) => {
      const { [field]: _, ...rest } = stored();
      expect(isProduct(rest)).toBe(false);
    },
  );

  it.each([null, 'slip', 7, []])('is false for %j', (value) => {
    expect(isProduct(value)).toBe(false);
  });
});
