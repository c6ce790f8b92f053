import { describe, expect, it } from 'vitest';
import { featuredImage, featuredImageGroup } from './featured-image.ts';

const asset = { src: 'https://cms.example/abc.webp', width: 10, height: 20, altText: null };
const readAsset = (ref: string) => (ref === 'image-abc-10x20-webp' ? asset : null);

describe('featuredImageGroup', () => {
  it.each([
    ['[const.collection-handle-to-featured-image-group.1]', 'dresses', 'Main'],
    ['[const.collection-handle-to-featured-image-group.1]', 'sale', 'Main'],
    ['[const.collection-handle-to-featured-image-group.1]', 'sale-lingerie', 'Main'],
    ['[const.collection-handle-to-featured-image-group.1]', 'new-in', 'Main'],
    ['[const.collection-handle-to-featured-image-group.1]', 'new-in-dresses', 'Main'],
    ['[const.collection-handle-to-featured-image-group.1]', 'knitwear-cardigans', 'Main'],
    ['[const.collection-handle-to-featured-image-group.1]', 'shop-all', 'Main'],
    ['[const.collection-handle-to-featured-image-group.1]', 'anything-else', 'Main'],
    [
      '[const.collection-handle-to-featured-image-group.1] without the prefix wedding-:',
      'the-wedding-guest',
      'Main',
    ],
    ['[const.collection-handle-to-featured-image-group.2]', 'bustier', 'Collab'],
    ['[const.collection-handle-to-featured-image-group.2]', 'lingerie', 'Collab'],
    ['[const.collection-handle-to-featured-image-group.2]', 'panties', 'Collab'],
    ['[const.collection-handle-to-featured-image-group.2]', 'underwire', 'Collab'],
    ['[const.collection-handle-to-featured-image-group.2]', 'new-in-lingerie', 'Collab'],
    ['[const.collection-handle-to-featured-image-group.2]', 'collab-knitwear', 'Collab'],
    ['[const.collection-handle-to-featured-image-group.3]', 'dollcore', 'Dollcore'],
    ['[const.collection-handle-to-featured-image-group.4]', 'mermaidcore', 'Mermaidcore'],
    ['[const.collection-handle-to-featured-image-group.5]', 'curve-styles', 'Extended_Sizing'],
    ['[const.collection-handle-to-featured-image-group.6]', 'the-wedding-shop', 'Bridal'],
    ['[const.collection-handle-to-featured-image-group.6]', 'wedding-guest', 'Bridal'],
  ])('%s %s belongs to %s', (_, handle, group) => {
    expect(featuredImageGroup(handle)).toBe(group);
  });
});

describe('[screen.product-card.1] the featured picture', () => {
  const groups =
    'Mermaidcore:keyvalue:sea.webp~newitem~Main:keyvalue: house.webp ~newitem~Broken~newitem~X:keyvalue:';
  const chosen = [
    { collectionType: { handles: ['mermaidcore', 'sale'] }, image: 'chosen.webp' },
    { collectionType: { handles: ['dollcore'] }, image: '' },
  ];
  const cms = { asset: { _ref: 'image-abc-10x20-webp' } };

  it.each([
    [
      'is the one that editors chose for the collection',
      { collection_images: chosen, pdp_main_image_pic: groups },
      'sale',
      'chosen.webp',
    ],
    [
      '[entity.normalized-product.27] is that of the collection’s group',
      { pdp_main_image_pic: groups },
      'mermaidcore',
      'sea.webp',
    ],
    [
      '[entity.normalized-product.27] ignores spaces',
      { pdp_main_image_pic: groups },
      'dresses',
      'house.webp',
    ],
    [
      "ignores an editor's empty choice",
      { collection_images: chosen, featuredImage: cms },
      'dollcore',
      asset.src,
    ],
    [
      '[entity.normalized-product.16] is its own outside collections',
      { featuredImage: cms },
      null,
      asset.src,
    ],
    [
      'is its own when that of the group is empty',
      { pdp_main_image_pic: 'Dollcore:keyvalue: ', featuredImage: cms },
      'dollcore',
      asset.src,
    ],
    [
      'is its own when the entry of the group is malformed',
      { pdp_main_image_pic: 'Dollcore~newitem~:keyvalue:a.webp', featuredImage: cms },
      'dollcore',
      asset.src,
    ],
    ['is none when the group has none', { pdp_main_image_pic: groups }, 'curve-styles', undefined],
    ['is no group picture outside collections', { pdp_main_image_pic: groups }, null, undefined],
    [
      'is none when the asset does not exist',
      { featuredImage: { asset: { _ref: 'image-gone-1x1-webp' } } },
      null,
      undefined,
    ],
    ['is none when the groups are malformed', { pdp_main_image_pic: 7 }, 'dresses', undefined],
    ['is none without any', {}, 'dresses', undefined],
  ])('%s', (_, metafields, handle, expected) => {
    expect(featuredImage(metafields, handle, readAsset)?.src).toBe(expected);
  });
});
