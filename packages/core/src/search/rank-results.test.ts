import { describe, expect, it } from 'vitest';
import { leaveMentionsOut, type Rankable, rankResults } from './rank-results.ts';
import type { Understood } from './understand.ts';

const piece = (title: string, own: Partial<Rankable> = {}): Rankable => ({
  ...{ title, productType: 'Dresses', tags: [], isAvailable: true, sizesForSale: [] },
  ...own,
});
const itself = (one: Rankable) => one;
const ranked = (pieces: Rankable[], wanted: Understood['wanted'], sizes: string[] = []) =>
  rankResults(pieces, { wanted, sizes, corrected: null }, itself).map(({ title }) => title);

describe('results are ranked', () => {
  it('by a word in the title, in the type, in a tag and in another text', () => {
    const pieces = [
      piece('Somewhere in its text'),
      piece('By tag', { tags: ['fabric-velvet'] }),
      piece('By type', { productType: 'Velvets' }),
      piece('Velvet Bow'),
    ];
    const wanted = [{ alternatives: [[{ word: 'velvet' }]] }];
    expect(ranked(pieces, wanted)).toEqual(['Velvet Bow', 'By type', 'By tag', 'Somewhere in its text']);
  });

  it('by a tag, first where the type or the title says the same', () => {
    const tags = ['category-slips'];
    const pieces = [
      piece('Without the tag'),
      piece('Tag', { tags }),
      piece('Aurelia Slip', { tags }),
      piece('Of the type', { tags, productType: 'Slips' }),
    ];
    const wanted = [{ alternatives: [[{ tag: 'category-slips' }]] }];
    expect(ranked(pieces, wanted)).toEqual(['Aurelia Slip', 'Of the type', 'Tag', 'Without the tag']);
  });

  it('by a tag without words of its own', () => {
    const wanted = [{ alternatives: [[{ tag: 'bridal' }]] }];
    expect(ranked([piece('Other'), piece('Gown', { tags: ['Bridal'] })], wanted)).toEqual(['Gown', 'Other']);
  });

  it('by the first alternative before later ones, all of whose marks are wanted', () => {
    const wanted = [
      { alternatives: [[{ tag: 'color-oxblood' }], [{ tag: 'color-rose' }, { word: 'silk' }]] },
    ];
    const pieces = [
      piece('Rose', { tags: ['color-rose'] }),
      piece('Oxblood', { tags: ['color-oxblood'] }),
      piece('Neither'),
    ];
    expect(ranked(pieces, wanted)).toEqual(['Oxblood', 'Rose', 'Neither']);
  });

  it('by the size that is for sale, and sold-out ones last', () => {
    const pieces = [
      piece('Sold out', { isAvailable: false }),
      piece('Another size', { sizesForSale: ['S'] }),
      piece('That size', { sizesForSale: ['2x'] }),
    ];
    expect(ranked(pieces, [], ['2X'])).toEqual(['That size', 'Another size', 'Sold out']);
  });

  it('by the band that is for sale, whatever the cup', () => {
    const pieces = [
      piece('Other band', { sizesForSale: ['36DD'] }),
      piece('Band', { sizesForSale: ['34dd'] }),
    ];
    expect(ranked(pieces, [], ['34'])).toEqual(['Band', 'Other band']);
  });
});

describe('what merely mentions the words', () => {
  const kept = (pieces: Rankable[], ...wanted: Understood['wanted']) =>
    leaveMentionsOut(pieces, { wanted }, itself).map(({ title }) => title);
  const blazer = { alternatives: [[{ word: 'blazer' }]] };
  const wool = { alternatives: [[{ tag: 'fabric-wool' }], [{ word: 'wool' }]] };
  const mention = piece('Bodysuit to wear below');

  it.each([
    ['title', piece('Rowan Blazers')],
    ['type', piece('Rowan', { productType: 'Blazers' })],
    ['tags', piece('Rowan', { tags: ['style-blazer'] })],
  ])('is left out where another piece has them in its %s', (_, named) => {
    expect(kept([mention, named, mention], blazer)).toEqual([named.title]);
  });

  it('is shown where no piece has all of them', () => {
    expect(kept([mention, piece('Blazer')], blazer, wool)).toEqual([mention.title, 'Blazer']);
    expect(kept([mention], blazer)).toEqual([mention.title]);
  });

  it('is judged by each thing that is wanted, with any of its alternatives', () => {
    const named = piece('Wool Blazer');
    const tagged = piece('Blazer', { tags: ['fabric-wool'] });
    expect(kept([piece('Blazer of something'), named, tagged], blazer, wool)).toEqual([
      'Wool Blazer',
      'Blazer',
    ]);
  });

  it('is no word that begins with what was typed, unless a piece has the word itself', () => {
    const tie = { alternatives: [[{ word: 'tie' }]] };
    const [tiered, coat] = [piece('Flora Tiered Maxi'), piece('Coat with a sash to knot')];
    expect(kept([tiered, coat], tie)).toEqual(['Flora Tiered Maxi', 'Coat with a sash to knot']);
    expect(kept([tiered, coat, piece('Silk Tie')], tie)).toEqual(['Flora Tiered Maxi', 'Silk Tie']);
  });
});
