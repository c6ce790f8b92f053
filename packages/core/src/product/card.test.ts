import { describe, expect, it } from 'vitest';
import { cardStatus, toCard } from './card.ts';
import { exampleProduct, soldOutVariant } from './example-product.ts';
import type { ProductImage } from './product.ts';
import { toSibling } from './swatches.ts';

const texts = { collectionSaleTags: [], colours: { Oxblood: '#64181f' } };
const front: ProductImage = { src: 'front.webp', width: 1200, height: 1500, altText: null };
const detail: ProductImage = { src: 'detail.webp', width: 1200, height: 1500, altText: null };

describe('toCard', () => {
  it('[screen.quick-add.2] has the note of its size guide, where there is one', () => {
    const sizeGuideTags = [{ tag: 'size-runs-small', text: 'Runs smaller', quickAddText: 'Order one up' }];
    const product = exampleProduct({ tags: ['size-runs-small'] });
    expect(toCard(product, { ...texts, sizeGuideTags }).fitNote).toBe('Order one up');
    expect(toCard(exampleProduct(), { ...texts, sizeGuideTags })).not.toHaveProperty('fitNote');
  });

  it('[screen.product-card.2] shows the first picture, and the second on hover', () => {
    const card = toCard(exampleProduct({ images: [front, detail] }), texts);
    expect(card.image).toEqual(front);
    expect(card.hoverImage).toEqual(detail);
    expect(toCard(exampleProduct({ images: [front] }), texts).hoverImage).toBeNull();
    expect(toCard(exampleProduct(), texts).image).toBeNull();
  });

  it('[screen.product-card.1] shows a featured picture where one applies', () => {
    const metafields = {
      collection_images: [{ collectionType: { handles: ['mermaidcore'] }, image: 'wide.webp' }],
      featuredImage: { asset: { _ref: 'image-abc-10x20-webp' } },
    };
    const product = exampleProduct({ images: [front], metafields });
    const inCollection = toCard(product, texts, { collectionHandle: 'mermaidcore' });
    expect(inCollection.image?.src).toBe('wide.webp');
    expect(inCollection.hoverImage).toEqual(front);
    expect(toCard(product, texts).image).toEqual(front);
    expect(toCard(product, texts, { readAsset: () => detail }).image).toEqual(detail);
  });

  it('[screen.product-card.3] has a wide picture for two columns, and another for one', () => {
    const wide = { src: 'wide.webp', width: 1600, height: 800, altText: null };
    const unknown = { src: 'unknown.webp', width: null, height: null, altText: null };
    const flat = { src: 'flat.webp', width: 1600, height: null, altText: null };
    const card = (images: (typeof front)[], doublewide: boolean) =>
      toCard(exampleProduct({ images, metafields: { doublewide } }), texts);
    expect(card([front, detail, wide], true)).toMatchObject({
      image: front,
      hoverImage: detail,
      wideImage: wide,
    });
    expect(card([front, wide, detail], false)).toMatchObject({
      image: front,
      hoverImage: detail,
    });
    expect(card([front, wide, detail], false)).not.toHaveProperty('wideImage');
    expect(card([unknown, flat], true)).toMatchObject({ image: unknown, hoverImage: flat });
    expect(card([unknown, flat], true)).not.toHaveProperty('wideImage');
    expect(card([wide], true)).toMatchObject({ image: wide, hoverImage: null, wideImage: wide });
    const other = { ...wide, src: 'other.webp' };
    expect(card([wide, other, front], false)).toMatchObject({
      image: front,
      hoverImage: { src: 'wide.webp' },
    });
    expect(card([front, wide], false)).toMatchObject({ image: front, hoverImage: { src: 'wide.webp' } });
    expect(card([front, wide], true)).toMatchObject({ image: front, hoverImage: null, wideImage: wide });
  });

  it('[screen.product-card.2] shows the first picture and then the second where all are wide', () => {
    const [first, second] = ['first.webp', 'second.webp'].map((src) => ({ ...front, src, width: 1800 }));
    if (!first || !second) throw new Error('There are two pictures.');
    const images = [first, second];
    expect(toCard(exampleProduct({ images }), texts)).toMatchObject({
      image: first,
      hoverImage: { src: 'second.webp' },
    });
    expect(toCard(exampleProduct({ images, metafields: { doublewide: true } }), texts)).toMatchObject({
      image: first,
      wideImage: first,
      hoverImage: { src: 'second.webp' },
    });
  });

  it('[screen.product-card.1] never shows the featured picture on hover too', () => {
    const metafields = {
      collection_images: [{ collectionType: { handles: ['sale'] }, image: 'front.webp' }],
    };
    const card = toCard(exampleProduct({ images: [front, detail], metafields }), texts, {
      collectionHandle: 'sale',
    });
    expect(card.hoverImage).toEqual(detail);
  });

  it('[screen.product-card.2] [screen.product-card.3] contains the video and the double width', () => {
    const wide = exampleProduct({ metafields: { doublewide: true, video: 'https://cdn.example/a.mp4' } });
    expect(toCard(wide, texts)).toMatchObject({ isDoubleWide: true, video: 'https://cdn.example/a.mp4' });
    expect(toCard(exampleProduct(), texts)).not.toHaveProperty('isDoubleWide');
    expect(toCard(exampleProduct(), texts)).not.toHaveProperty('video');
    const hosted = exampleProduct({ metafields: { video: 'https://vimeo.com/76979871' } });
    expect(toCard(hosted, texts)).not.toHaveProperty('video');
  });

  it('[screen.product-card.5] contains the price before only when on sale', () => {
    expect(toCard(exampleProduct({ price: 42500, msrp: 59500 }), texts).compareAtPrice).toBe(59500);
    expect(toCard(exampleProduct({ price: 42500, msrp: 42500 }), texts).compareAtPrice).toBeNull();
  });

  it('has the currency of its price where that is not the shop’s own', () => {
    expect(toCard({ ...exampleProduct(), currencyCode: 'EUR' }, texts).currencyCode).toBe('EUR');
    expect(toCard(exampleProduct(), texts)).not.toHaveProperty('currencyCode');
  });

  it('[const.swatches.4] has one computed swatch on mobile, or two of editors', () => {
    const sibling = exampleProduct({ handle: 'aurelia-slip-dress-black' });
    const linked = exampleProduct({ metafields: { pdp_swatch_products: 'aurelia-slip-dress-black' } });
    const siblings = new Map([[sibling.handle, toSibling(sibling)]]);
    expect(toCard(linked, texts, { siblings })).toMatchObject({ mobileSwatchCount: 1 });
    expect(toCard(linked, texts, { siblings }).swatches).toHaveLength(2);
    const chosen = exampleProduct({ metafields: { swatch_products: { a: 'Black', b: 'Rose' } } });
    expect(toCard(chosen, texts)).toMatchObject({ mobileSwatchCount: 2 });
  });

  it('contains only what the first paint needs', () => {
    const product = exampleProduct({ description: '<p>Long</p>', metafields: { pdp_field_details: 'Long' } });
    expect(JSON.stringify(toCard(product, texts))).not.toContain('Long');
  });
});

describe('[screen.product-card.7] the status', () => {
  const none = { variants: [soldOutVariant()] };
  it.each([
    ['in stock', {}, 'available'],
    ['no variants', { variants: [] }, 'not-for-sale'],
    ['no variants, coming soon', { variants: [], tags: ['coming-soon'] }, 'not-for-sale'],
    ['no variants in an index that says true', { variants: [], available: true }, 'available'],
    ["no variants in an index that says '0'", { variants: [], ss_available: '0' }, 'sold-out'],
    ["no variants in an index that says '1'", { variants: [], ss_available: '1' }, 'available'],
    ['nothing for sale', none, 'sold-out'],
    [
      '[screen.product-card.8] nothing for sale, coming soon',
      { ...none, tags: ['coming-soon'] },
      'coming-soon',
    ],
    ['for sale, coming soon', { tags: ['coming-soon'] }, 'available'],
    ["[screen.product-card.9] the index says '0'", { ss_available: '0' }, 'sold-out'],
    ['[screen.product-card.9] the index says 0', { ss_available: 0 }, 'sold-out'],
    ["the index says '1'", { ss_available: '1', ...none }, 'available'],
    ['the index says nonsense', { ss_available: 'yes' }, 'available'],
    ['[const.tag-rules.13] restocking', { ...none, tags: ['restocking'] }, 'available'],
    [
      '[const.tag-rules.13] restocking, the index says 0',
      { tags: ['restocking'], ss_available: 0 },
      'available',
    ],
    ['[const.tag-rules.7] pre-sale', { tags: ['pre-sale'] }, 'pre-sale'],
    ['[const.tag-rules.7] pre-sale, nothing for sale', { ...none, tags: ['pre-sale'] }, 'sold-out'],
  ])('%s', (_, own, expected) => {
    expect(cardStatus(exampleProduct(own))).toBe(expected);
  });
});
