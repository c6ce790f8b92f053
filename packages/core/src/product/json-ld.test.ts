import { describe, expect, it } from 'vitest';
import { exampleProduct, exampleVariant, soldOutVariant } from './example-product.ts';
import { productJsonLd } from './json-ld.ts';
import { usFinalSaleReturns, usReturns, usShipping } from './us-policy.ts';

const context = {
  siteUrl: 'https://shop.example',
  brandName: 'Vesper & Vine',
  currencyCode: 'USD',
  description: 'Cut on the cross',
};

describe('the US policy in structured data', () => {
  it('[const.us-policy.2] shipping is $10 up to 249.99 and free from 250', () => {
    expect(
      usShipping.map(({ shippingRate, eligibleTransactionVolume }) => ({
        ...shippingRate,
        ...eligibleTransactionVolume,
      })),
    ).toMatchObject([
      { value: 10, currency: 'USD', maxPrice: 249.99 },
      { value: 0, currency: 'USD', minPrice: 250 },
    ]);
  });

  it('[const.us-policy.3] handling takes 2 to 5 days, transit 2 to 12', () => {
    for (const { deliveryTime } of usShipping) {
      expect(deliveryTime.handlingTime).toMatchObject({ minValue: 2, maxValue: 5, unitCode: 'DAY' });
      expect(deliveryTime.transitTime).toMatchObject({ minValue: 2, maxValue: 12, unitCode: 'DAY' });
    }
  });

  it('[const.us-policy.4] [const.us-policy.5] by mail within 21 days; the fee is for worn items only', () => {
    expect(
      usReturns.map((policy) => [policy.itemCondition, policy.merchantReturnDays, policy.returnMethod]),
    ).toEqual([
      ['https://schema.org/NewCondition', 21, 'https://schema.org/ReturnByMail'],
      ['https://schema.org/UsedCondition', 21, 'https://schema.org/ReturnByMail'],
    ]);
    expect(usReturns[0]).toMatchObject({ refundType: 'https://schema.org/FullRefund' });
    expect(usReturns[0]).not.toHaveProperty('restockingFee');
    expect(usReturns[1]).toMatchObject({ restockingFee: 25 });
    expect(usReturns[0].description).toBe('Items must be new, unworn and unwashed, with tags and packaging.');
    expect(usReturns[1].description).toBe('Worn items carry a restocking fee of 25%.');
  });

  it('[const.us-policy.6] final sale is not returnable, and is sent back at the customer’s expense', () => {
    expect(usFinalSaleReturns).toHaveLength(1);
    expect(usFinalSaleReturns[0]).toMatchObject({
      applicableCountry: 'US',
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
      description: expect.stringContaining('at the customer’s expense'),
    });
  });
});

describe('productJsonLd', () => {
  it('contains name, image, price, availability and rating', () => {
    const images = [{ src: 'https://cdn.example/a.webp', width: null, height: null, altText: null }];
    const data = productJsonLd(exampleProduct({ images }), {
      ...context,
      rating: { average: 4.9, count: 486 },
    });
    expect(data).toMatchObject({
      '@type': 'Product',
      '@id': 'https://shop.example/products/aurelia-slip-dress-oxblood#product',
      name: 'Aurelia Slip Dress',
      description: 'Cut on the cross',
      image: ['https://cdn.example/a.webp'],
      sku: 'VV-AUR-OXB-S',
      aggregateRating: { ratingValue: 4.9, reviewCount: 486 },
      offers: {
        '@type': 'Offer',
        price: '625.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        hasMerchantReturnPolicy: usReturns,
      },
    });
  });

  it('leaves out unknown values', () => {
    const bare = exampleProduct({ variants: [exampleVariant({ sku: null })] });
    const data = productJsonLd(bare, { ...context, description: null, rating: { average: 0, count: 0 } });
    expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['description']));
    expect(data).not.toHaveProperty('sku');
    expect(data).not.toHaveProperty('aggregateRating');
    expect(productJsonLd(exampleProduct({ variants: [] }), context)).not.toHaveProperty('sku');
  });

  it('[const.us-policy.6] has the price range of a gift card, which is final sale', () => {
    const variants = [exampleVariant({ price: 5000 }), exampleVariant({ price: 50000 })];
    const giftCard = exampleProduct({ vendor: 'Govalo', price: 5000, variants });
    expect(productJsonLd(giftCard, context).offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '50.00',
      highPrice: '500.00',
      offerCount: 2,
      hasMerchantReturnPolicy: usFinalSaleReturns,
    });
  });

  it.each([
    ['sold out', { variants: [soldOutVariant()] }, 'OutOfStock'],
    ['pre-sale', { tags: ['pre-sale'] }, 'PreOrder'],
  ])('has the availability of a product that is %s', (_, own, expected) => {
    const { offers } = productJsonLd(exampleProduct(own), context);
    expect(offers.availability).toBe(`https://schema.org/${expected}`);
  });

  it('[const.us-policy.1] contains the US policy only with US prices', () => {
    const { offers } = productJsonLd(exampleProduct(), { ...context, currencyCode: 'GBP' });
    expect(offers.priceCurrency).toBe('GBP');
    expect(offers).not.toHaveProperty('shippingDetails');
    expect(offers).not.toHaveProperty('hasMerchantReturnPolicy');
  });
});
