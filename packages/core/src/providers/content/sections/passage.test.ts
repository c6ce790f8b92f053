import { describe, expect, it } from 'vitest';
import { mapExample } from './map-example.ts';
import { productHandlesOf } from './section-registry.ts';

describe('the section of a text', () => {
  it('maps its example: words, a picture, pieces, a table and pairs, without what it does not know', async () => {
    expect(await mapExample('passage')).toMatchObject({
      heading: [{ text: 'Small runs' }],
      look: 'text',
      hasDropCapital: true,
      figure: { image: { alt: 'A slip in evening light' }, caption: null, side: 'right' },
      text: [
        { kind: 'p', spans: [{ text: 'When the silk is gone, the piece is gone.' }] },
        { kind: 'image', image: { width: 1600 }, caption: 'The long rail' },
        { kind: 'pieces', handles: ['robe'] },
        {
          kind: 'table',
          rows: [
            ['Cost', 'Days'],
            ['$10', '4 to 12'],
            ['$25', ''],
          ],
        },
        { kind: 'pairs', pairs: [{ term: 'How', text: 'By mail' }] },
      ],
    });
  });

  it('names the pieces in its text, so that the page has their cards', async () => {
    const section = await mapExample('passage');
    expect(section && productHandlesOf([section])).toEqual(['robe']);
  });

  it.each([
    ['without words', null],
    ['with a malformed picture alone', [{ _type: 'textImage', image: { asset: { _ref: 'no-image' } } }]],
    ['with pieces that are gone', [{ _type: 'textPieces', products: [{ _ref: 'product-gone' }] }]],
    ['with a table of one row', [{ _type: 'textTable', rows: [{ cells: ['Cost'] }] }]],
    ['with a script', [{ _type: 'html', code: '<script>alert(1)</script>' }]],
  ])('is left out %s', async (_, text) => {
    expect(await mapExample('passage', { text })).toBeNull();
  });

  it('needs neither heading nor figure', async () => {
    const bare = { heading: null, image: { asset: { _ref: 'image-x' } }, look: 'lede', hasDropCapital: null };
    expect(await mapExample('passage', bare)).toMatchObject({
      heading: null,
      figure: null,
      look: 'lede',
      hasDropCapital: false,
    });
  });
});
