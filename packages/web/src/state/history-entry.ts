import { keepForEntry, keptForEntry } from '@storefront/core/shell/history-entries';

const STORE = 'historyEntries';

/**
 * The entry of the browser's history that is shown, by the browser's own key, which also survives a load of the page.
 * Older browsers: Next's key, anew with every load, and the hash, because addresses that differ in it only share it.
 */
export function entryKey(): string {
  const own = 'navigation' in window ? window.navigation.currentEntry?.key : undefined;
  const { key = '' } = Object(history.state);
  return own ?? `${key}${location.hash}`;
}

/** Keeps something for an entry as long as the tab is open; a browser that refuses storage keeps nothing. */
export function keepInEntry(key: string, name: string, value: unknown): void {
  try {
    sessionStorage.setItem(STORE, keepForEntry(sessionStorage.getItem(STORE), key, name, value));
  } catch (error) {
    console.warn('Nothing can be kept for the way back', error);
  }
}

/** What was kept for an entry under a name; undefined where nothing was. */
export function keptInEntry(key: string, name: string): unknown {
  try {
    return keptForEntry(sessionStorage.getItem(STORE), key, name);
  } catch {
    return undefined;
  }
}
