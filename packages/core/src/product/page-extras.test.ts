import { describe, expect, it } from 'vitest';
import { pageExtras } from './page-extras.ts';

describe('[entity.product.11] pageExtras', () => {
  it('reads a product with all metafields', () => {
    expect(
      pageExtras({
        as_seen_on_image_1: 'one.webp',
        as_seen_on_text_1: 'In the window',
        as_seen_on_image_3: 'three.webp',
        as_seen_on_text_4: 'A text without its picture',
        as_seen_on_image_5: 'a fifth.webp',
        pdp_similar_products: 'b, a,,b',
        pdp_set_products: 'c',
        pdp_field_details: '<ul></ul>',
        video: 'https://cdn.example/a.mp4',
        details: 'Silk\n\n Lined ',
      }),
    ).toEqual({
      asSeenOn: [
        { image: 'one.webp', text: 'In the window' },
        { image: 'three.webp', text: null },
      ],
      similarHandles: ['b', 'a'],
      setHandles: ['c'],
      fieldDetails: '<ul></ul>',
      video: 'https://cdn.example/a.mp4',
      details: { kind: 'lines', lines: ['Silk', 'Lined'] },
    });
  });

  it('reads a product without metafields', () => {
    expect(pageExtras({ as_seen_on_image_1: ' ', as_seen_on_image_2: 7 })).toEqual({
      asSeenOn: [],
      similarHandles: [],
      setHandles: [],
      fieldDetails: null,
      video: null,
      details: null,
    });
  });

  it.each([
    [[{ _type: 'block' }], { kind: 'blocks', blocks: [{ _type: 'block' }] }],
    [[], null],
    ['\n', null],
  ])('[entity.normalized-product.22] reads details %j', (details, expected) => {
    expect(pageExtras({ details }).details).toEqual(expected);
  });
});
