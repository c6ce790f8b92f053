import { expect, it } from 'vitest';
import { toSuggestions } from './map-suggestions.ts';

const money = (amount: string) => ({ amount, currencyCode: 'GBP' as const });
const product = {
  handle: 'aurelia-slip-dress',
  title: 'Aurelia Slip Dress',
  availableForSale: true,
  featuredImage: { url: 'https://cdn.shopify.com/s/files/1/a.jpg', altText: null, width: 1200, height: 1500 },
  priceRange: { minVariantPrice: money('214.4') },
  compareAtPriceRange: { minVariantPrice: money('0.0') },
};
const collection = { handle: 'dresses', title: 'Dresses', image: null };

it('returns products with picture and price, collections and words', () => {
  const dearer = { ...product, compareAtPriceRange: { minVariantPrice: money('300.0') } };
  const found = { products: [product, dearer], collections: [collection], queries: [{ text: 'silk' }] };
  const [first, second] = toSuggestions(found).products;
  expect(first).toEqual({
    handle: 'aurelia-slip-dress',
    title: 'Aurelia Slip Dress',
    isAvailable: true,
    price: 21_440,
    compareAtPrice: null,
    currencyCode: 'GBP',
    image: { src: product.featuredImage.url, altText: null, width: 1200, height: 1500 },
  });
  expect(second?.compareAtPrice).toBe(30_000);
  expect(toSuggestions(found)).toMatchObject({ collections: [collection], queries: ['silk'] });
});

it('[entity.normalized-product.30] returns titles without character references', () => {
  const found = { products: [{ ...product, title: 'Silk &amp; Lace' }], collections: [], queries: [] };
  expect(toSuggestions(found).products[0]?.title).toBe('Silk & Lace');
});

it('has no empty words', () => {
  expect(toSuggestions({ products: [], collections: [], queries: [{ text: '' }] }).queries).toEqual([]);
});

it('[error.5] is a fault with a price that is none, not a shorter list', () => {
  const priceRange = { minVariantPrice: money('9'.repeat(20)) };
  const found = { products: [product, { ...product, priceRange }], collections: [], queries: [] };
  const fault = expect.objectContaining({ code: 'commerce-unavailable', kind: 'outside' });
  expect(() => toSuggestions(found)).toThrow(fault);
});
