import type { StoredCart } from '@storefront/core/cart/stored-cart';
import type { BrowserStorage } from '../../state/browser-storage.ts';

const CART_ID_KEY = 'currentCart';
const REVISION_KEY = 'cartRevision';

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
