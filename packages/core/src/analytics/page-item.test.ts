import { describe, expect, it } from 'vitest';
import { noTexts } from '../content/site-content.ts';
import { toCard } from '../product/card.ts';
import { exampleProduct, exampleVariant, soldOutVariant } from '../product/example-product.ts';
import { toShownPrices } from '../product/local-price.ts';
import { toProductPage } from '../product/to-product-page.ts';
import { itemOfCard, itemOfPage, itemSourceOf, toListedVariant, viewedVariantId } from './page-item.ts';

const image = { src: 'https://cdn/a.webp', width: 1200, height: 1500, altText: null };
const small = exampleVariant({
  id: '1',
  title: 'S / Ink',
  sku: 'IRIS-S',
  price: 18_900,
  compareAtPrice: 24_900,
});
const large = exampleVariant({ id: '2', title: 'L / Ink', sku: null, price: 20_900, compareAtPrice: null });
const product = exampleProduct({
  legacy_id: '7',
  title: 'Iris Slip',
  handle: 'iris-ink',
  vendor: 'Vesper & Vine',
  productType: 'Dresses',
  price: 18_900,
  images: [image],
  variants: [small, large],
});
const page = (own: Parameters<typeof exampleProduct>[0] = {}) =>
  toProductPage({ ...product, ...own }, noTexts, { country: 'US', currencyCode: 'USD', siblings: new Map() });
const prices = toShownPrices({
  id: '7',
  handle: 'iris-ink',
  currencyCode: 'JPY',
  variants: [{ id: '1', price: 9_500_000, compareAtPrice: null }],
});
const item = {
  productId: '7',
  variantId: '1',
  sku: 'IRIS-S',
  name: 'Iris Slip',
  brand: 'Vesper & Vine',
  category: 'Dresses',
  variant: 'S / Ink',
  priceCents: 18_900,
  compareAtCents: 24_900,
  image: image.src,
  url: '/products/iris-ink',
};

describe('[call.other-third-party-calls.8] the item of a product page', () => {
  it('is the variant with the amounts of the page', () => {
    expect(itemOfPage(page(), '1', null)).toEqual(item);
    expect(itemOfPage(page(), '2', null)).toMatchObject({
      variantId: '2',
      sku: null,
      priceCents: 20_900,
      compareAtCents: null,
    });
  });

  it('has the amounts of the shopper’s country where they are known', () => {
    expect(itemOfPage(page(), '1', prices)).toMatchObject({ priceCents: 9_500_000, compareAtCents: null });
  });

  it('[state.quick-add.1] is the same where quick add has read the product by itself', () => {
    expect(itemOfPage(itemSourceOf(product), '1', null)).toEqual(item);
    expect(itemOfPage(itemSourceOf(product), '2', null)).toEqual(itemOfPage(page(), '2', null));
  });

  it('is none without the variant, and has no picture without one', () => {
    expect(itemOfPage(page(), '3', null)).toBeNull();
    expect(itemOfPage(page(), null, null)).toBeNull();
    expect(itemOfPage(page({ images: [] }), '1', null)?.image).toBe('');
  });
});

describe('[call.other-third-party-calls.7] the variant that a product page is about', () => {
  it.each([
    ['that of the address', [small, large], '2', '2'],
    ['the first available one', [soldOutVariant({ id: '3' }), large], null, '2'],
    [
      'the first where none is available',
      [soldOutVariant({ id: '3' }), soldOutVariant({ id: '4' })],
      null,
      '3',
    ],
    ['none of none', [], null, null],
  ])('is %s', (_, variants, requested, expected) => {
    expect(viewedVariantId(page({ variants }), requested)).toBe(expected);
  });
});

describe('the item of a card in a listing', () => {
  it('is the variant of the price that the card shows', () => {
    const listed = toListedVariant(product);
    expect(listed).toEqual({
      id: '1',
      title: 'S / Ink',
      sku: 'IRIS-S',
      brand: 'Vesper & Vine',
      category: 'Dresses',
    });
    const card = toCard(product, { collectionSaleTags: [], colours: {} });
    if (listed === null) throw new Error('No variant is listed');
    expect(itemOfCard(card, listed, null)).toEqual({ ...item, compareAtCents: card.compareAtPrice });
    expect(itemOfCard(card, listed, prices)).toMatchObject({ priceCents: 9_500_000 });
    expect(itemOfCard({ ...card, image: null }, listed, null).image).toBe('');
  });

  it('is an available one of that price, otherwise the first', () => {
    const sold = soldOutVariant({ id: '3', price: 18_900 });
    expect(toListedVariant({ ...product, variants: [sold, small] })?.id).toBe('1');
    expect(toListedVariant({ ...product, variants: [sold, large] })?.id).toBe('3');
    expect(toListedVariant({ ...product, price: 1 })?.id).toBe('1');
    expect(toListedVariant({ ...product, variants: [] })).toBeNull();
  });
});
