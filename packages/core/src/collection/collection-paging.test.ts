import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COLLECTION_PAGE_SIZE,
  collectionPath,
  pageBeside,
  readPageNumber,
  walkToPage,
} from './collection-paging.ts';

describe('pages of a collection', () => {
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
  ])('[screen.route-table.30] read the segment "%s" as page %s', (segment, page) => {
    expect(readPageNumber(segment)).toBe(page);
  });

  it.each([
    [1, '/collections/dresses'],
    [2, '/collections/dresses/page/2'],
  ])('[screen.route-table.29] [screen.route-table.30] have page %s at %s', (page, path) => {
    expect(collectionPath('dresses', page)).toBe(path);
  });

  it.each([
    ['page 1', 1, [], { after: null, skips: [] }],
    ['page 2, no cursor known', 2, [], { after: null, skips: [20] }],
    ['page 2, the cursor of page 1 known', 2, [[1, 'c1']], { after: 'c1', skips: [] }],
    [
      'page 5, the cursor of page 2 known',
      5,
      [
        [1, 'c1'],
        [2, 'c2'],
        [7, 'c7'],
      ],
      { after: 'c2', skips: [40] },
    ],
    ['page 40, no cursor known', 40, [], { after: null, skips: [240, 240, 240, 60] }],
    ['page 26, no cursor known', 26, [], { after: null, skips: [240, 240, 20] }],
  ] as [string, number, [number, string][], object][])(
    '[screen.route-table.30] walk to %s',
    (_, page, cursors, walk) => {
      expect(walkToPage(page, new Map(cursors))).toEqual(walk);
    },
  );

  it('[property] are reached exactly, in steps of at most 250', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 500 })),
        (page, known) => {
          const { after, skips } = walkToPage(page, new Map(known.map((one) => [one, String(one)])));
          expect(Number(after ?? 0) * 20 + skips.reduce((sum, skip) => sum + skip, 0)).toBe((page - 1) * 20);
          expect(Math.max(1, ...skips)).toBeLessThanOrEqual(250);
          expect(skips.filter((skip) => skip % 20 !== 0)).toEqual([]);
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
  ] as const)('[call.commerce-storefront-api.12] request the %s page of %j', (direction, page, request) => {
    expect(pageBeside(page, direction)).toEqual(request);
  });
});
