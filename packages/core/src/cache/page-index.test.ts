import { describe, expect, it } from 'vitest';
import { exampleStore } from './example-store.ts';
import { cacheKeys } from './keys.ts';
import { type BuiltPage, createPageIndex } from './page-index.ts';

const DAY_MS = 86_400_000;

const builtPage: BuiltPage = { startedAt: 0, buildId: null, documents: {} };

function open() {
  const clock = { ms: 1_000 * DAY_MS, now: () => clock.ms };
  const store = exampleStore(clock);
  return { clock, store, index: createPageIndex(store, clock) };
}

describe('the index of pages', () => {
  it('finds every page that shows a product, and the product’s own page even before it was built', async () => {
    const { index } = open();
    await index.record('/', ['home', 'product:slip'], builtPage);
    await index.record('/collections/silk', ['collection:silk', 'product:slip', 'product:robe'], builtPage);
    expect(await index.pathsOf(['product:slip'])).toEqual(['/products/slip', '/', '/collections/silk']);
    expect(await index.pathsOf(['product:unknown', 'filter-map'])).toEqual(['/products/unknown']);
  });

  it('removes tags that a page no longer shows, and writes only new ones', async () => {
    const { index, store } = open();
    await index.record('/', ['home', 'product:slip'], builtPage);
    let writes = 0;
    const write = store.write;
    store.write = (...given) => {
      writes += 1;
      return write(...given);
    };
    await index.record('/', ['home', 'product:robe'], builtPage);
    expect(writes).toBe(2);
    expect(await index.pathsOf(['product:slip'])).not.toContain('/');
    expect(await index.pathsOf(['product:robe'])).toContain('/');
  });

  it('writes all tags again after a day, so that visited pages do not expire', async () => {
    const { index, clock } = open();
    await index.record('/', ['product:slip'], builtPage);
    for (let day = 0; day < 40; day += 1) {
      clock.ms += DAY_MS;
      await index.record('/', ['product:slip'], builtPage);
    }
    expect(await index.pathsOf(['product:slip'])).toContain('/');
    clock.ms += 31 * DAY_MS;
    expect(await index.pathsOf(['product:slip'])).not.toContain('/');
  });

  it('returns a page as it was last built', async () => {
    const { index, store } = open();
    expect(await index.lastBuilt('/')).toBeNull();
    const first = { startedAt: 5, buildId: 'monday', documents: { 'document:home': '2026-11-22T12:00:00Z' } };
    await index.record('/', ['home'], first);
    expect(await index.lastBuilt('/')).toMatchObject(first);
    await index.record('/', ['home'], builtPage);
    expect(await index.lastBuilt('/')).toMatchObject(builtPage);
    const value = { tags: [], indexedAt: 1, builtAt: 1, visits: 1 };
    await store.write(cacheKeys.page('/former'), { value, staleAt: 1e12, expiresAt: 1e12 });
    expect(await index.lastBuilt('/former')).toMatchObject(builtPage);
  });

  it('returns the most visited pages, recent visits first', async () => {
    const { index, clock, store } = open();
    for (let visit = 0; visit < 5; visit += 1) await index.record('/once-loved', [], builtPage);
    clock.ms += 21 * DAY_MS;
    for (let visit = 0; visit < 3; visit += 1) await index.record('/', [], builtPage);
    await index.record('/pages/care', [], builtPage);
    expect(await index.mostVisited(10)).toEqual(['/', '/pages/care', '/once-loved']);
    expect(await index.mostVisited(1)).toEqual(['/']);
    const odd = [
      null,
      'text',
      {},
      { tags: [] },
      { tags: [], indexedAt: 1 },
      { tags: [], indexedAt: 1, builtAt: 1 },
    ];
    for (const [at, value] of odd.entries()) {
      await store.write(cacheKeys.page(`/odd-${at}`), { value, staleAt: 1e12, expiresAt: 1e12 });
    }
    expect(await index.mostVisited(10)).toHaveLength(3);
  });

  it('knows the document last shown at a path, long after the page has expired', async () => {
    const { index, clock, store } = open();
    const path = '/stories/silk';
    expect(await index.subjectAt(path)).toBeNull();
    await index.record(path, [], { ...builtPage, subject: 'one' });
    clock.ms += 3_000 * DAY_MS;
    expect(await index.lastBuilt(path)).toBeNull();
    expect(await index.subjectAt(path)).toBe('one');
    // A page of nothing with a slug does not forget it, and another document replaces it at once.
    await index.record(path, [], builtPage);
    expect(await index.subjectAt(path)).toBe('one');
    await index.record(path, [], { ...builtPage, subject: 'two' });
    expect(await index.subjectAt(path)).toBe('two');
    expect(await index.lastBuilt(path)).toMatchObject({ subject: 'two' });
    await store.write(cacheKeys.address(path), { value: 7, staleAt: 1e12, expiresAt: 1e12 });
    expect(await index.subjectAt(path)).toBeNull();
  });

  it('writes the document of a path once a day', async () => {
    const { index, clock, store } = open();
    const writes: string[] = [];
    const { write } = store;
    store.write = (key, ...given) => {
      writes.push(key.pk);
      return write(key, ...given);
    };
    for (const hours of [0, 1, 22, 2]) {
      clock.ms += hours * 3_600_000;
      await index.record('/stories/silk', [], { ...builtPage, subject: 'one' });
    }
    expect(writes.filter((pk) => pk === cacheKeys.address('').pk)).toHaveLength(2);
  });

  it('leaves out paths that are too long for a key', async () => {
    const { index, store } = open();
    await index.record(`/products/${'x'.repeat(600)}`, ['home'], builtPage);
    expect(store.rows.size).toBe(0);
    expect(await index.subjectAt(`/stories/${'x'.repeat(600)}`)).toBeNull();
  });
});
