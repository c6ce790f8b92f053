import { describe, expect, it } from 'vitest';
import { exampleProduct } from './example-product.ts';
import { productJsonLd } from './json-ld.ts';
import { handleOfJsonLd, withLocalOffers } from './local-offers.ts';

const context = { siteUrl: 'https://shop.example', brandName: 'V', currencyCode: 'USD', description: null };
const product = exampleProduct();
const data = productJsonLd(product, context);
const local = (currencyCode: string, ...prices: number[]) => ({
  id: '1',
  handle: product.handle,
  currencyCode,
  variants: prices.map((price, at) => ({ id: String(at), price, compareAtPrice: null })),
});

describe('structured data in another country', () => {
  it('are found by the product’s handle', () => {
    expect(handleOfJsonLd(data)).toBe(product.handle);
    expect(handleOfJsonLd({ '@type': 'BreadcrumbList' })).toBeNull();
    expect(handleOfJsonLd({ '@type': 'Product' })).toBeNull();
    expect(handleOfJsonLd(null)).toBeNull();
  });

  it('[const.us-policy.1] have the price and currency of the country, without the US policy', () => {
    const {
      shippingDetails: _,
      hasMerchantReturnPolicy: __,
      ...offer
    } = { shippingDetails: 0, hasMerchantReturnPolicy: 0, ...data.offers };
    expect(withLocalOffers(data, local('GBP', 49_375))).toEqual({
      ...data,
      offers: { ...offer, '@type': 'Offer', price: '493.75', priceCurrency: 'GBP' },
    });
  });

  it('are a range where variants differ, also of what was one price', () => {
    expect(withLocalOffers(data, local('GBP', 20_000, 10_000))).toHaveProperty('offers.lowPrice', '100.00');
    expect(withLocalOffers(data, local('GBP', 20_000, 10_000))).not.toHaveProperty('offers.price');
  });

  it('[const.us-policy.1] keep the US policy in another country that pays in dollars', () => {
    expect(withLocalOffers(data, local('USD', 70_000))).toHaveProperty('offers.shippingDetails');
  });

  it('stay as they are without prices or offers', () => {
    expect(withLocalOffers(data, local('GBP'))).toBe(data);
    expect(withLocalOffers('text', local('GBP', 1))).toBe('text');
  });
});
