import { readCartId } from '@storefront/core/cart/lifecycle';

const KEY = 'currentCart';

/** `[entity.browser-storage-and-cookies.1]`; a browser that refuses storage keeps the bag for this page only. */
export const cartIdStore = {
  read(): string | null {
    try {
      return readCartId(localStorage.getItem(KEY));
    } catch {
      return null;
    }
  },
  write(id: string) {
    try {
      localStorage.setItem(KEY, id);
    } catch {
      return;
    }
  },
};
