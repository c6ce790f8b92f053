import { describe, expect, it } from 'vitest';
import { noTexts } from '../content/site-content.ts';
import { exampleProduct, exampleVariant, soldOutVariant } from './example-product.ts';
import { type JsonLdContext, productJsonLd } from './json-ld.ts';
import type { Product } from './product.ts';
import { toProductPage } from './to-product-page.ts';
import { usFinalSaleReturns, usPolicyOf, usReturns, usShipping } from './us-policy.ts';

const context: JsonLdContext = {
  siteUrl: 'https://shop.example',
  brandName: 'Vesper & Vine',
  currencyCode: 'USD',
  rating: null,
};

const sized = (value: string) => [
  { name: 'Size', value },
  { name: 'Color', value: 'Oxblood' },
];

/** The structured data of the product's page: its subject, and what its offers refer to. */
function dataOf(own: Partial<Product> = {}, withContext: Partial<JsonLdContext> = {}) {
  const page = toProductPage(exampleProduct(own), noTexts, {
    country: 'US',
    currencyCode: 'USD',
    siblings: new Map(),
  });
  const data = productJsonLd(page, { ...context, ...withContext });
  const [subject, ...policies] = data['@graph'];
  return { subject, policies, data };
}

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

describe('which policy a product has', () => {
  it.each([
    ['no tag of its own', [], usShipping, usReturns],
    ['final sale', ['final-sale'], usShipping, usFinalSaleReturns],
    ['a text of its own', ['collective'], [], []],
    ['made to order', ['Bridal-Shipping'], [], []],
    ['made to order and final sale', ['bridal-shipping', 'final-sale'], [], usFinalSaleReturns],
  ])('[const.us-policy.4] [const.us-policy.6] [const.tag-rules.12] %s', (_, tags, shipping, returns) => {
    expect(usPolicyOf({ tags, vendor: 'Vesper & Vine', productType: 'Dress' })).toEqual({
      shipping,
      returns,
    });
  });
});

describe('productJsonLd', () => {
  it('is a group with an offer for each variant, and the policies once', () => {
    const images = [{ src: 'https://cdn.example/a.webp', width: null, height: null, altText: null }];
    const variants = [
      exampleVariant({ id: '100', sku: 'VV-S', selectedOptions: sized('S') }),
      soldOutVariant({ id: '101', sku: null, price: 65000, selectedOptions: sized('M') }),
    ];
    const description = '<p>Cut on the cross</p>';
    const { subject, policies } = dataOf(
      { images, variants, description },
      { rating: { average: 4.9, count: 486 } },
    );
    const address = 'https://shop.example/products/aurelia-slip-dress-oxblood';
    const terms = {
      priceCurrency: 'USD',
      itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: [{ '@id': '#shipping-standard' }, { '@id': '#shipping-free' }],
      hasMerchantReturnPolicy: [{ '@id': '#returns-new' }, { '@id': '#returns-worn' }],
    };
    expect(subject).toEqual({
      '@type': 'ProductGroup',
      '@id': `${address}#product`,
      url: address,
      name: 'Aurelia Slip Dress',
      description: 'Cut on the cross',
      image: ['https://cdn.example/a.webp'],
      brand: { '@type': 'Brand', name: 'Vesper & Vine' },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 486 },
      color: 'Oxblood',
      productGroupID: 'aurelia-slip-dress-oxblood',
      variesBy: ['https://schema.org/size'],
      hasVariant: [
        {
          '@type': 'Product',
          name: 'Aurelia Slip Dress, S',
          sku: 'VV-S',
          size: 'S',
          image: 'https://cdn.example/a.webp',
          offers: {
            '@type': 'Offer',
            url: `${address}?variant=100`,
            price: '625.00',
            availability: 'https://schema.org/InStock',
            ...terms,
          },
        },
        {
          '@type': 'Product',
          name: 'Aurelia Slip Dress, M',
          size: 'M',
          image: 'https://cdn.example/a.webp',
          offers: {
            '@type': 'Offer',
            url: `${address}?variant=101`,
            price: '650.00',
            availability: 'https://schema.org/OutOfStock',
            ...terms,
          },
        },
      ],
    });
    expect(policies).toEqual([...usShipping, ...usReturns]);
  });

  it('is one product where there is nothing to choose', () => {
    const { subject } = dataOf({ variants: [exampleVariant({ sku: 'VV-ONE' })] });
    expect(subject).toMatchObject({ '@type': 'Product', sku: 'VV-ONE', offers: { price: '625.00' } });
    expect(subject).not.toHaveProperty('hasVariant');
  });

  it('gives an appointment no colour', () => {
    expect(dataOf({ productType: 'Appointment' }).subject).not.toHaveProperty('color');
  });

  it('leaves out what is unknown', () => {
    const bare = dataOf({ variants: [exampleVariant({ sku: null, selectedOptions: [] })] }).subject;
    for (const field of ['description', 'sku', 'color', 'aggregateRating']) {
      expect(bare).not.toHaveProperty(field);
    }
    const empty = dataOf({ variants: [] }).subject;
    expect(empty).toMatchObject({ '@type': 'Product', name: 'Aurelia Slip Dress' });
    expect(empty).not.toHaveProperty('offers');
  });

  it('[const.us-policy.6] has the amounts of a gift card, which are no sizes and final sale', () => {
    const amount = (value: string) => [{ name: 'Amount', value }];
    const variants = [
      exampleVariant({ id: '1', price: 5000, selectedOptions: amount('$50') }),
      exampleVariant({ id: '2', price: 50000, selectedOptions: [], title: '$500' }),
    ];
    const { subject, policies } = dataOf({ vendor: 'Govalo', price: 5000, variants });
    expect(subject).not.toHaveProperty('variesBy');
    expect(subject).toMatchObject({
      hasVariant: [
        { name: 'Aurelia Slip Dress, $50', offers: { price: '50.00' } },
        { name: 'Aurelia Slip Dress, $500', offers: { price: '500.00' } },
      ],
    });
    expect(policies, 'it comes by e-mail').toEqual(usFinalSaleReturns);
  });

  it('has the availability of a pre-sale', () => {
    const { subject } = dataOf({ tags: ['pre-sale'], variants: [exampleVariant()] });
    expect(subject).toMatchObject({ offers: { availability: 'https://schema.org/PreOrder' } });
  });

  it('[state.product-detail-page.5] offers no piece that is coming, also when it is in stock', () => {
    const stocked = soldOutVariant({ available: true, inventory_quantity: 8 });
    const subjectOf = (own: Partial<Product>) => dataOf(own).subject;
    expect(subjectOf({ tags: ['coming-soon-12-04'], variants: [stocked] })).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
    expect(subjectOf({ variants: [stocked] })).toMatchObject({
      offers: { availability: 'https://schema.org/InStock' },
    });
    expect(
      subjectOf({ tags: ['coming-soon-12-04'], variants: [exampleVariant()] }),
      'a forgotten tag',
    ).toMatchObject({ offers: { availability: 'https://schema.org/InStock' } });
  });

  it.each([
    ['with other prices than US ones', {}, { currencyCode: 'GBP' }],
    ['of a piece with terms of its own', { tags: ['collective'] }, {}],
    ['of an appointment', { productType: 'Appointment' }, {}],
  ])('[const.us-policy.1] refers to no US policy %s', (_, own, withOther) => {
    const { policies, data } = dataOf(own, withOther);
    expect(policies).toEqual([]);
    expect(JSON.stringify(data)).not.toMatch(/shippingDetails|hasMerchantReturnPolicy/);
  });
});
