import { describe, expect, it } from 'vitest';
import { exampleProduct, exampleVariant } from '../product/example-product.ts';
import { isRecommended, toRecommended } from './recommended-product.ts';

describe('toRecommended', () => {
  it('has what the card shows and what analytics call the product, and nothing else', () => {
    const product = exampleProduct({
      description: '<p>Silk.</p>',
      variants: [exampleVariant({ sku: 'IRIS-S' })],
      uid: '7',
      sku: 'IRIS',
      ss_available: '1',
      intellisuggestData: 'data',
      intellisuggestSignature: 'signature',
    });
    expect(Object.keys(toRecommended(product)).toSorted()).toEqual([
      'available',
      'compareAtPrice',
      'first_available_variant',
      'handle',
      'images',
      'intellisuggestData',
      'intellisuggestSignature',
      'legacy_id',
      'metafields',
      'msrp',
      'price',
      'productType',
      'sku',
      'ss_available',
      'tags',
      'title',
      'uid',
      'variant',
      'variants',
      'vendor',
    ]);
    expect(toRecommended(product)).toMatchObject({
      legacy_id: product.legacy_id,
      uid: '7',
      sku: 'IRIS',
      intellisuggestData: 'data',
      intellisuggestSignature: 'signature',
      variant: { id: '101', title: 'M / Oxblood' },
    });
  });

  it.each([
    ['its own', 'IRIS', ['IRIS-S'], 'IRIS'],
    ['the first variant’s without one', null, ['IRIS-S', 'IRIS-M'], 'IRIS-S'],
    ['none where nothing has one', undefined, [null], null],
    ['none without variants', null, [], null],
  ])('[call.site-search-provider.18] has the sku: %s', (_, sku, skus, expected) => {
    const variants = skus.map((own) => exampleVariant({ sku: own }));
    const recommended = toRecommended(exampleProduct({ variants, ...(sku === undefined ? {} : { sku }) }));
    expect(recommended.sku).toBe(expected);
    expect(recommended.variant === null).toBe(skus.length === 0);
    expect(recommended).not.toHaveProperty('uid');
    expect(recommended).not.toHaveProperty('intellisuggestData');
    expect(recommended).not.toHaveProperty('intellisuggestSignature');
  });
});

describe('isRecommended', () => {
  const stored = () => JSON.parse(JSON.stringify(toRecommended(exampleProduct())));

  it('is true of a recommendation that was written as JSON', () => {
    expect(isRecommended(stored())).toBe(true);
  });

  it.each(['handle', 'title', 'price', 'tags', 'images', 'variants', 'variant', 'metafields'])(
    'is false without %s',
    (field) => {
      const { [field]: _, ...rest } = stored();
      expect(isRecommended(rest)).toBe(false);
    },
  );

  it.each([null, 'slip', 7, []])('is false for %j', (value) => {
    expect(isRecommended(value)).toBe(false);
  });
});
