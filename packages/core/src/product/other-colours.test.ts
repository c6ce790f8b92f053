import { describe, expect, it } from 'vitest';
import { exampleProduct, exampleVariant, soldOutVariant } from './example-product.ts';
import { sizesInStock, toOtherColour } from './other-colours.ts';

/** Sizes of one design; those in parentheses are sold out. */
function variantsOf(sizes: string) {
  return sizes.split(' ').map((size) => {
    const own = { id: size, title: `${size.replace(/[()]/g, '')} / Sage` };
    return size.startsWith('(') ? soldOutVariant(own) : exampleVariant(own);
  });
}

describe('sizes in stock', () => {
  it.each([
    ['all of them', 'XS S M', { code: 'range', from: 'XS', to: 'M' }],
    ['a run of them', '(XS) S M L (XL)', { code: 'range', from: 'S', to: 'L' }],
    ['two neighbours', '(XS) S M (L)', { code: 'list', sizes: ['S', 'M'] }],
    ['some with a gap', 'XXS (XS) S (M) L', { code: 'list', sizes: ['XXS', 'S', 'L'] }],
    ['too many to name', 'XXS (XS) S M L XL', { code: 'count', count: 5 }],
    ['one', '(XS) S', { code: 'list', sizes: ['S'] }],
    ['none', '(XS) (S)', { code: 'list', sizes: [] }],
    ['the only size', 'One', { code: 'only-size' }],
  ])('%s', (_, sizes, stock) => {
    expect(sizesInStock({ variants: variantsOf(sizes), tags: [] })).toEqual(stock);
  });

  it('are no range where sizes are bands and cups', () => {
    const tags = ['cup-and-band'];
    expect(sizesInStock({ variants: variantsOf('32A 32B 34A'), tags })).toEqual({
      code: 'list',
      sizes: ['32A', '32B', '34A'],
    });
  });
});

describe('another colour of a piece that is sold out', () => {
  const image = { src: 'https://cdn.example/sage.webp', width: 4, height: 5, altText: null };

  it('has its own picture, price and sizes', () => {
    const product = exampleProduct({ handle: 'sage', images: [image], price: 500_00, msrp: 700_00 });
    expect(toOtherColour(product, 'Sage')).toEqual({
      id: '10',
      handle: 'sage',
      colour: 'Sage',
      price: 500_00,
      compareAtPrice: 700_00,
      image,
      stock: { code: 'list', sizes: ['S', 'M'] },
    });
    expect(toOtherColour(exampleProduct(), 'Sage')?.image).toBeNull();
  });

  it.each([
    ['sold out', { variants: [soldOutVariant()] }],
    ['being restocked', { variants: [soldOutVariant()], tags: ['restocking'] }],
    ['coming soon', { variants: [soldOutVariant()], tags: ['coming-soon'] }],
    ['not for sale', { variants: [] }],
  ])('is not shown when it is %s', (_, own) => {
    expect(toOtherColour(exampleProduct(own), 'Sage')).toBeNull();
  });
});
