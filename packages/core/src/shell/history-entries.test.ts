import { describe, expect, it } from 'vitest';
import { MAX_HISTORY_ENTRIES, readForEntry, renameEntry, storeForEntry } from './history-entries.ts';

describe('values stored for an entry of the history [screen.scroll-behaviour.2]', () => {
  const listing = storeForEntry(null, 'a', 'scrollY', 1840);

  it('are read for this entry only', () => {
    expect(readForEntry(listing, 'a', 'scrollY')).toBe(1840);
    expect(readForEntry(listing, 'b', 'scrollY')).toBeUndefined();
    expect(readForEntry(listing, 'a', 'pages')).toBeUndefined();
  });

  it('of several names stand beside each other', () => {
    const both = storeForEntry(listing, 'a', 'pages', [1, 2]);
    expect(readForEntry(both, 'a', 'scrollY')).toBe(1840);
    expect(readForEntry(both, 'a', 'pages')).toEqual([1, 2]);
  });

  it('stay with an entry that gets another key, instead of what that key had', () => {
    const others = storeForEntry(storeForEntry(listing, 'b', 'scrollY', 1), 'c', 'scrollY', 2);
    const renamed = renameEntry(others, 'a', 'c');
    expect(['a', 'b', 'c'].map((key) => readForEntry(renamed, key, 'scrollY'))).toEqual([undefined, 1, 1840]);
    expect(renameEntry(renamed, 'unknown', 'd')).toBe(renamed);
  });

  it('are replaced by later ones', () => {
    expect(readForEntry(storeForEntry(listing, 'a', 'scrollY', 0), 'a', 'scrollY')).toBe(0);
  });

  it(`are those of the ${MAX_HISTORY_ENTRIES} entries used last`, () => {
    const many = Array.from({ length: MAX_HISTORY_ENTRIES }, (_, at) => `k${at}`).reduce<string>(
      (stored, key) => storeForEntry(stored, key, 'scrollY', 1),
      listing,
    );
    expect(readForEntry(many, 'a', 'scrollY')).toBeUndefined();
    expect(readForEntry(many, 'k0', 'scrollY')).toBe(1);
  });

  it.each([[null], [''], ['{}'], ['nonsense'], ['[["a"], ["a", null], 7]']])(
    'nothing is stored in %j',
    (stored) => {
      expect(readForEntry(stored, 'a', 'scrollY')).toBeUndefined();
    },
  );
});
