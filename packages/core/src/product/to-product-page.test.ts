import { describe, expect, it } from 'vitest';
import type { ProductTexts } from '../content/site-content.ts';
import { exampleProduct, exampleVariant, soldOutVariant } from './example-product.ts';
import { productMetaTitle, shippingTextOf, toPageVariant, toProductPage } from './to-product-page.ts';

const texts: ProductTexts = {
  shipping: [],
  shippingCollective: [],
  shippingBridal: [],
  collectionSaleTags: [],
  productSaleTags: [{ tag: 'markdown', text: 'Last chance' }],
  sizeGuideTags: [],
  colours: { Oxblood: '#64181f', Black: '#201c1d' },
};
const context = { country: 'US', currencyCode: 'USD', siblings: new Map() };
const page = (own: Parameters<typeof exampleProduct>[0] = {}, where = context) =>
  toProductPage(exampleProduct(own), texts, where);

const terms = { available: true, eligible: true, count: 4, pricePerTerm: '156.25', currencyCode: 'USD' };
const image = (src: string) => ({ src, width: 1200, height: 1500, altText: null });

describe('[screen.product-detail-page.6] the page of a product', () => {
  it('has the price as a text, and the price before only when on sale', () => {
    expect(page()).toMatchObject({ price: '$625', before: null });
    expect(page({ price: 42_550, msrp: 59_500 })).toMatchObject({ price: '$425.50', before: '$595' });
    expect(page({}, { ...context, country: 'GB', currencyCode: 'GBP' }).price).toBe('£625');
  });

  it('has the description as plain text', () => {
    expect(page({ description: '<p>Noemie&rsquo;s <b>silk</b></p>' }).description).toBe('Noemie’s silk');
    expect(page({ description: null }).description).toBeNull();
  });

  it('has the labels of its tags and of the settings', () => {
    const { labels } = page({ tags: ['new-in', 'markdown'] });
    expect(labels.labels.map(({ text }) => text)).toEqual(['New!', 'Last chance']);
  });

  it('[state.product-availability-and-status.4] marks a final sale, which every gift card is', () => {
    expect(page({ tags: ['final-sale'] }).isFinalSale).toBe(true);
    expect(page({ vendor: 'Govalo' }).isFinalSale).toBe(true);
    expect(page().isFinalSale).toBe(false);
  });

  it('[state.product-availability-and-status.7] says when it comes only while nothing is for sale', () => {
    const tags = ['coming-soon-12-04'];
    expect(page({ tags, variants: [soldOutVariant()] }).comingSoon).toBe('Coming 12/04');
    expect(page({ tags }).comingSoon).toBeNull();
  });

  it('[screen.product-detail-page.4] has one picture for gift cards and appointments', () => {
    const images = [image('front.webp'), image('back.webp')];
    expect(page({ images }).images).toEqual(images);
    expect(page({ images, vendor: 'Govalo' }).images).toEqual([images[0]]);
    expect(page({ images, productType: 'Appointment' }).images).toEqual([images[0]]);
  });

  it('[screen.product-detail-page.4] has no film beside that one picture', () => {
    const metafields = { video: 'https://cdn.example/slip.mp4' };
    expect(page({ metafields }).video).toEqual({ place: 'file', src: metafields.video });
    expect(page({ metafields, vendor: 'Govalo' }).video).toBeNull();
    expect(page({ metafields, productType: 'Appointment' }).video).toBeNull();
  });

  it.each([
    [[], true],
    [['final-sale'], false],
    [['bridal-shipping'], false],
    [['Collective'], false],
  ])('[const.tag-rules.12] promises the returns of the country with the tags %j: %s', (tags, expected) => {
    expect(page({ tags }).hasEasyReturns).toBe(expected);
  });

  it('knows a matrix of bands and cups by its tag and its sizes', () => {
    const sized = (...sizes: string[]) => sizes.map((title, at) => exampleVariant({ id: String(at), title }));
    const bra = sized('32A', '32B', '34A', '34B');
    expect(page({ tags: ['cup-and-band'], variants: bra }).isMatrix).toBe(true);
    expect(page({ variants: bra }).isMatrix).toBe(false);
    expect(page({ tags: ['cup-and-band'], variants: sized('XS', 'S') }).isMatrix).toBe(false);
  });

  it('[rule.swatches.1] shows computed swatches of siblings, and which of them are sold out', () => {
    const metafields = { pdp_swatch_products: 'slip-black,slip-oxblood,slip-rose' };
    const sibling = (handle: string, colour: string, isAvailable: boolean) =>
      [handle, { handle, colour, isAvailable }] as const;
    const siblings = new Map([sibling('slip-black', 'Black', true), sibling('slip-rose', 'Rose', false)]);
    const { swatches } = page({ handle: 'slip-oxblood', metafields }, { ...context, siblings });
    expect(swatches.map(({ colour, isSoldOut }) => [colour, isSoldOut])).toEqual([
      ['Black', undefined],
      ['Oxblood', undefined],
      ['Rose', true],
    ]);
    expect(page({ handle: 'slip-oxblood', metafields }).swatches).toEqual([]);
  });
});

describe('a variant of the page', () => {
  const variant = (own = {}) =>
    toPageVariant(exampleProduct({ tags: ['promo-two'] }), exampleVariant(own), context);

  it('has its price, its stock and the attributes of its cart line', () => {
    expect(variant()).toEqual({
      id: '101',
      title: 'M / Oxblood',
      sku: 'VV-AUR-OXB-M',
      price: '$625',
      priceCents: 62_500,
      compareAtCents: null,
      before: null,
      available: true,
      availableForSale: true,
      inventory_quantity: 20,
      selectedOptions: exampleVariant().selectedOptions,
      attributes: [{ key: 'Promo', value: 'two' }],
      installments: null,
    });
  });

  it('has a price before only when it was higher', () => {
    expect(variant({ compareAtPrice: 80_000 }).before).toBe('$800');
    expect(variant({ compareAtPrice: 62_500 }).before).toBeNull();
  });

  it('[rule.checkout-and-installments.3] has the terms of its own price, in the US only', () => {
    const card = [5_000, 50_000].map((price) =>
      exampleVariant({ price, installments: { ...terms, pricePerTerm: String(price / 400) } }),
    );
    expect(page({ variants: card }).variants.map(({ installments }) => installments)).toEqual([
      { count: 4, amount: '$12.50' },
      { count: 4, amount: '$125' },
    ]);
    const abroad = { ...context, country: 'CA', currencyCode: 'CAD' };
    expect(page({ variants: card }, abroad).variants[0]?.installments).toBeNull();
  });
});

describe('[const.page-meta.1] the title of a product page', () => {
  it.each([
    ['Aurelia Slip Dress', 'Oxblood', 'Aurelia Slip Dress — Oxblood'],
    ['Oxblood Slip Dress', 'oxblood', 'Oxblood Slip Dress'],
    ['Aurelia Slip Dress', ' ', 'Aurelia Slip Dress'],
    ['', 'Black', ' — Black'],
  ])('%s in %s: %s', (title, colour, expected) => {
    expect(productMetaTitle(title, colour)).toBe(expected);
  });
});

it.each([
  [['silk'], 'shipping'],
  [['collective'], 'shippingCollective'],
  [['Bridal-Shipping'], 'shippingBridal'],
  [['collective', 'bridal-shipping'], 'shippingBridal'],
])('[const.tag-rules.12] the tags %j choose %s', (tags, text) => {
  expect(shippingTextOf(tags)).toBe(text);
});
