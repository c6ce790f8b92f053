import { describe, expect, it } from 'vitest';
import { searchRequest } from './search-request.ts';
import { makeLexicon, understand } from './understand.ts';

const lexicon = makeLexicon(
  [
    { key: 'color', label: 'Colour', options: [{ label: 'Oxblood', tag: 'color-oxblood' }] },
    { key: 'category', label: 'Category', options: [{ label: 'Slips', tag: 'category-slips' }] },
    { key: 'size', label: 'Size', options: [{ label: '2X', tag: 'size-2x' }] },
  ],
  {
    synonyms: [{ says: 'red, wine', means: 'oxblood, rose' }],
    names: ['aurelia', 'balconette', 'veil'],
  },
);
const request = (text: string, isCorrecting = false) =>
  searchRequest(understand(text, lexicon, isCorrecting ? new Set() : null), 'featured')?.query;

describe('[call.commerce-storefront-api.19] searchRequest', () => {
  it('[const.catalogue.2] [const.catalogue.5] requests 30 results by RELEVANCE, reversed', () => {
    expect(searchRequest(understand('veil', lexicon), 'featured')).toEqual({
      query: 'veil*',
      first: 30,
      sortKey: 'RELEVANCE',
      reverse: true,
    });
  });

  it('takes another order and a cursor', () => {
    expect(searchRequest(understand('veil', lexicon), 'price-low', 'c1')).toEqual({
      query: 'veil*',
      first: 30,
      sortKey: 'PRICE',
      reverse: false,
      after: 'c1',
    });
  });

  it.each([
    ['an option of the filters by its tag, singular or plural', 'slip', 'tag:category-slips'],
    ['a word of the editors’ table by what it means', 'red', '(tag:color-oxblood OR rose*)'],
    ['words that say nothing not at all', 'a veil for the slip', 'veil* AND tag:category-slips'],
    ['a size by its tag', 'size 2x slip', 'tag:size-2x AND tag:category-slips'],
    ['a bra’s size by band and cup', '34dd', 'tag:cup-and-band'],
    ['band and cup in two words', 'veil 34 dd', 'veil* AND tag:cup-and-band'],
    ['no cup in other letters', '38 bag', 'bag*'],
    ['a band alone', 'size 34', 'tag:cup-and-band'],
    ['a size that bras and shoes have', '38', '(tag:cup-and-band OR shoe*)'],
    ['a size of gowns', 'size 8', '(bridal* AND gown*)'],
    ['a number that is no size', '500', '500*'],
    ['a size that no piece has', '60', '60*'],
    ['a number beside other words not at all', '38 veil', 'veil*'],
    ['a genitive as a plural', 'veil’s', 'veil*'],
    ['search syntax as words', '-tag:veil NOT (été', 'tag* AND veil* AND not* AND ete*'],
  ])('searches %s', (_, text, query) => {
    expect(request(text)).toBe(query);
  });

  it.each([
    ['balconnete', 'balconette*'],
    ['aurelea', 'aurelia*'],
    ['oxblod slip', 'tag:color-oxblood AND tag:category-slips'],
    ['viel', 'veil*'],
    ['dungarees', 'dungaree*'],
    ['wie', '(tag:color-oxblood OR rose*)'],
  ])('corrects one typing error: %s', (text, query) => {
    expect(request(text, true)).toBe(query);
  });

  it.each(['', '-', '" *', '👗👗', '<>', 'AND', 'or', 'for her'])('returns null for "%s"', (text) => {
    expect(searchRequest(understand(text, lexicon), 'featured')).toBeNull();
  });
});
