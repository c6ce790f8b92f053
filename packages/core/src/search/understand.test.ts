import { describe, expect, it } from 'vitest';
import { garmentWords } from './garment-words.ts';
import { makeLexicon, understand } from './understand.ts';

const groups = [
  { key: 'price', label: 'Price', options: [{ label: 'Under 100', tag: 'price-100' }] },
  { key: 'size', label: 'Size', options: [{ label: '2X', tag: 'size-2x' }] },
];

describe('the words of the shop', () => {
  it('leave prices of the filters out', () => {
    const { phrases } = makeLexicon(groups, { synonyms: [], names: [] });
    expect([...phrases.keys()]).toEqual(['2x']);
  });

  it('have other words for a size', () => {
    const lexicon = makeLexicon(groups, { synonyms: [{ says: 'curvy', means: '2x' }], names: [] });
    expect(understand('curvy', lexicon).sizes).toEqual(['2X']);
  });

  it('are never mistaken for a word that says nothing', () => {
    const lexicon = makeLexicon([], { synonyms: [], names: ['the', 'gift'] });
    expect(understand('tie', lexicon, new Set()).corrected).toBeNull();
  });

  it.each([
    ['teal', 'tea'],
    ['peaches', 'beaches'],
    ['floral', 'flora'],
    ['sleep', 'slip'],
    ['women', 'woollen'],
  ])('never stand for plain English of clothes: %s is not meant to be %s', (word, name) => {
    const lexicon = makeLexicon([], { synonyms: [], names: [name] });
    expect(understand(word, lexicon, garmentWords).corrected).toBeNull();
  });

  it('may have words that say nothing, in labels and synonyms', () => {
    const label = {
      key: 'style',
      label: 'Style',
      options: [{ label: 'Off the shoulder', tag: 'style-off' }],
    };
    const synonyms = [
      { says: 'mother of the bride', means: 'something off the shoulder' },
      { says: 'a dress for the last night out', means: 'off the shoulder' },
    ];
    const lexicon = makeLexicon([label], { synonyms, names: [] });
    const off = [{ alternatives: [[{ tag: 'style-off' }]] }];
    const texts = ['off the shoulder', 'off shoulder', 'mother of the bride', 'dress for a last night out'];
    for (const text of texts) expect(understand(text, lexicon).wanted, text).toEqual(off);
  });

  it('learn nothing from a synonym that means nothing', () => {
    const { phrases } = makeLexicon([], { synonyms: [{ says: 'nothing', means: ' , ' }], names: [] });
    expect(phrases.size).toBe(0);
  });

  it('widen what a filter means by its own label, and learn nothing without a word', () => {
    const synonyms = [
      { says: '2x, ', means: 'curvy' },
      { says: ' ', means: 'velvet' },
    ];
    const { phrases } = makeLexicon(groups, { synonyms, names: [] });
    expect([...phrases]).toEqual([['2x', { alternatives: [[{ tag: 'size-2x' }], [{ word: 'curvy' }]] }]]);
  });
});

describe('two things with an “or” between them', () => {
  const synonyms = [
    { says: 'red', means: 'oxblood' },
    { says: 'blue', means: 'navy, dusk' },
  ];
  const lexicon = makeLexicon([], { synonyms, names: [] });
  const colours = { alternatives: [[{ word: 'oxblood' }], [{ word: 'navy' }], [{ word: 'dusk' }]] };
  const dress = { alternatives: [[{ word: 'dress' }]] };

  it('are alternatives, beside what else is wanted', () => {
    expect(understand('red or blue dress', lexicon).wanted).toEqual([colours, dress]);
    expect(understand('dress in red or blue', lexicon).wanted).toEqual([dress, colours]);
  });

  it('are what differs where both sides name the same', () => {
    expect(understand('red dress or blue dress', lexicon).wanted).toEqual([dress, colours]);
    const [silk, shapes] = [[[{ word: 'silk' }]], [[{ word: 'dress' }], [{ word: 'slip' }]]];
    expect(understand('silk dress or silk slip', lexicon).wanted).toEqual([
      { alternatives: silk },
      { alternatives: shapes },
    ]);
    expect(understand('blue silk dress or red velvet dress', lexicon).wanted).toEqual([
      dress,
      {
        alternatives: [
          [{ word: 'navy' }, { word: 'silk' }],
          [{ word: 'dusk' }, { word: 'silk' }],
          [{ word: 'oxblood' }, { word: 'velvet' }],
        ],
      },
    ]);
    const many = Array.from({ length: 40 }, () => 'blue').join(' ');
    expect(understand(`${many} dress or red dress`, lexicon).wanted).toHaveLength(42);
    expect(understand('red dress or dress', lexicon).wanted).toEqual([
      { alternatives: [[{ word: 'oxblood' }]] },
      { alternatives: [[{ word: 'dress' }], [{ word: 'dress' }]] },
    ]);
  });

  it.each(['or dress', 'dress or', 'or', 'dress or or'])('need both: %s', (text) => {
    expect(understand(text, lexicon).wanted).toEqual(text === 'or' ? [] : [dress]);
  });

  it('may be bras of two sizes', () => {
    const { wanted, sizes } = understand('34b or 34c', lexicon);
    expect(sizes).toEqual(['34B', '34C']);
    expect(wanted).toHaveLength(1);
  });
});
