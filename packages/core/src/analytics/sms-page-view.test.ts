import { describe, expect, it } from 'vitest';
import { irisSmall } from './iris.fixture.ts';
import { smsPageView } from './sms-page-view.ts';

const visit = {
  shopId: '123456',
  url: 'https://shop.example/products/iris-ink?variant=40000000001&ref=color-select#details',
  referrer: '',
  item: irisSmall,
};

describe('[call.other-third-party-calls.7] page_view of the SMS service', () => {
  it('contains the product and the variant', () => {
    expect(smsPageView(visit)).toEqual({
      shop_id: '123456',
      url: visit.url,
      search_params: { variant: '40000000001', ref: 'color-select' },
      page_type: 'product',
      referrer: '',
      resource: {
        category: 'Dresses',
        name: 'Iris Slip',
        price_in_cents: 18_900,
        resource_id: 7_130_000_001,
        resource_type: 'product',
        sku: 'IRIS-INK-S',
        variant_id: 40_000_000_001,
        vendor: 'Vesper & Vine',
      },
    });
  });

  it('has no search params without a query', () => {
    const url = 'https://shop.example/products/iris-ink#a?b=c';
    expect(smsPageView({ ...visit, url }).search_params).toEqual({});
  });
});
