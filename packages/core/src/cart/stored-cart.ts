import { readCartId } from './cart-id.ts';

/** What the browser stores about its cart, for all tabs. */
export interface StoredCart {
  /** `[entity.browser-storage-and-cookies.1]` As it is stored: perhaps the id of a legacy checkout. */
  id: string | null;
  /** Another one after every change of the cart; null before the first. */
  revision: string | null;
}

/** Whether another tab has begun another cart since this tab has `seen` what is stored. */
export function isReplaced(seen: StoredCart, stored: StoredCart): boolean {
  return stored.id !== seen.id && readCartId(stored.id) !== null;
}

/** Whether another tab has changed or replaced the cart since this tab has `seen` what is stored. */
export function isChangedElsewhere(seen: StoredCart, stored: StoredCart): boolean {
  return isReplaced(seen, stored) || (stored.revision !== null && stored.revision !== seen.revision);
}

/**
 * The id of the cart to fetch: the shown one, unless another tab has begun another. `[state.cart-lifecycle.1]` Null
 * when there is none yet.
 */
export function cartToFetch(shownId: string | null, seen: StoredCart, stored: StoredCart): string | null {
  return shownId === null || isReplaced(seen, stored) ? readCartId(stored.id) : shownId;
}

/** The revision to store after a change: the time in milliseconds, and never one that was stored before. */
export function nextRevision({ revision }: StoredCart, nowMs: number): string {
  const last = Number(revision);
  return String(last >= nowMs ? last + 1 : nowMs);
}
