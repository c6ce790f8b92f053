import { describe, expect, it } from 'vitest';
import { featuredImage, featuredImageGroup } from './featured-image.ts';

const asset = { src: 'https://cms.example/abc.webp', width: 10, height: 20, altText: null };
const readAsset = (ref: string) => (ref === 'image-abc-10x20-webp' ? asset : null);

describe('[const.collection-handle-to-featured-image-group]', () => {
  it.each([
    ['[….1]', 'dresses', 'Main'],
    ['[….1]', 'sale', 'Main'],
    ['[….1]', 'sale-lingerie', 'Main'],
    ['[….1]', 'new-in', 'Main'],
    ['[….1]', 'new-in-dresses', 'Main'],
    ['[….1]', 'knitwear-cardigans', 'Main'],
    ['[….1]', 'shop-all', 'Main'],
    ['[….1]', 'anything-else', 'Main'],
    ['[….1] not a wedding of its own:', 'the-wedding-guest', 'Main'],
    ['[….2]', 'bustier', 'Collab'],
    ['[….2]', 'lingerie', 'Collab'],
    ['[….2]', 'panties', 'Collab'],
    ['[….2]', 'underwire', 'Collab'],
    ['[….2]', 'new-in-lingerie', 'Collab'],
    ['[….2]', 'collab-knitwear', 'Collab'],
    ['[….3]', 'dollcore', 'Dollcore'],
    ['[….4]', 'mermaidcore', 'Mermaidcore'],
    ['[….5]', 'curve-styles', 'Extended_Sizing'],
    ['[….6]', 'the-wedding-shop', 'Bridal'],
    ['[….6]', 'wedding-guest', 'Bridal'],
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
      'editors chose one for the collection',
      { collection_images: chosen, pdp_main_image_pic: groups },
      'sale',
      'chosen.webp',
    ],
    [
      '[entity.normalized-product.27] its group has one',
      { pdp_main_image_pic: groups },
      'mermaidcore',
      'sea.webp',
    ],
    [
      '[entity.normalized-product.27] spaces do not matter',
      { pdp_main_image_pic: groups },
      'dresses',
      'house.webp',
    ],
    [
      "an editor's empty choice is none",
      { collection_images: chosen, featuredImage: cms },
      'dollcore',
      asset.src,
    ],
    ['[entity.normalized-product.16] its own, outside collections', { featuredImage: cms }, null, asset.src],
    [
      "its group's is empty",
      { pdp_main_image_pic: 'Dollcore:keyvalue: ', featuredImage: cms },
      'dollcore',
      asset.src,
    ],
    [
      "its group's entry is broken",
      { pdp_main_image_pic: 'Dollcore~newitem~:keyvalue:a.webp', featuredImage: cms },
      'dollcore',
      asset.src,
    ],
    ['its group has none', { pdp_main_image_pic: groups }, 'curve-styles', undefined],
    ['a group picture means nothing outside collections', { pdp_main_image_pic: groups }, null, undefined],
    ['an asset that is gone', { featuredImage: { asset: { _ref: 'image-gone-1x1-webp' } } }, null, undefined],
    ['groups that are no text', { pdp_main_image_pic: 7 }, 'dresses', undefined],
    ['none at all', {}, 'dresses', undefined],
  ])('%s', (_, metafields, handle, expected) => {
    expect(featuredImage(metafields, handle, readAsset)?.src).toBe(expected);
  });
});
