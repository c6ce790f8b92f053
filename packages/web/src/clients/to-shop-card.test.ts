import { exampleProduct } from '@storefront/core/product/example-product';
import { expect, it, vi } from 'vitest';
import { toShopCard } from './to-shop-card.ts';

vi.mock('./site-config.ts', () => ({
  siteConfig: { contentPictures: 'https://cms.example/images/shop/live' },
}));

const texts = { collectionSaleTags: [], colours: {} };
const first = { src: 'https://cdn.example/front.webp', width: 4, height: 5, altText: null };
const cardOf = (ref: string) =>
  toShopCard(
    exampleProduct({ images: [first], metafields: { featuredImage: { asset: { _ref: ref } } } }),
    texts,
  );

it('[screen.product-card.1] [entity.normalized-product.16] a card shows the picture that editors keep in the CMS', () => {
  expect(cardOf('image-abc-900x1125-webp').image).toEqual({
    src: 'https://cms.example/images/shop/live/abc-900x1125.webp',
    width: 900,
    height: 1125,
    altText: null,
  });
});

it('[screen.product-card.2] a card whose picture of the CMS has a malformed id shows its first picture', () => {
  expect(cardOf('image-abc-900-webp').image).toEqual(first);
});
