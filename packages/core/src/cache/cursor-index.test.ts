import { expect, it } from 'vitest';
import { walkToPage } from '../collection/collection-paging.ts';
import { createCache } from './cache.ts';
import { createCursorIndex } from './cursor-index.ts';
import { exampleStore } from './example-store.ts';
import { cacheKeys } from './keys.ts';

function open() {
  const clock = { ms: 1_000_000_000_000, now: () => clock.ms };
  const backoff = { wait: async () => {}, random: () => 0 };
  const cache = createCache({ store: exampleStore(clock), clock, backoff, report: () => {} });
  return { clock, cache, index: createCursorIndex(cache, clock) };
}

it('[screen.route-table.30] a later page is reached from the nearest page with a known cursor', async () => {
  const { index } = open();
  await index.remember('silk', 'MANUAL', new Map([[12, 'c12']]));
  await index.remember('silk', 'MANUAL', new Map([[25, 'c25']]));
  const known = await index.lastCursors('silk', 'MANUAL');
  expect(walkToPage(27, known)).toEqual({ after: 'c25', skips: [20] });
  expect(walkToPage(13, known)).toEqual({ after: 'c12', skips: [] });
});

it('stores cursors per collection and order', async () => {
  const { index } = open();
  await index.remember('silk', 'MANUAL', new Map([[1, 'c1']]));
  expect((await index.lastCursors('silk', 'PRICE desc')).size).toBe(0);
  expect((await index.lastCursors('lace', 'MANUAL')).size).toBe(0);
});

it('cursors expire by the first one, so that those of different days are not mixed', async () => {
  const { index, clock } = open();
  await index.remember('silk', 'MANUAL', new Map([[1, 'c1']]));
  clock.ms += 400_000;
  await index.remember('silk', 'MANUAL', new Map([[2, 'c2']]));
  clock.ms += 199_000;
  expect((await index.lastCursors('silk', 'MANUAL')).size).toBe(2);
  clock.ms += 2_000;
  expect((await index.lastCursors('silk', 'MANUAL')).size).toBe(0);
});

it('does not write known cursors, nor those of pages beyond the limit', async () => {
  const { index, cache } = open();
  await index.remember('silk', 'MANUAL', new Map([[501, 'c501']]));
  expect(await cache.read(cacheKeys.collectionCursors('silk', 'MANUAL'))).toBeNull();
  await index.remember('silk', 'MANUAL', new Map([[1, 'c1']]));
  const before = await cache.read(cacheKeys.collectionCursors('silk', 'MANUAL'));
  await index.remember('silk', 'MANUAL', new Map([[1, 'c1']]));
  expect(await cache.read(cacheKeys.collectionCursors('silk', 'MANUAL'))).toEqual(before);
});

it.each([null, 'text', { '0': 'c', x: 'c', '1': 7 }])(
  'what is no list of cursors is none: %j',
  async (odd) => {
    const { index, cache } = open();
    await cache.write(cacheKeys.collectionCursors('silk', 'MANUAL'), odd, { freshS: 60, staleS: 0 });
    expect((await index.lastCursors('silk', 'MANUAL')).size).toBe(0);
  },
);
