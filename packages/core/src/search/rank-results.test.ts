import { describe, expect, it } from 'vitest';
import { type Rankable, rankResults } from './rank-results.ts';
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
