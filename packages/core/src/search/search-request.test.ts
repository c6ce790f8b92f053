import { describe, expect, it } from 'vitest';
import { searchRequest } from './search-request.ts';

describe('[call.commerce-storefront-api.19] searchRequest', () => {
  it('[const.catalogue.2] [const.catalogue.5] requests 30 results by RELEVANCE, reversed', () => {
    expect(searchRequest({ text: 'slip dress', sort: 'featured' })).toEqual({
      query: 'slip dress',
      first: 30,
      sortKey: 'RELEVANCE',
      reverse: true,
    });
  });

  it('takes another order and a cursor', () => {
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
  ])('escapes search syntax in %s', (text, query) => {
    expect(searchRequest({ text, sort: 'featured' })?.query).toBe(query);
  });

  it.each(['', '-', '" *'])('returns null for "%s"', (text) => {
    expect(searchRequest({ text, sort: 'featured' })).toBeNull();
  });
});
