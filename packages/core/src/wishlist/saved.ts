import { toNumericId } from '../product/identifiers.ts';
import type { Product, Variant } from '../product/product.ts';
import type { Wishlist, WishlistItem } from './wishlist.ts';

/** `[state.wishlist.4]`, `[const.timings.4]` 'Added to list' is shown for this long. */
export const ADDED_NOTE_MS = 4000;

/** `[const.page-meta.3]` The service's name of every customer's first list, shown as 'Saved items'. */
export const SAVED_ITEMS_LIST = 'My Wishlist';

/** The displayed name of a list; `savedItems` is the shop's own name of the first list. */
export function shownListName(list: Pick<Wishlist, 'lname'>, savedItems: string): string {
  return list.lname === SAVED_ITEMS_LIST ? savedItems : list.lname;
}

/** Ids may be numeric or global. */
export function holdsVariant(list: Wishlist, variantId: string | number): boolean {
  const id = toNumericId(variantId);
  return list.listcontents.some(({ epi }) => String(epi) === id);
}

/** The product page's heart: filled when the selected variant is in any list `[state.wishlist.1]`. */
export function isVariantSaved(lists: readonly Wishlist[], variantId: string | number | null): boolean {
  return variantId !== null && lists.some((list) => holdsVariant(list, variantId));
}

/** A card's heart: filled when the product, in any size, is in any list `[screen.product-card.11]`. */
export function isProductSaved(lists: readonly Wishlist[], productId: string | number): boolean {
  const id = toNumericId(productId);
  return lists.some(({ listcontents }) => listcontents.some(({ empi }) => String(empi) === id));
}

/** @param siteUrl origin of the site, without a trailing slash: the service needs absolute addresses */
export function toWishlistItem(
  product: Pick<Product, 'legacy_id' | 'url'>,
  variant: Pick<Variant, 'id'>,
  siteUrl: string,
): WishlistItem {
  return { epi: Number(variant.id), empi: Number(product.legacy_id), du: `${siteUrl}${product.url}` };
}

/** The handle in the product's address; null where that is none of a product. */
export function handleOfItem({ du }: Pick<WishlistItem, 'du'>): string | null {
  const [, handle] = /\/products\/([^/?#]+)/.exec(du) ?? [];
  try {
    return handle === undefined ? null : decodeURIComponent(handle);
  } catch {
    return null;
  }
}
