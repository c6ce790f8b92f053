import { findReceipt } from '@storefront/core/cache/receipt';

/** The part of OpenNext's cache of pages that is used here; it stands in its global `incrementalCache`. */
interface PageStore {
  get(key: string, kind?: string): Promise<{ value?: unknown } | null>;
  set(key: string, value: unknown, kind?: string): Promise<void>;
}

const watched = new WeakSet<PageStore>();

/**
 * On AWS several servers store the same page: one that is slower, or that Lambda froze, would replace a newer page by
 * an older one. After this call a page is stored only where none is that began to be built later. Nothing changes where
 * the pages of one server are stored by Next.
 */
export function storeNewestPages(): void {
  const { incrementalCache: store } = Object(globalThis);
  if (!isPageStore(store) || watched.has(store)) return;
  watched.add(store);
  const set = store.set.bind(store);
  store.set = async (key, value, kind) => {
    const builtAt = builtAtOf(value);
    if (builtAt !== null) {
      // Without an answer the page is stored: a missing one is worse.
      const stored = await store.get(key, kind).catch(() => null);
      const storedAt = builtAtOf(stored?.value);
      if (storedAt !== null && storedAt > builtAt) return;
    }
    await set(key, value, kind);
  };
}

function isPageStore(value: unknown): value is PageStore {
  return typeof Object(value).get === 'function' && typeof Object(value).set === 'function';
}

/** Milliseconds since the epoch; null for what is no page with a receipt. */
function builtAtOf(value: unknown): number | null {
  const { html } = Object(value);
  const receipt = typeof html === 'string' ? findReceipt(html) : null;
  return receipt === null ? null : Date.parse(receipt.builtAt);
}
