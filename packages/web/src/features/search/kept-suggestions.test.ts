import { Fault } from '@storefront/core/fault';
import type { SearchSuggestions } from '@storefront/core/search/search-suggestions';
import { createStore } from 'jotai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currencyCountryAtom } from '../../state/market-atoms.ts';
import { createKeptSuggestions } from './kept-suggestions.ts';

const foundFor = (words: string): SearchSuggestions => ({ queries: [words], collections: [], products: [] });

function searchIn(country: string, refused: string[] = []) {
  const store = createStore();
  store.set(currencyCountryAtom, country);
  const asked: string[] = [];
  const kept = createKeptSuggestions(async (words, where) => {
    asked.push(`${words} in ${where}`);
    if (refused.includes(where)) {
      throw new Fault({ code: 'country-unknown', kind: 'input', say: 'No such country.' });
    }
    return foundFor(words);
  });
  return { store, asked, kept };
}

describe('suggestions that are kept', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('are asked for once for a country and words, however these are capitalised', async () => {
    const { store, asked, kept } = searchIn('FR');
    expect(kept.known('slip', 'FR')).toBeUndefined();
    expect(await kept.ask(store, 'Slip')).toEqual(foundFor('Slip'));
    await kept.ask(store, 'slip');
    expect(kept.known('slip', 'FR')).toEqual(foundFor('Slip'));
    expect(kept.known('slip', 'US')).toBeUndefined();
    expect(asked).toEqual(['Slip in FR']);
  });

  it('[error.4] come from the US where the platform does not know the country, and are kept as its own', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { store, asked, kept } = searchIn('AQ', ['AQ']);
    expect(await kept.ask(store, 'slip')).toEqual(foundFor('slip'));
    expect(store.get(currencyCountryAtom)).toBe('US');
    expect(kept.known('slip', 'US')).toEqual(foundFor('slip'));
    await kept.ask(store, 'slip');
    expect(asked).toEqual(['slip in AQ', 'slip in US']);
  });

  it('are asked for again after a failure', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { store, asked, kept } = searchIn('US', ['US']);
    await expect(kept.ask(store, 'slip')).rejects.toThrow('No such country.');
    await expect(kept.ask(store, 'slip')).rejects.toThrow('No such country.');
    expect(asked).toHaveLength(2);
  });

  it('are fifty at most: the oldest go first', async () => {
    const { store, kept } = searchIn('US');
    for (let count = 1; count <= 51; count += 1) await kept.ask(store, `word ${count}`);
    expect(kept.known('word 1', 'US')).toBeUndefined();
    expect(kept.known('word 2', 'US')).toBeDefined();
    expect(kept.known('word 51', 'US')).toBeDefined();
  });
});
