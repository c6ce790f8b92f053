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
    ['0', false],
    [1, true],
    [0, false],
    [true, true],
    [false, false],
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

  it('[entity.normalized-product.16] the featured picture keeps its reference only', () => {
    const value = '{"asset":{"_ref":"image-abc-10x20-webp","_type":"reference"},"crop":null}';
    expect(flattenMetafields([{ key: 'featuredImage', value }])).toEqual({
      featuredImage: { asset: { _ref: 'image-abc-10x20-webp' } },
    });
  });

  it.each([
    ['[….14]', 'video'],
    ['[….18]', 'pdp_swatch_products'],
    ['[….19]', 'pdp_similar_products'],
    ['[….20]', 'pdp_swatch_match_colors'],
    ['[….20]', 'filterColor'],
    ['[….23]', 'pdp_field_details'],
    ['[entity.product.7]', 'pdp_set_products'],
  ])('[entity.normalized-product] %s %s is text, or left out', (_, key) => {
    expect(flattenMetafields([{ key, value: 'a,b' }])).toEqual({ [key]: 'a,b' });
    for (const value of [7, {}, ['a'], null, '']) expect(flattenMetafields([{ key, value }])).toEqual({});
  });

  it.each([
    ['[….21]', 'fitNotes'],
    ['[….21]', 'fabricCare'],
    ['[….22]', 'details'],
  ])('[entity.normalized-product] %s %s are blocks, read or as JSON', (_, key) => {
    for (const value of [[{ _type: 'block' }], '[{"_type":"block"}]']) {
      expect(flattenMetafields([{ key, value }])).toEqual({ [key]: [{ _type: 'block' }] });
    }
    for (const value of [7, {}, null]) expect(flattenMetafields([{ key, value }])).toEqual({});
  });

  it('[entity.normalized-product.26] handles of collections are texts', () => {
    const value = '[{"collectionType":{"handles":["sale",7,null]},"image":"a.webp"}]';
    expect(flattenMetafields([{ key: 'collection_images', value }])).toEqual({
      collection_images: [{ collectionType: { handles: ['sale'] }, image: 'a.webp' }],
    });
  });

  it('[entity.product.8] a field that the shop does not read stays as it comes', () => {
    expect(flattenMetafields([{ key: 'as_seen_on_text_1', value: 'Vogue' }])).toEqual({
      as_seen_on_text_1: 'Vogue',
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
