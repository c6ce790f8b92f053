/** `[screen.not-found-error-page.2]` */
export const START_SHOPPING_HREF = '/collections/new';

/** `[screen.not-found-error-page.2]` Whether what was not found is a product: it then is sold out. Query and hash may follow. */
export function isProductPath(path: string): boolean {
  return /^\/products\/[^/?#]+\/?(?:[?#]|$)/.test(path);
}
