import { readForEntry, renameEntry, storeForEntry } from '@storefront/core/shell/history-entries';
import { nextEntryKey } from '../next/history-state.ts';
import { tabStore } from './browser-storage.ts';

const ENTRIES_KEY = 'historyEntries';

/**
 * The entry of the browser's history that is shown, by the browser's own key, which also survives a load of the page.
 * Older browsers: Next's key, anew with every load, and the hash, because addresses that differ in it only share it.
 */
export function entryKey(): string {
  const own = 'navigation' in window ? window.navigation.currentEntry?.key : undefined;
  return own ?? `${nextEntryKey()}${location.hash}`;
}

/**
 * Without the browser's own key: what is stored for an entry stays with it when its page is loaded anew.
 * `before-hydration.js` notes the key that the entry had, before Next gives it another.
 */
export function keepEntryAfterLoad(): void {
  const before = document.documentElement.dataset.entry;
  if (before === undefined || 'navigation' in window) return;
  tabStore.write(
    ENTRIES_KEY,
    renameEntry(tabStore.read(ENTRIES_KEY), `${before}${location.hash}`, entryKey()),
  );
}

/** Stores a value for an entry as long as the tab is open; a browser that refuses storage stores nothing. */
export function storeInEntry(key: string, name: string, value: unknown): void {
  tabStore.write(ENTRIES_KEY, storeForEntry(tabStore.read(ENTRIES_KEY), key, name, value));
}

/** The value stored for an entry under a name; undefined where there is none. */
export function readFromEntry(key: string, name: string): unknown {
  return readForEntry(tabStore.read(ENTRIES_KEY), key, name);
}
