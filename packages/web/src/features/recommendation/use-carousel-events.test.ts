import { exampleProduct, exampleVariant } from '@storefront/core/product/example-product';
import { toRecommended } from '@storefront/core/recommendation/recommended-product';
import { describe, expect, it } from 'vitest';
import { clickedProduct, toCarouselProduct } from './use-carousel-events.ts';

const slip = toRecommended(
  exampleProduct({
    handle: 'iris-ink',
    title: 'Iris Slip',
    legacy_id: '7',
    uid: '70',
    variants: [exampleVariant({ sku: 'IRIS-S' })],
    intellisuggestData: 'd',
    intellisuggestSignature: 's',
  }),
);

describe('[call.site-search-provider.18] a recommendation in a beacon', () => {
  it('has id, name, sku and address, and its suggestion data for clicks', () => {
    expect(toCarouselProduct(slip)).toEqual({
      legacy_id: '7',
      name: 'Iris Slip',
      url: '/products/iris-ink',
      uid: '70',
      sku: 'IRIS-S',
      variants: [],
      intellisuggestData: 'd',
      intellisuggestSignature: 's',
    });
  });

  it('leaves out what it does not have', () => {
    const { uid: _, intellisuggestData: __, intellisuggestSignature: ___, ...bare } = slip;
    expect(Object.keys(toCarouselProduct(bare))).toEqual(['legacy_id', 'name', 'url', 'variants', 'sku']);
  });

  it.each([
    ['/products/iris-ink?ref=recommendations-card', 'iris-ink'],
    ['/products/iris-ink', 'iris-ink'],
    ['/products/iris', undefined],
    [null, undefined],
  ])('[call.site-search-provider.19] a click on %s is one on %s', (href, handle) => {
    expect(clickedProduct(href, [slip])?.handle).toBe(handle);
  });
});
