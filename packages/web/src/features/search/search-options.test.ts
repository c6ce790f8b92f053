import { describe, expect, it } from 'vitest';
import { listOptions, nextOption, splitSuggestion } from './search-options.ts';

const slip = {
  handle: 'aurelia-slip-dress',
  title: 'Aurelia Slip Dress',
  isAvailable: true,
  price: 62_500,
  compareAtPrice: null,
  currencyCode: 'USD',
  image: null,
};

describe('[screen.site-shell-desktop-header.3] options of the search panel', () => {
  it('are searches, collections, the link to all results and products, in reading order', () => {
    const found = {
      queries: ['silk slip'],
      collections: [{ handle: 'slips', title: 'Slips', image: null }],
      products: [slip],
    };
    expect(listOptions(found, 'silk & s').map(({ href }) => href)).toEqual([
      '/search?q=silk+slip',
      '/collections/slips',
      '/search?q=silk+%26+s',
      '/products/aurelia-slip-dress?ref=search',
    ]);
  });

  it('have no link to all results when nothing was found', () => {
    expect(listOptions({ queries: [], collections: [], products: [] }, 'xyz')).toEqual([]);
  });

  it.each<[string, number | null, number, 1 | -1, number | null]>([
    ['down from the field', null, 3, 1, 0],
    ['up from the field', null, 3, -1, 2],
    ['down', 0, 3, 1, 1],
    ['down from the last, back to the field', 2, 3, 1, null],
    ['up from the first, back to the field', 0, 3, -1, null],
    ['no options', null, 0, 1, null],
    ['the active option is gone', 5, 0, 1, null],
  ])('arrow keys: %s', (_, active, count, step, next) => {
    expect(nextOption(active, count, step)).toBe(next);
  });

  it.each<[string, string, [string, string]]>([
    ['silk slip', 'Silk s', ['silk ', 'slip']],
    ['silk slip', 'silk', ['silk', ' slip']],
    ['silk', 'sil', ['sil', 'k']],
    ['silk', 'silk', ['silk', '']],
    ['a slip of silk', 'silk', ['a slip of silk', '']],
  ])('split %j, typed as %j, into the typed and the added part', (text, words, parts) => {
    expect(splitSuggestion(text, words)).toEqual(parts);
  });
});
