import { Fault } from '@storefront/core/fault';
import type { SearchSuggestions } from '@storefront/core/search/search-suggestions';
import { createStore } from 'jotai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currencyCountryAtom } from '../../state/market-atoms.ts';
import { createSuggestionCache } from './suggestion-cache.ts';

const foundFor = (words: string): SearchSuggestions => ({ queries: [words], collections: [], products: [] });

function searchIn(country: string, refused: string[] = []) {
  const store = createStore();
  store.set(currencyCountryAtom, country);
  const requested: string[] = [];
  const cache = createSuggestionCache(async (words, where) => {
    requested.push(`${words} in ${where}`);
    if (refused.includes(where)) {
      throw new Fault({ code: 'country-unknown', kind: 'input', say: 'No such country.' });
    }
    return foundFor(words);
  });
  return { store, requested, cache };
}

describe('the cache of suggestions', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('requests a country and words once, whatever their letter case', async () => {
    const { store, requested, cache } = searchIn('FR');
    expect(cache.cached('slip', 'FR')).toBeUndefined();
    expect(await cache.suggest(store, 'Slip')).toEqual(foundFor('Slip'));
    await cache.suggest(store, 'slip');
    expect(cache.cached('slip', 'FR')).toEqual(foundFor('Slip'));
    expect(cache.cached('slip', 'US')).toBeUndefined();
    expect(requested).toEqual(['Slip in FR']);
  });

  it('[error.4] requests the US when the platform refuses the country, and caches the result for the US', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { store, requested, cache } = searchIn('AQ', ['AQ']);
    expect(await cache.suggest(store, 'slip')).toEqual(foundFor('slip'));
    expect(store.get(currencyCountryAtom)).toBe('US');
    expect(cache.cached('slip', 'US')).toEqual(foundFor('slip'));
    await cache.suggest(store, 'slip');
    expect(requested).toEqual(['slip in AQ', 'slip in US']);
  });

  it('requests again after a failure', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { store, requested, cache } = searchIn('US', ['US']);
    await expect(cache.suggest(store, 'slip')).rejects.toThrow('No such country.');
    await expect(cache.suggest(store, 'slip')).rejects.toThrow('No such country.');
    expect(requested).toHaveLength(2);
  });

  it('holds fifty results and drops the oldest first', async () => {
    const { store, cache } = searchIn('US');
    for (let count = 1; count <= 51; count += 1) await cache.suggest(store, `word ${count}`);
    expect(cache.cached('word 1', 'US')).toBeUndefined();
    expect(cache.cached('word 2', 'US')).toBeDefined();
    expect(cache.cached('word 51', 'US')).toBeDefined();
  });
});
