import { expect, it } from 'vitest';
import { pageLinks } from './page-links.ts';

it.each([
  ['the only page', { page: 1, hasNextPage: false, total: 12 }, [1]],
  ['the first of four', { page: 1, hasNextPage: true, total: 64 }, [1, 2, 3, 4]],
  ['the last of four', { page: 4, hasNextPage: false, total: 64 }, [1, 2, 3, 4]],
  ['one in the middle of many', { page: 250, hasNextPage: true, total: 10_000 }, [249, 250, 251, 252]],
  ['the last but one of many', { page: 499, hasNextPage: true, total: 10_000 }, [497, 498, 499, 500]],
  ['one of two', { page: 2, hasNextPage: false, total: 40 }, [1, 2]],
  ['one that is not counted yet', { page: 1, hasNextPage: true, total: null }, [1, 2]],
  ['one whose collection has grown since it was counted', { page: 1, hasNextPage: true, total: 20 }, [1, 2]],
  [
    'one whose collection has shrunk since it was counted',
    { page: 2, hasNextPage: false, total: 90 },
    [1, 2],
  ],
])('[screen.route-table.30] %s links to %j', (_, known, links) => {
  expect(pageLinks(known)).toEqual(links);
});
