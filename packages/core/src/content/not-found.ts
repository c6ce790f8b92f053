/** `[screen.not-found-error-page.2]` */
export const START_SHOPPING_HREF = '/collections/new';

/** `[screen.not-found-error-page.2]` Whether a path that was not found is a product's, which counts as sold out. */
export function isProductPath(path: string): boolean {
  return /^\/products\/[^/?#]+\/?(?:[?#]|$)/.test(path);
}
