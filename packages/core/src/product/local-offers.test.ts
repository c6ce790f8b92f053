import { describe, expect, it } from 'vitest';
import { handleOfJsonLd, offersOfJsonLd, withLocalOffers } from './local-offers.ts';

const policy = { '@type': 'OfferShippingDetails', '@id': '#shipping-free' };
const offer = (variantId: string, price: string) => ({
  '@type': 'Offer',
  url: `https://shop.example/products/slip?variant=${variantId}`,
  price,
  priceCurrency: 'USD',
});
const terms = { shippingDetails: [{ '@id': '#shipping-free' }], hasMerchantReturnPolicy: [] };
const sold = (variantId: string, price: string) => ({
  '@type': 'Product',
  size: variantId,
  offers: { ...offer(variantId, price), ...terms },
});
const id = 'https://shop.example/products/slip#product';
const graph = (subject: object) => ({ '@context': 'https://schema.org', '@graph': [subject, policy] });
const group = graph({
  '@type': 'ProductGroup',
  '@id': id,
  hasVariant: [sold('70', '625.00'), sold('71', '650.00')],
});
const single = graph({ '@type': 'Product', '@id': id, offers: { ...offer('70', '625.00'), ...terms } });
const local = (currencyCode: string, prices: Record<string, number>) => ({
  id: '7',
  handle: 'slip',
  currencyCode,
  variants: Object.entries(prices).map(([variant, price]) => ({ id: variant, price, compareAtPrice: null })),
});

describe('structured data in another country', () => {
  it('are found by the product’s handle', () => {
    expect(handleOfJsonLd(group)).toBe('slip');
    expect(handleOfJsonLd(single)).toBe('slip');
    for (const other of [
      { '@type': 'BreadcrumbList' },
      graph({ '@type': 'Product' }),
      { '@graph': [policy] },
      { '@graph': 7 },
      null,
    ])
      expect(handleOfJsonLd(other)).toBeNull();
  });

  it('list their offers by variant', () => {
    expect(offersOfJsonLd(group)).toEqual([
      { variantId: '70', price: '625.00', priceCurrency: 'USD' },
      { variantId: '71', price: '650.00', priceCurrency: 'USD' },
    ]);
    expect(offersOfJsonLd(single)).toHaveLength(1);
    const bare = graph({ '@type': 'Product', offers: { price: '1.00', priceCurrency: 'USD' } });
    expect(offersOfJsonLd(bare)).toEqual([{ variantId: null, price: '1.00', priceCurrency: 'USD' }]);
    expect(offersOfJsonLd(graph({ '@type': 'Product' }))).toEqual([]);
    expect(offersOfJsonLd(null)).toEqual([]);
  });

  it('[const.us-policy.1] have the prices and currency of the country, without the US policy', () => {
    const pounds = (variantId: string, price: string) => ({
      ...sold(variantId, price),
      offers: { ...offer(variantId, price), priceCurrency: 'GBP' },
    });
    expect(withLocalOffers(group, local('GBP', { 70: 49_375, 71: 51_000 }))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'ProductGroup', '@id': id, hasVariant: [pounds('70', '493.75'), pounds('71', '510.00')] },
      ],
    });
    expect(offersOfJsonLd(withLocalOffers(single, local('GBP', { 70: 49_375 })))).toEqual([
      { variantId: '70', price: '493.75', priceCurrency: 'GBP' },
    ]);
  });

  it('have no offer for a variant that is not sold there', () => {
    expect(offersOfJsonLd(withLocalOffers(group, local('GBP', { 71: 1_000 })))).toEqual([
      { variantId: '71', price: '10.00', priceCurrency: 'GBP' },
    ]);
  });

  it('[const.us-policy.1] keep the US policy in another country that pays in dollars', () => {
    const dollars = withLocalOffers(group, local('USD', { 70: 70_000, 71: 71_000 }));
    expect(JSON.stringify(dollars)).toContain('"shippingDetails"');
    expect(dollars).toHaveProperty(['@graph', 1], policy);
  });

  it('stay as they are without prices, offers or a product', () => {
    expect(withLocalOffers(group, local('GBP', {}))).toBe(group);
    expect(withLocalOffers('text', local('GBP', { 70: 1 }))).toBe('text');
    const bare = { '@graph': [{ '@type': 'Product', '@id': id }] };
    expect(withLocalOffers(bare, local('GBP', { 70: 1 }))).toEqual(bare);
    expect(withLocalOffers(single, local('GBP', { 99: 1 }))).toBe(single);
    const nameless = graph({ '@type': 'Product', '@id': id, offers: { price: '1.00' } });
    expect(withLocalOffers(nameless, local('GBP', { 70: 1 }))).toBe(nameless);
    expect(withLocalOffers({}, local('GBP', { 70: 1 }))).toEqual({});
  });
});
