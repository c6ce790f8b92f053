import { describe, expect, it } from 'vitest';
import { readSort, sortTable } from './sort.ts';

describe('the sort of a listing', () => {
  it.each([
    ['featured', 'COLLECTION_DEFAULT', false, 'RELEVANCE', true],
    ['newest', 'CREATED', true, 'CREATED_AT', true],
    ['price-low', 'PRICE', false, 'PRICE', false],
    ['price-high', 'PRICE', true, 'PRICE', true],
    ['best-selling', 'BEST_SELLING', false, 'BEST_SELLING', false],
  ] as const)(
    '[const.catalogue.5] %s',
    (sort, collectionKey, isCollectionReversed, searchKey, isSearchReversed) => {
      expect(sortTable[sort]).toEqual({
        collection: { sortKey: collectionKey, reverse: isCollectionReversed },
        search: { sortKey: searchKey, reverse: isSearchReversed },
      });
    },
  );

  it.each([
    ['newest', 'newest'],
    ['by-mood', 'featured'],
    ['constructor', 'featured'],
    ['', 'featured'],
    [null, 'featured'],
  ])('reads %s as %s', (name, sort) => {
    expect(readSort(name)).toBe(sort);
  });
});
