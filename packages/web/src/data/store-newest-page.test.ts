import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeNewestPages } from './store-newest-page.ts';

const adapter = readFileSync(
  createRequire(import.meta.url).resolve('@opennextjs/aws/adapters/cache.js'),
  'utf8',
);
const pageOf = (second: number, text = '') => ({
  type: 'page',
  html: `${text}<script type="application/json" id="receipt">${JSON.stringify({
    builtAt: new Date(second * 1_000).toISOString(),
    sources: {},
  })}</script>`,
});

function openStore() {
  const rows = new Map<string, unknown>();
  const store = {
    get: vi.fn(async (key: string) => ({ value: rows.get(key) })),
    set: async (key: string, value: unknown) => void rows.set(key, value),
  };
  vi.stubGlobal('incrementalCache', store);
  storeNewestPages();
  return { rows, store };
}

afterEach(() => vi.unstubAllGlobals());

describe('the store of pages that several servers share', () => {
  it('is OpenNext’s, with the HTML of a page', () => {
    expect(adapter).toMatch(/globalThis\.incrementalCache\.set\(key, \{\s*type: "page",\s*html,/);
  });

  it('keeps a page that began to be built later', async () => {
    const { rows, store } = openStore();
    await store.set('/a', pageOf(2, 'new'));
    await store.set('/a', pageOf(1, 'old'));
    expect(rows.get('/a')).toEqual(pageOf(2, 'new'));
    await store.set('/a', pageOf(2, 'again'));
    await store.set('/a', pageOf(3, 'newest'));
    expect(rows.get('/a')).toEqual(pageOf(3, 'newest'));
  });

  it.each([
    ['what is no page', { type: 'redirect', props: {} }],
    ['a page without a receipt', { type: 'page', html: '<p>' }],
  ])('takes %s', async (_, value) => {
    const { rows, store } = openStore();
    await store.set('/a', pageOf(2));
    await store.set('/a', value);
    expect(rows.get('/a')).toBe(value);
    await store.set('/a', pageOf(1));
    expect(rows.get('/a')).toEqual(pageOf(1));
  });

  it('takes a page when what it holds cannot be read', async () => {
    const { rows, store } = openStore();
    await store.set('/a', pageOf(2));
    store.get.mockRejectedValueOnce(new Error('no bucket'));
    await store.set('/a', pageOf(1));
    expect(rows.get('/a')).toEqual(pageOf(1));
  });

  it('is watched once, and only where there is one', () => {
    const { store } = openStore();
    const { set } = store;
    storeNewestPages();
    expect(store.set).toBe(set);
    vi.stubGlobal('incrementalCache', undefined);
    expect(storeNewestPages).not.toThrow();
  });
});
