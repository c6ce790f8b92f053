import type { StoredCart } from '@storefront/core/cart/stored-cart';
import type { UnsentAdd } from '@storefront/core/cart/unsent-adds';
import { writeUnsentAdds } from '@storefront/core/cart/write-unsent-adds';
import type { BrowserStorage } from '../../state/browser-storage.ts';

const CART_ID_KEY = 'currentCart';
const REVISION_KEY = 'cartRevision';
/** The id of the cart that last went to the checkout: of a tab from there, and of the browser from any tab. */
export const CHECKOUT_CART_KEY = 'checkoutCart';
/** Of a tab: adds that the page before has handed on. */
export const UNSENT_ADDS_KEY = 'unsentAdds';

/** Hands adds on to the next page of the tab, after those that are there. Returns a function that takes them back. */
export function storeUnsentAdds(
  tabStorage: BrowserStorage,
  adds: readonly UnsentAdd[],
  nowMs: number,
): () => void {
  const text = writeUnsentAdds(adds, nowMs);
  const read = () => tabStorage.read(UNSENT_ADDS_KEY) ?? '';
  tabStorage.write(UNSENT_ADDS_KEY, read() + text);
  return () => tabStorage.write(UNSENT_ADDS_KEY, read().replace(text, '') || null);
}

/** `[entity.browser-storage-and-cookies.1]` Both are null in a browser that refuses storage. */
export function readStoredCart(storage: BrowserStorage): StoredCart {
  return { id: storage.read(CART_ID_KEY), revision: storage.read(REVISION_KEY) };
}

export function storeCart(storage: BrowserStorage, { id, revision }: StoredCart): void {
  storage.write(CART_ID_KEY, id);
  storage.write(REVISION_KEY, revision);
}

/** Whether a `storage` event is about the cart; its key is null when another tab cleared everything. */
export function isAboutCart(key: string | null): boolean {
  return key === null || key === CART_ID_KEY || key === REVISION_KEY;
}
