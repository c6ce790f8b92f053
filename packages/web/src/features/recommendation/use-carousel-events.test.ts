import { toCard } from '@storefront/core/product/card';
import { exampleProduct, exampleVariant } from '@storefront/core/product/example-product';
import { toRecommended } from '@storefront/core/recommendation/recommended-product';
import { describe, expect, it } from 'vitest';
import { toCarouselProduct, toListedCard } from './use-carousel-events.ts';

const slip = toRecommended(
  exampleProduct({
    handle: 'iris-ink',
    title: 'Iris Slip',
    legacy_id: '7',
    uid: '70',
    variants: [exampleVariant({ id: '71', title: 'S / Ink', sku: 'IRIS-S' })],
    intellisuggestData: 'd',
    intellisuggestSignature: 's',
  }),
);
const card = toCard(slip, { collectionSaleTags: [], colours: {} });

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
});

describe('a recommendation in the data layer', () => {
  it('stands for its first variant', () => {
    expect(toListedCard({ product: slip, card })).toEqual({
      card,
      listed: { id: '71', title: 'S / Ink', sku: 'IRIS-S', brand: 'Vesper & Vine', category: 'Dresses' },
    });
  });

  it('is left out without variants', () => {
    expect(toListedCard({ product: { ...slip, variant: null }, card })).toBeNull();
  });
});
