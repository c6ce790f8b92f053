import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCard } from './card.ts';
import { type CardProduct, toCardProduct } from './card-product.ts';
import { exampleProduct, exampleVariant } from './example-product.ts';
import type { Product, ProductImage, Variant } from './product.ts';
import { toSibling } from './swatches.ts';

const texts = {
  collectionSaleTags: [
    { tag: 'final-sale', text: 'Last pieces' },
    { tag: 'three-for', text: 'Three for $120' },
  ],
  colours: { Oxblood: '#64181f', Sage: '#9caf88' },
};

const handles = ['aurelia-slip-dress-oxblood', 'aurelia-slip-dress-sage', 'aurelia-slip-dress-ivory'];
const siblings = new Map(
  handles.map((handle) => [
    handle,
    toSibling(exampleProduct({ handle, metafields: { filterColor: 'Sage' } })),
  ]),
);

/** As the browser gets it. */
const sent = (product: CardProduct): CardProduct => JSON.parse(JSON.stringify(toCardProduct(product)));

const image: fc.Arbitrary<ProductImage> = fc.record({
  src: fc.constantFrom('front.webp', 'detail.webp', 'wide.webp', 'back.webp', 'chosen.webp'),
  width: fc.constantFrom(null, 800, 1_600),
  height: fc.constantFrom(null, 1_000),
  altText: fc.constantFrom(null, 'Front'),
});

const variant: fc.Arbitrary<Variant> = fc
  .record({
    isForSale: fc.boolean(),
    colour: fc.constantFrom('Oxblood', 'Sage', ' '),
    compareAtPrice: fc.constantFrom(null, 90_000),
  })
  .map(({ isForSale, colour, compareAtPrice }) =>
    exampleVariant({
      availableForSale: isForSale,
      available: isForSale,
      compareAtPrice,
      selectedOptions: [
        { name: 'Size', value: 'M' },
        { name: 'Color', value: colour },
      ],
    }),
  );

const tag = fc.constantFrom(
  'new-in',
  'pre-sale',
  'restocking',
  'coming-soon-12-04',
  'final-sale',
  'three-for',
  'tag-silk',
  'extended-sizing',
  'old-fll-for-vs',
);

const metafields: fc.Arbitrary<Product['metafields']> = fc.record(
  {
    video: fc.constant('turn.mp4'),
    doublewide: fc.boolean(),
    featuredImage: fc
      .constantFrom('chosen.webp', 'image-abc-10x20-webp')
      .map((_ref) => ({ asset: { _ref } })),
    swatch_products: fc.dictionary(fc.constantFrom(...handles), fc.constantFrom('Sage', '')),
    pdp_swatch_products: fc.subarray(handles).map((list) => list.join(', ')),
    pdp_swatch_match_colors: fc.constantFrom('Oxblood,Sage', 'Oxblood, Sage, Ivory'),
    filterColor: fc.constant('Sage'),
    details: fc.constant('100 % silk'),
    pdp_similar_products: fc.constant('iris'),
  },
  { requiredKeys: [] },
);

const product = fc
  .record({
    tags: fc.uniqueArray(tag),
    images: fc.uniqueArray(image, { selector: ({ src }) => src }),
    variants: fc.array(variant, { maxLength: 3 }),
    msrp: fc.constantFrom(null, 80_000),
    available: fc.boolean(),
    metafields,
    searched: fc.constantFrom({}, { ss_available: '0' }, { ss_available: 1 }),
  })
  .map(({ searched, ...own }) => exampleProduct({ ...own, ...searched }));

describe('toCardProduct', () => {
  it('[property] makes the same card as the whole product', () => {
    fc.assert(
      fc.property(product, (whole) => {
        const context = { siblings };
        expect(toCard(sent(whole), texts, context)).toEqual(toCard(whole, texts, context));
      }),
      { numRuns: 500 },
    );
  });

  it('[property] changes nothing when it is made again', () => {
    fc.assert(
      fc.property(product, (whole) => {
        expect(sent(sent(whole))).toEqual(sent(whole));
      }),
    );
  });

  it('has one variant, the pictures of the card, and no metafield that no card shows', () => {
    const images = ['a', 'b', 'c', 'd'].map((src) => ({ src, width: null, height: null, altText: null }));
    const variants = [
      exampleVariant({ availableForSale: false, available: false }),
      exampleVariant({ selectedOptions: [{ name: 'Size', value: 'L' }] }),
    ];
    const whole = exampleProduct({
      images,
      variants,
      metafields: { filterColor: 'Sage', details: 'Silk', fitNotes: [] },
    });
    expect(toCardProduct(whole)).toEqual({
      legacy_id: whole.legacy_id,
      handle: whole.handle,
      title: whole.title,
      price: whole.price,
      compareAtPrice: null,
      msrp: null,
      tags: [],
      images: images.slice(0, 2),
      available: true,
      metafields: { filterColor: 'Sage' },
      variants: [{ availableForSale: true, selectedOptions: [{ name: 'Size', value: 'L' }] }],
      first_available_variant: null,
    });
  });

  it('names the currency in which it was read where that is not the US dollar', () => {
    expect(sent(exampleProduct({ currencyCode: 'CAD' })).currencyCode).toBe('CAD');
    expect(sent(exampleProduct())).not.toHaveProperty('currencyCode');
  });
});
