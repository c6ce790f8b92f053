import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchPath } from './search-path.ts';
import { readSearchState } from './search-state.ts';
import { tidySearchText } from './search-text.ts';

describe('The query string of /search', () => {
  it.each([
    ['?q=slip+dress', { text: 'slip dress', collection: null, sort: 'featured' }],
    [
      'q=%20slip%0A%20dress%20&collection=slips&sort=newest',
      { text: 'slip dress', collection: 'slips', sort: 'newest' },
    ],
    ['collection=&sort=by-mood', { text: '', collection: null, sort: 'featured' }],
    ['', { text: '', collection: null, sort: 'featured' }],
  ])('[screen.route-table.7] reads %s', (query, state) => {
    expect(readSearchState(query)).toEqual(state);
  });

  it.each([
    [{ text: 'slip & lace', collection: null, sort: 'featured' }, '/search?q=slip+%26+lace'],
    [
      { text: 'slip', collection: 'slips', sort: 'price-low' },
      '/search?q=slip&collection=slips&sort=price-low',
    ],
  ] as const)('writes %j as %s', (state, path) => {
    expect(searchPath(state)).toBe(path);
  });

  it('[property] reads back what was written, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        const text = tidySearchText(typed);
        expect([...text].length).toBeLessThanOrEqual(120);
        expect(tidySearchText(text)).toBe(text);
        const path = searchPath({ text, collection: null, sort: 'featured' });
        expect(readSearchState(path.slice('/search'.length)).text).toBe(text);
      }),
    );
  });
});
