import { describe, expect, it } from 'vitest';
import { keepForEntry, keptForEntry, MOST_HISTORY_ENTRIES } from './history-entries.ts';

describe('what a page keeps for an entry of the history [screen.scroll-behaviour.2]', () => {
  const listing = keepForEntry(null, 'a', 'scrollY', 1840);

  it('comes back for this entry only', () => {
    expect(keptForEntry(listing, 'a', 'scrollY')).toBe(1840);
    expect(keptForEntry(listing, 'b', 'scrollY')).toBeUndefined();
    expect(keptForEntry(listing, 'a', 'pages')).toBeUndefined();
  });

  it('stands beside what others keep for it', () => {
    const both = keepForEntry(listing, 'a', 'pages', [1, 2]);
    expect(keptForEntry(both, 'a', 'scrollY')).toBe(1840);
    expect(keptForEntry(both, 'a', 'pages')).toEqual([1, 2]);
  });

  it('the latest replaces the one before', () => {
    expect(keptForEntry(keepForEntry(listing, 'a', 'scrollY', 0), 'a', 'scrollY')).toBe(0);
  });

  it(`holds the ${MOST_HISTORY_ENTRIES} entries that were used last`, () => {
    const many = Array.from({ length: MOST_HISTORY_ENTRIES }, (_, at) => `k${at}`).reduce<string>(
      (stored, key) => keepForEntry(stored, key, 'scrollY', 1),
      listing,
    );
    expect(keptForEntry(many, 'a', 'scrollY')).toBeUndefined();
    expect(keptForEntry(many, 'k0', 'scrollY')).toBe(1);
  });

  it.each([[null], [''], ['{}'], ['nonsense'], ['[["a"], ["a", null], 7]']])(
    'nothing is kept in %j',
    (stored) => {
      expect(keptForEntry(stored, 'a', 'scrollY')).toBeUndefined();
    },
  );
});
