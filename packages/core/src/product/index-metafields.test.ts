import { describe, expect, it } from 'vitest';
import { readIndexMetafields } from './index-metafields.ts';

describe('readIndexMetafields', () => {
  const entry = (key: string, value: unknown) => ({
    key,
    value,
    admin_graphql_api_id: 'gid://shopify/Metafield/1',
  });
  const published = JSON.stringify({ doublewide: true, filterColor: 'Oxblood' });

  it.each([
    [
      '[entity.normalized-product.24] an array whose first element holds the entries',
      [[entry('video', 'a.mp4'), entry('published', published)]],
      { video: 'a.mp4', doublewide: true, filterColor: 'Oxblood' },
    ],
    [
      '[entity.normalized-product.24] entries by name',
      [{ 'my_fields.video': entry('video', 'a.mp4'), published: entry('published', published) }],
      { video: 'a.mp4', doublewide: true, filterColor: 'Oxblood' },
    ],
    [
      'an array whose first element is JSON',
      [JSON.stringify({ video: 'a.mp4', published }).replaceAll('"', '&quot;')],
      { video: 'a.mp4', doublewide: true, filterColor: 'Oxblood' },
    ],
    ['[entity.normalized-product.10] an object', { video: 'a.mp4' }, { video: 'a.mp4' }],
    ['an object as JSON', '{"video":"a.mp4"}', { video: 'a.mp4' }],
    [
      'an entry without a key',
      [{ video: { value: 'a.mp4', admin_graphql_api_id: 'x' } }],
      { video: 'a.mp4' },
    ],
    [
      '[entity.normalized-product.16] a featured picture',
      { featuredImage: { asset: { _ref: 'image-a-1x1-webp' } } },
      { featuredImage: { asset: { _ref: 'image-a-1x1-webp' } } },
    ],
    ['a featured picture without its asset', { featuredImage: { asset: { _ref: 7 } } }, {}],
    ['text that is not JSON', 'video: a.mp4', {}],
    ['malformed entries', [[null, 7, 'x', {}]], {}],
    ['an empty array', [], {}],
    ['nothing', undefined, {}],
  ])('reads %s', (_, metafields, expected) => {
    expect(readIndexMetafields({ metafields })).toEqual(expected);
  });

  it.each([
    [
      '[entity.normalized-product.26]',
      { mfield_sanity_collection_images: '[{"collectionType":{"handles":["sale"]},"image":"a.webp"}]' },
      { collection_images: [{ collectionType: { handles: ['sale'] }, image: 'a.webp' }] },
    ],
    [
      '[entity.normalized-product.27]',
      { mfield_pdp_extras_pdp_main_image_pic: 'Main:keyvalue:a.webp~newitem~Collab:keyvalue:b.webp' },
      { pdp_main_image_pic: 'Main:keyvalue:a.webp~newitem~Collab:keyvalue:b.webp' },
    ],
    [
      '[entity.normalized-product.28]',
      { mfield_pdp_extras_pdp_swatch_products: ['a', 'b'] },
      { pdp_swatch_products: 'a,b' },
    ],
    [
      '[entity.normalized-product.29]',
      { mfield_pdp_extras_pdp_swatch_match_colors: ['Black'] },
      { pdp_swatch_match_colors: 'Black' },
    ],
    ['the only element', { mfield_my_fields_video: ['a.mp4'] }, { video: 'a.mp4' }],
    ['another namespace', { mfield_seo_hidden: '1' }, {}],
    ['an empty list', { mfield_pdp_extras_pdp_swatch_products: [] }, {}],
  ])('reads flattened fields: %s', (_, fields, expected) => {
    expect(readIndexMetafields(fields)).toEqual(expected);
  });

  it('prefers flattened fields', () => {
    const fields = { metafields: { video: 'old.mp4' }, mfield_my_fields_video: 'new.mp4' };
    expect(readIndexMetafields(fields)).toEqual({ video: 'new.mp4' });
  });
});
