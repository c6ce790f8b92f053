import { addViewed, readViewed } from '@storefront/core/recommendation/recently-viewed';
import type { createStore } from 'jotai';
import { followFunctionalConsent } from '../../clients/functional-consent.ts';
import { type BrowserStorage, localStore } from '../../state/browser-storage.ts';
import { lastViewedAtom } from '../../state/last-viewed-atom.ts';

type Store = ReturnType<typeof createStore>;

const KEY = 'lastViewed';

/** Calls back when another tab may have removed what is stored. */
function followStorage(onChange: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || key === KEY) onChange();
  });
  // A page that the browser had frozen was not notified.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) onChange();
  });
}

/**
 * Keeps the list in memory, and in storage while the visitor allows it: what was looked at before the choice is stored
 * with it, and what other tabs have stored meanwhile stays. A list that another tab has removed is forgotten here, too.
 */
export function createLastViewed(
  store: Store,
  storage: BrowserStorage = localStore,
  followConsent: (onChange: (isAllowed: boolean) => void) => void = followFunctionalConsent,
  followTabs: (onChange: () => void) => void = followStorage,
) {
  let isAllowed = false;
  const readAll = (recorded = store.get(lastViewedAtom)) => {
    const stored = isAllowed ? readViewed(storage.read(KEY)) : [];
    return [...recorded, ...stored].reduceRight<string[]>(addViewed, []);
  };
  const save = (viewed: readonly string[]) => {
    store.set(lastViewedAtom, viewed);
    if (isAllowed) storage.write(KEY, JSON.stringify(viewed));
  };
  followConsent((isNowAllowed) => {
    isAllowed = isNowAllowed;
    const viewed = readAll();
    if (viewed.length > 0) save(viewed);
  });
  followTabs(() => {
    if (isAllowed && storage.read(KEY) === null) store.set(lastViewedAtom, []);
  });
  return {
    /** `[state.product-detail-page.2]` */
    record: (sku: string | null) => save(addViewed(readAll(), sku)),
    /** Newest first: what the page has recorded, with what other tabs have stored. */
    read: readAll,
  };
}

const lists = new WeakMap<Store, ReturnType<typeof createLastViewed>>();

/** The page's one list. */
export function lastViewedOf(store: Store): ReturnType<typeof createLastViewed> {
  const list = lists.get(store) ?? createLastViewed(store);
  lists.set(store, list);
  return list;
}
