import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLLECTION_PAGE_SIZE, collectionPath, pageBeside, readPageNumber, walkToPage } from './paging.ts';

describe('Pages of a collection', () => {
  it('[const.catalogue.1] hold 20 products', () => {
    expect(COLLECTION_PAGE_SIZE).toBe(20);
  });

  it.each([
    ['1', 1],
    ['2', 2],
    ['137', 137],
    ['0', null],
    ['01', null],
    ['-1', null],
    ['2.5', null],
    ['two', null],
    ['', null],
    ['99999999', null],
  ])('[screen.route-table.30] the segment "%s" is page %s', (segment, page) => {
    expect(readPageNumber(segment)).toBe(page);
  });

  it.each([
    [1, '/collections/dresses'],
    [2, '/collections/dresses/page/2'],
  ])('[screen.route-table.29] [screen.route-table.30] page %s is at %s', (page, path) => {
    expect(collectionPath('dresses', page)).toBe(path);
  });

  it.each([
    ['the first', 1, [], { after: null, skips: [] }],
    ['the second, nothing known', 2, [], { after: null, skips: [20] }],
    ['the second, the first known', 2, [[1, 'c1']], { after: 'c1', skips: [] }],
    [
      'the fifth, the second known',
      5,
      [
        [1, 'c1'],
        [2, 'c2'],
        [7, 'c7'],
      ],
      { after: 'c2', skips: [40] },
    ],
    ['the fortieth, nothing known', 40, [], { after: null, skips: [250, 250, 250, 30] }],
    ['the twenty-sixth', 26, [], { after: null, skips: [250, 250] }],
  ] as [string, number, [number, string][], object][])('the way to %s', (_, page, cursors, walk) => {
    expect(walkToPage(page, new Map(cursors))).toEqual(walk);
  });

  it('the way always leads exactly there, at most 250 at once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 500 })),
        (page, known) => {
          const { after, skips } = walkToPage(page, new Map(known.map((one) => [one, String(one)])));
          expect(Number(after ?? 0) * 20 + skips.reduce((sum, skip) => sum + skip, 0)).toBe((page - 1) * 20);
          expect(Math.max(1, ...skips)).toBeLessThanOrEqual(250);
        },
      ),
    );
  });

  const ends = { startCursor: 's', endCursor: 'e', hasNextPage: true, hasPreviousPage: true };
  it.each([
    ['next', ends, { first: 20, after: 'e' }],
    ['previous', ends, { last: 20, before: 's' }],
    ['next', { ...ends, hasNextPage: false }, null],
    ['previous', { ...ends, hasPreviousPage: false }, null],
    ['next', { ...ends, endCursor: null }, null],
    ['previous', { ...ends, startCursor: null }, null],
  ] as const)('[call.commerce-storefront-api.12] the %s page of %j', (direction, page, request) => {
    expect(pageBeside(page, direction)).toEqual(request);
  });
});
