import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countriesIn,
  evenRows,
  pageSizing,
  rowOfSize,
  rowsForCountry,
  rowsInCentimetres,
  type SizeGuide,
  shownCountry,
  sizeGuideFor,
  sizeGuideOptions,
  sizeNoteFor,
  titleInCentimetres,
  toCentimetres,
} from './size-guide.ts';

const rows = [
  ['Size', 'US/Canada', 'UK', 'Bust', 'Hip'],
  ['2', 'US 2', 'UK 6', '33', '35-36'],
  ['4', 'US 4', 'UK 8', '34.5', '37'],
];

describe('[const.size-guide.2] [const.size-guide.3] conversion to centimetres', () => {
  it.each([
    ['33', '83.8'],
    ['34.5', '87.6'],
    ['12.5', '31.8'],
    ['100', '254'],
    ['0', '0'],
    ['28 1/2', '72.4'],
    ['28½', '72.4'],
    ['½', '1.3'],
    ['33"', '83.8'],
    [' 33 ', '83.8'],
    ['35-36', '88.9-91.4'],
    ['34 – 35.5', '86.4-90.2'],
    ['US 4-6', 'US 4-6'],
    ['25-26 in', '25-26 in'],
    ['One size', 'One size'],
    ['1-2-3', '1-2-3'],
    ['-5', '-5'],
    ['30-', '30-'],
    ['1/0', '1/0'],
    ['27 7/8', '70.8'],
    ['9/16', '1.4'],
    ['28.25', '71.8'],
    ['28¼', '71.8'],
    ['28¾', '73'],
    ['28  1/2', '72.4'],
    ['33 ″ ', '83.8'],
    ['28"-30"', '71.1-76.2'],
    ['28" 30', '28" 30'],
    ['about 28 1/2', 'about 28 1/2'],
    ['28 1/2 in', '28 1/2 in'],
    ['34/36', '34/36'],
    ['6/8', '6/8'],
    ['9/8', '9/8'],
    ['28 1/3', '28 1/3'],
    ['', ''],
    ['99999', '99999'],
  ])("converts '%s' to '%s'", (inches, centimetres) => {
    expect(toCentimetres(inches)).toBe(centimetres);
  });

  it('does not convert the header row and the first column', () => {
    expect(rowsInCentimetres(rows)).toEqual([
      ['Size', 'US/Canada', 'UK', 'Bust', 'Hip'],
      ['2', 'US 2', 'UK 6', '83.8', '88.9-91.4'],
      ['4', 'US 4', 'UK 8', '87.6', '94'],
    ]);
  });

  it('[const.size-guide.3] does not convert the sizes of a country that are written without a letter', () => {
    expect(
      rowsInCentimetres([
        ['Size', 'US/Canada', ' UK ', 'Bust'],
        ['S', '4-6', '8', '34'],
      ]),
    ).toEqual([
      ['Size', 'US/Canada', ' UK ', 'Bust'],
      ['S', '4-6', '8', '86.4'],
    ]);
  });

  it('leaves a table without rows as it is', () => {
    expect(rowsInCentimetres([])).toEqual([]);
  });

  it('does not convert numbers in the header row', () => {
    expect(
      rowsInCentimetres([
        ['Size', '30', '32'],
        ['33', '33', '35'],
      ]),
    ).toEqual([
      ['Size', '30', '32'],
      ['33', '83.8', '88.9'],
    ]);
  });

  it('[property] is exact to half a millimetre, and ranges stay ascending', () => {
    const tenths = fc.integer({ min: 0, max: 9999 }).map((tenth) => tenth / 10);
    fc.assert(
      fc.property(tenths, tenths, (a, b) => {
        const [low, high] = toCentimetres(`${a}-${b}`).split('-').map(Number);
        expect(Math.abs((low ?? Number.NaN) - a * 2.54)).toBeLessThanOrEqual(0.0500001);
        expect(Math.abs((high ?? Number.NaN) - b * 2.54)).toBeLessThanOrEqual(0.0500001);
        if (a <= b) expect(low).toBeLessThanOrEqual(high ?? Number.NaN);
      }),
    );
  });

  it('[property] never throws, and never returns NaN or Infinity', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (cell) => {
        const shown = toCentimetres(cell);
        if (shown !== cell) expect(shown).toMatch(/^\d+(\.\d)?(-\d+(\.\d)?)?$/);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[\d./½¼¾ "-]{0,12}$/), (cell) => {
        expect(toCentimetres(cell)).not.toMatch(/NaN|Infinity|e\+/);
      }),
    );
  });
});

describe('[const.size-guide.4] [const.size-guide.5] [const.size-guide.6] [const.size-guide.7] sizeGuideOptions', () => {
  it.each([
    [['usg-skivvies'], { kind: 'lingerie', hasUnitToggle: true, hasInstructions: true }],
    [['usg-bras'], { kind: 'bras', hasUnitToggle: false, hasInstructions: true }],
    [['usg-bras', 'usg-skivvies'], { kind: 'bras', hasUnitToggle: false, hasInstructions: true }],
    [['usg-shoes'], { kind: 'shoes', hasUnitToggle: true, hasInstructions: false }],
    [['usg-clothing'], { kind: 'standard', hasUnitToggle: true, hasInstructions: true }],
    [[], { kind: 'standard', hasUnitToggle: true, hasInstructions: true }],
  ])('%j', (tags, options) => {
    expect(sizeGuideOptions(tags)).toEqual(options);
  });
});

describe('[screen.product-detail-page.16] the guide of a product', () => {
  const guide = (title: string, tags: string[], handles: string[]): SizeGuide => ({
    id: `key-${title}`,
    title,
    tags,
    handles,
    showsCountrySelect: true,
    tables: [],
  });
  const guides = [
    guide('Clothing', [' Usg-clothing'], ['dresses', 'slips']),
    guide('Bras', ['usg-bras', 'usg-plunge'], ['bras']),
  ];

  it.each([
    ['by its tag', { tags: ['usg-plunge'], collection_handles: 'dresses' }, 'Bras'],
    ['by its tag, whatever the case', { tags: ['USG-Clothing'], collection_handles: '' }, 'Clothing'],
    ['else by one of its collections', { tags: [], collection_handles: 'slips' }, 'Clothing'],
    ['else by its collections', { tags: [], collection_handles: 'sale,bras' }, 'Bras'],
    ['else none', { tags: ['usg-hats'], collection_handles: 'hats' }, undefined],
  ])('%s', (_, product, title) => {
    expect(sizeGuideFor(product, guides)?.title).toBe(title);
  });

  it('[screen.product-detail-page.11] [screen.product-detail-page.16] is named on the page, unless the piece is a partner’s or no guide is for it', () => {
    const own = { productType: 'Bras', note: 'Runs smaller', fit: [] };
    const bra = { tags: ['usg-bras'], collection_handles: '', vendor: 'Lingerie' };
    expect(pageSizing(bra, guides, own)).toEqual({
      guideId: 'key-Bras',
      ...own,
      kind: 'bras',
      hasUnitToggle: false,
      hasInstructions: true,
    });
    expect(pageSizing({ ...bra, vendor: 'Maison Lierre' }, guides, own)).toBeNull();
    expect(pageSizing({ ...bra, tags: [] }, guides, own)).toBeNull();
  });
});

describe("the row of a shopper's size", () => {
  const bands = [
    ['Under the bust', 'US/Canada', 'UK'],
    ['27-28 in', 'US 32', 'UK 32'],
    ['29-30 in', ' US 34 ', 'UK 34'],
  ];
  const cups = [
    ['Difference', 'US/Canada'],
    ['1 in', 'US A'],
    ['2 in', 'US B'],
  ];

  it.each<[title: string, rows: string[][], size: string, line: number | null]>([
    ['is that of the first column', rows, '4', 2],
    ['is found whatever the case and the spaces', [['Size'], ['S'], ['1X']], ' 1x', 2],
    [
      'is that of the first column before the country’s',
      [
        ['Size', 'US/Canada'],
        ['2', 'US 4'],
        ['4', 'US 6'],
      ],
      '4',
      2,
    ],
    ['is that of a bra’s band', bands, '34B', 2],
    ['is that of a bra’s cup', cups, '34 B', 2],
    ['is none of a size that the table does not have', rows, '3X', null],
    ['is never that of the headings', rows, 'Size', null],
    ['is none of ragged rows without the country’s cell', [['Size', 'US/Canada'], ['2']], 'M', null],
    ['is none without rows', [], 'M', null],
  ])('%s', (_, table, size, line) => {
    expect(rowOfSize(table, size)).toBe(line);
  });
});

describe('a table as it is shown', () => {
  it('has even rows: what is missing is an empty cell below its own heading', () => {
    expect(evenRows([['Size', 'Bust'], ['S'], ['M', ' 36 ', 'a cell too many']])).toEqual([
      ['Size', 'Bust', ''],
      ['S', '', ''],
      ['M', '36', 'a cell too many'],
    ]);
    expect(evenRows([])).toEqual([]);
  });

  it('names its unit in its title', () => {
    expect(titleInCentimetres('Body measurements in Inches')).toBe('Body measurements in centimetres');
    expect(titleInCentimetres('Winches')).toBe('Winches');
  });
});

describe('[screen.product-detail-page.17] the country select', () => {
  it("lists the tables' countries in the order of the select", () => {
    expect(
      countriesIn([
        { title: null, rows },
        { title: null, rows: [['Band', ' France ', 'UK']] },
      ]),
    ).toEqual(['US/Canada', 'UK', 'France']);
    expect(countriesIn([{ title: null, rows: [] }])).toEqual([]);
  });

  it("hides the other countries' columns", () => {
    expect(rowsForCountry(rows, 'UK')).toEqual([
      ['Size', 'UK', 'Bust', 'Hip'],
      ['2', 'UK 6', '33', '35-36'],
      ['4', 'UK 8', '34.5', '37'],
    ]);
    expect(
      rowsForCountry(
        [
          ['UK', 'Bust'],
          ['6', '33', 'a cell too many'],
        ],
        'Italy',
      ),
    ).toEqual([
      ['UK', 'Bust'],
      ['6', '33', 'a cell too many'],
    ]);
    expect(rowsForCountry([['Size', ' UK ', ' Italy ']], 'UK')).toEqual([['Size', ' UK ']]);
    expect(rowsForCountry([], 'UK')).toEqual([]);
  });
});

describe('[const.tag-rules.8] [screen.quick-add.2] the note on fit', () => {
  const notes = [
    { tag: 'size-fits-true', text: 'True to size', quickAddText: 'True to size' },
    { tag: 'Size-Runs-Small', text: 'Runs smaller', quickAddText: 'Order one up' },
    { tag: ' cup-and-band ', text: 'Band first', quickAddText: null },
  ];
  it.each([
    [['cup-and-band', 'size-runs-small'], 'Order one up'],
    [['size-fits-true'], undefined],
    [[' Size-Fits-True '], undefined],
    [['size-fits-true', 'size-runs-small'], 'Order one up'],
    [['cup-and-band'], null],
    [['silk'], undefined],
  ])('the tags %j: %s', (tags, expected) => {
    expect(sizeNoteFor(tags, notes)?.quickAddText).toBe(expected);
  });
});

it.each([
  ['US/Canada', ['US/Canada', 'UK'], 'US/Canada'],
  ['UK', ['US/Canada', 'UK'], 'UK'],
  ['US/Canada', ['UK', 'Europe'], 'UK'],
  ['US/Canada', ['UK'], 'UK'],
  ['US/Canada', [], null],
])(
  '[screen.product-detail-page.17] of the choice %s among %j the columns of %s are shown',
  (chosen, countries, shown) => {
    expect(shownCountry(chosen, countries)).toBe(shown);
  },
);
