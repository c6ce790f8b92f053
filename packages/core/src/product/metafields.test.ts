import { describe, expect, it } from 'vitest';
import { flattenMetafields } from './metafields.ts';

describe('[entity.normalized-product.10] flattenMetafields', () => {
  it('flattens namespaces to one object', () => {
    const metafields = flattenMetafields([
      { key: 'pdp_similar_products', value: 'aurelia-slip-dress,isolde-gown' },
      { key: 'video', value: 'gid://shopify/Video/12' },
    ]);
    expect(metafields).toEqual({
      pdp_similar_products: 'aurelia-slip-dress,isolde-gown',
      video: 'gid://shopify/Video/12',
    });
  });

  it('[entity.normalized-product.11] merges JSON under "published", which wins', () => {
    const fitNotes = [{ _type: 'block', children: [{ _type: 'span', text: 'Runs small.' }] }];
    const metafields = flattenMetafields([
      { key: 'published', value: JSON.stringify({ fitNotes, doublewide: true, details: [] }) },
      { key: 'details', value: 'Cut on the bias\nFully lined' },
    ]);
    expect(metafields).toEqual({ fitNotes, doublewide: true, details: [] });
  });

  it('[entity.normalized-product.12] replaces a reference to an image by its address', () => {
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
    ['0', false],
    [1, true],
    [0, false],
    [true, true],
    [false, false],
  ])('[entity.normalized-product.15] reads doublewide %s', (value, flag) => {
    expect(flattenMetafields([{ key: 'doublewide', value }])).toEqual({ doublewide: flag });
  });

  it('[entity.normalized-product.17] reads swatch products as handle → colour name', () => {
    const value = '{"aurelia-slip-dress-sage":"Sage","broken":7}';
    expect(flattenMetafields([{ key: 'swatch_products', value }])).toEqual({
      swatch_products: { 'aurelia-slip-dress-sage': 'Sage' },
    });
  });

  it('[entity.normalized-product.26] drops malformed collection images', () => {
    const good = { collectionType: { handles: ['bridal'] }, image: 'image-abc-800x1200-jpg' };
    const value = JSON.stringify([good, { image: 'without-collection' }, null, 3]);
    expect(flattenMetafields([{ key: 'collection_images', value }])).toEqual({ collection_images: [good] });
  });

  it('[entity.normalized-product.22] reads details as newline-separated text', () => {
    expect(flattenMetafields([{ key: 'details', value: 'Silk\nMade in Italy' }])).toEqual({
      details: 'Silk\nMade in Italy',
    });
  });

  it('[entity.normalized-product.16] reads only the reference of the featured picture', () => {
    const value = '{"asset":{"_ref":"image-abc-10x20-webp","_type":"reference"},"crop":null}';
    expect(flattenMetafields([{ key: 'featuredImage', value }])).toEqual({
      featuredImage: { asset: { _ref: 'image-abc-10x20-webp' } },
    });
  });

  it.each([
    ['[entity.normalized-product.14]', 'video'],
    ['[entity.normalized-product.18]', 'pdp_swatch_products'],
    ['[entity.normalized-product.19]', 'pdp_similar_products'],
    ['[entity.normalized-product.20]', 'pdp_swatch_match_colors'],
    ['[entity.normalized-product.20]', 'filterColor'],
    ['[entity.normalized-product.23]', 'pdp_field_details'],
    ['[entity.product.7]', 'pdp_set_products'],
  ])('%s reads %s as text, or leaves it out', (_, key) => {
    expect(flattenMetafields([{ key, value: 'a,b' }])).toEqual({ [key]: 'a,b' });
    for (const value of [7, {}, ['a'], null, '']) expect(flattenMetafields([{ key, value }])).toEqual({});
  });

  it.each([
    ['[entity.normalized-product.21]', 'fitNotes'],
    ['[entity.normalized-product.21]', 'fabricCare'],
    ['[entity.normalized-product.22]', 'details'],
  ])('%s reads %s as blocks, parsed or as JSON', (_, key) => {
    for (const value of [[{ _type: 'block' }], '[{"_type":"block"}]']) {
      expect(flattenMetafields([{ key, value }])).toEqual({ [key]: [{ _type: 'block' }] });
    }
    for (const value of [7, {}, null]) expect(flattenMetafields([{ key, value }])).toEqual({});
  });

  it('[entity.normalized-product.26] drops handles that are not texts', () => {
    const value = '[{"collectionType":{"handles":["sale",7,null]},"image":"a.webp"}]';
    expect(flattenMetafields([{ key: 'collection_images', value }])).toEqual({
      collection_images: [{ collectionType: { handles: ['sale'] }, image: 'a.webp' }],
    });
  });

  it('[entity.product.8] returns unknown fields unchanged', () => {
    expect(flattenMetafields([{ key: 'as_seen_on_text_1', value: 'Vogue' }])).toEqual({
      as_seen_on_text_1: 'Vogue',
    });
  });

  it('leaves out malformed values, and never changes the prototype', () => {
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
