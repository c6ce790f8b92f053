import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleFilters } from './example-filters.ts';
import type { FilterGroup } from './filter-map.ts';
import { reservedKeys } from './filter-map.ts';
import {
  chipsOf,
  clearFilters,
  type FilterState,
  readFilterState,
  toggleFilter,
  writeFilterState,
} from './filter-state.ts';
import { sortTable } from './sort.ts';

const nothing: FilterState = { tags: {}, sort: 'featured' };
const chosen: FilterState = {
  tags: { color: ['color-black', 'Dusk Blue'], size: ['size-m'] },
  sort: 'price-low',
};

describe('the query string of a filtered collection', () => {
  it.each([
    ['', nothing],
    ['?color=color-black&color=Dusk+Blue&size=size-m&sort=price-low', chosen],
    ['size=size-m&color=Dusk%20Blue&color=color-black&color=color-black&sort=price-low', chosen],
    ['color=color-plaid&fabric=silk&sort=by-mood', nothing],
    ['color=&sort=', nothing],
    ['__proto__=x&sort=toString', nothing],
    ['%E0%A4%A', nothing],
  ])('%s', (query, state) => {
    expect(readFilterState(query, exampleFilters)).toEqual(state);
  });

  it.each([
    ['nothing chosen', nothing, '', ''],
    ['everything', chosen, '', 'color=color-black&color=Dusk+Blue&size=size-m&sort=price-low'],
    [
      'everything, beside parameters that are not filters,',
      chosen,
      '?country=GB&color=color-ivory&sort=newest&ref=nav',
      'country=GB&ref=nav&color=color-black&color=Dusk+Blue&size=size-m&sort=price-low',
    ],
    [
      'a choice that the map does not know',
      { ...nothing, tags: { color: ['plaid'], fabric: ['silk'] } },
      '',
      '',
    ],
  ])('%s is written as "%s"', (_, state, current, query) => {
    expect(writeFilterState(state, exampleFilters, current)).toBe(query);
  });

  it('[property] reads back what was written, whatever the map and the choice', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
      .filter((one) => one.isWellFormed());
    const key = text.filter((one) => !reservedKeys.includes(one));
    const groups = fc.uniqueArray(
      fc.record({
        key,
        label: text,
        options: fc.array(fc.record({ label: text, tag: text }), { minLength: 1, maxLength: 5 }),
      }),
      { selector: (group) => group.key, maxLength: 5 },
    );
    const sort = fc.constantFrom(...(Object.keys(sortTable) as (keyof typeof sortTable)[]));
    const foreign = fc.constantFrom('', 'country=GB', '?ref=nav&country=JP');
    const picks = fc.array(fc.boolean(), { minLength: 25, maxLength: 25 });
    fc.assert(
      fc.property(groups, sort, foreign, picks, (map: FilterGroup[], order, current, isPicked) => {
        let state: FilterState = { tags: {}, sort: order };
        let place = 0;
        for (const group of map) {
          for (const { tag } of group.options) {
            if (isPicked[place++]) state = toggleFilter(state, map, group.key, tag);
          }
        }
        const query = writeFilterState(state, map, current);
        expect(readFilterState(query, map)).toEqual(state);
        expect(writeFilterState(readFilterState(query, map), map, query)).toBe(query);
        if (current !== '') expect(new URLSearchParams(query).get('country')).not.toBeNull();
      }),
    );
  });

  it('never throws on any query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        expect(readFilterState(query, exampleFilters).sort).toBeTypeOf('string');
      }),
    );
  });
});

describe('choosing filters', () => {
  it('adds and removes a tag, in the order of the map', () => {
    const ivory = toggleFilter(nothing, exampleFilters, 'color', 'color-ivory');
    const both = toggleFilter(ivory, exampleFilters, 'color', 'color-black');
    expect(both.tags).toEqual({ color: ['color-black', 'color-ivory'] });
    expect(toggleFilter(both, exampleFilters, 'color', 'color-ivory').tags).toEqual({
      color: ['color-black'],
    });
    expect(toggleFilter(ivory, exampleFilters, 'color', 'color-ivory')).toEqual(nothing);
    expect(toggleFilter(ivory, exampleFilters, 'size', 'color-ivory')).toEqual(ivory);
  });

  it('clears every tag and leaves the sort', () => {
    expect(clearFilters(chosen)).toEqual({ tags: {}, sort: 'price-low' });
  });

  it('labels the chosen tags', () => {
    expect(chipsOf(chosen, exampleFilters).map(({ label }) => label)).toEqual(['Black', 'Dusk Blue', 'M']);
  });
});
