import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleFilters } from './example-filters.ts';
import { filterQuery, matchesFilters, searchTerm, tagFilters } from './filter-query.ts';

const state = { tags: { color: ['color-black', 'Dusk Blue'], size: ['size-m'] }, sort: 'featured' as const };
const none = { tags: {}, sort: 'featured' as const };

describe('[call.commerce-storefront-api.16] the search string of a filtered collection', () => {
  it.each([
    [{ column: 'product_type', condition: 'Dresses' }, none, 'product_type:Dresses'],
    [
      { column: 'tag', condition: 'sale' },
      { ...none, tags: { color: ['color-black'] } },
      'tag:sale AND (tag:color-black)',
    ],
    [
      { column: 'title', condition: 'Slip Dress' },
      state,
      'title:"Slip Dress" AND (tag:color-black OR tag:"Dusk Blue") AND (tag:size-m)',
    ],
    [{ column: 'tag', condition: 'sale' }, { ...none, tags: { fabric: ['silk'] } }, 'tag:sale'],
  ] as const)('%j', (rule, chosen, query) => {
    expect(
      filterQuery(rule, { ...chosen, tags: { ...chosen.tags } as Record<string, string[]> }, exampleFilters),
    ).toBe(query);
  });

  it.each([
    ['new-in', 'new-in'],
    ['Séverine', 'Séverine'],
    ['size_m', 'size_m'],
    ['AND', '"AND"'],
    ['-bridal', '"-bridal"'],
    ['a:b', '"a:b"'],
    ['say "yes"', '"say \\"yes\\""'],
    ['back\\slash', '"back\\\\slash"'],
    ['', '""'],
  ])('writes the value %s as %s', (value, term) => {
    expect(searchTerm(value)).toBe(term);
  });

  it('[property] never lets a value end its own quotes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const term = searchTerm(value);
        expect(term === value || /^"(?:[^"\\]|\\["\\])*"$/s.test(term)).toBe(true);
      }),
    );
  });
});

describe('a filtered collection without a rule', () => {
  it('requests products with any of the tags', () => {
    expect(tagFilters(state)).toEqual([{ tag: 'color-black' }, { tag: 'Dusk Blue' }, { tag: 'size-m' }]);
  });

  it.each([
    [['color-black', 'SIZE-M'], true],
    [['dusk blue', 'size-m', 'silk'], true],
    [['color-black'], false],
    [['size-m'], false],
    [[], false],
  ])('shows a product with the tags %j: %s', (tags, expected) => {
    expect(matchesFilters(tags, state)).toBe(expected);
    expect(matchesFilters(tags, none)).toBe(true);
  });
});
