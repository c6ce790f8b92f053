import { describe, expect, it } from 'vitest';
import { searchRequest } from './search-request.ts';

describe('[call.commerce-storefront-api.19] what the platform is asked', () => {
  it('[const.catalogue.2] [const.catalogue.5] 30 results, RELEVANCE reversed', () => {
    expect(searchRequest({ text: 'slip dress', sort: 'featured' })).toEqual({
      query: 'slip dress',
      first: 30,
      sortKey: 'RELEVANCE',
      reverse: true,
    });
  });

  it('sorted otherwise, after a cursor', () => {
    expect(searchRequest({ text: 'slip', sort: 'price-low' }, 'c1')).toEqual({
      query: 'slip',
      first: 30,
      sortKey: 'PRICE',
      reverse: false,
      after: 'c1',
    });
  });

  it.each([
    ['tag:bridal', '"tag:bridal"'],
    ['silk OR lace', 'silk "OR" lace'],
    ['-bridal', '"-bridal"'],
    ['(slip', '"(slip"'],
    ['5" heel', '"5\\"" heel'],
    ['slip - dress', 'slip dress'],
    ['été', 'été'],
  ])('what is typed is words, never syntax: %s', (text, query) => {
    expect(searchRequest({ text, sort: 'featured' })?.query).toBe(query);
  });

  it.each(['', '-', '" *'])('nothing is asked for "%s"', (text) => {
    expect(searchRequest({ text, sort: 'featured' })).toBeNull();
  });
});
