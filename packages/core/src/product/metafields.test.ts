import { describe, expect, it } from 'vitest';
import { flattenMetafields } from './metafields.ts';

describe('[entity.normalized-product.10] metafields', () => {
  it('namespaces are flattened to one object', () => {
    const metafields = flattenMetafields([
      { key: 'pdp_similar_products', value: 'aurelia-slip-dress,isolde-gown' },
      { key: 'video', value: 'gid://shopify/Video/12' },
    ]);
    expect(metafields).toEqual({
      pdp_similar_products: 'aurelia-slip-dress,isolde-gown',
      video: 'gid://shopify/Video/12',
    });
  });

  it('[entity.normalized-product.11] JSON under "published" is merged in and wins', () => {
    const fitNotes = [{ _type: 'block', children: [{ _type: 'span', text: 'Runs small.' }] }];
    const metafields = flattenMetafields([
      { key: 'published', value: JSON.stringify({ fitNotes, doublewide: true, details: [] }) },
      { key: 'details', value: 'Cut on the bias\nFully lined' },
    ]);
    expect(metafields).toEqual({ fitNotes, doublewide: true, details: [] });
  });

  it('[entity.normalized-product.12] an image that is referred to stands as its address', () => {
    const referenceUrl = 'https://cdn.shopify.com/s/files/1/swatch.jpg';
    expect(
      flattenMetafields([{ key: 'pdp_swatch_image', value: 'gid://shopify/MediaImage/1', referenceUrl }]),
    ).toEqual({
      pdp_swatch_image: referenceUrl,
    });
  });

  it.each([
    ['true', true],
    ['false', false],
    ['1', true],
    [true, true],
  ])('[entity.normalized-product.15] doublewide %s is read', (value, flag) => {
    expect(flattenMetafields([{ key: 'doublewide', value }])).toEqual({ doublewide: flag });
  });

  it('[entity.normalized-product.17] swatch products map handles to colour names', () => {
    const value = '{"aurelia-slip-dress-sage":"Sage","broken":7}';
    expect(flattenMetafields([{ key: 'swatch_products', value }])).toEqual({
      swatch_products: { 'aurelia-slip-dress-sage': 'Sage' },
    });
  });

  it('[entity.normalized-product.26] collection images keep what can be read', () => {
    const good = { collectionType: { handles: ['bridal'] }, image: 'image-abc-800x1200-jpg' };
    const value = JSON.stringify([good, { image: 'without-collection' }, null, 3]);
    expect(flattenMetafields([{ key: 'collection_images', value }])).toEqual({ collection_images: [good] });
  });

  it('[entity.normalized-product.22] details stay newline-separated text', () => {
    expect(flattenMetafields([{ key: 'details', value: 'Silk\nMade in Italy' }])).toEqual({
      details: 'Silk\nMade in Italy',
    });
  });

  it('what cannot be understood is left out, and nothing reaches the prototype', () => {
    const metafields = flattenMetafields([
      { key: 'published', value: '{"__proto__":{"polluted":true},"featuredImage":"no object"' },
      { key: 'published', value: '{"__proto__":{"polluted":true},"featuredImage":{"asset":{}}}' },
      { key: 'doublewide', value: 'perhaps' },
      { key: 'fitNotes', value: 'not JSON' },
      { key: 'swatch_products', value: '[]' },
      { key: 'pdp_set_products', value: ' ' },
      { key: 'constructor', value: null },
    ]);
    expect(metafields).not.toHaveProperty('polluted');
    expect(Object.keys(metafields)).toEqual([]);
  });
});
