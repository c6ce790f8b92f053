import { describe, expect, it } from 'vitest';
import { exampleProduct } from './example-product.ts';
import { isProduct } from './is-product.ts';

const kept = () => JSON.parse(JSON.stringify(exampleProduct()));

describe('JSON that was a product', () => {
  it('is one', () => {
    expect(isProduct(kept())).toBe(true);
  });

  it.each(['handle', 'title', 'price', 'tags', 'images', 'variants', 'metafields'])(
    'is none without its %s',
    (field) => {
      const { [field]: _, ...rest } = kept();
      expect(isProduct(rest)).toBe(false);
    },
  );

  it.each([null, 'slip', 7, []])('is none when it is %j', (value) => {
    expect(isProduct(value)).toBe(false);
  });
});
