import type { ItemSource } from '@storefront/core/analytics/page-item';
import type { ProductCard } from '@storefront/core/product/card';
import type { ProductImage } from '@storefront/core/product/product';
import type { PageVariant, ProductPage } from '@storefront/core/product/to-product-page';
import { atom } from 'jotai';
import type { ComponentType } from 'react';

/** Where changes that the wishlist service does not have yet are stored, until they are sent. */
export const WISHLIST_CHANGES_KEY = 'wishlistChanges';

/** A product with what names the sizes of its variants. */
export interface WishlistSource extends ItemSource {
  variants: readonly (ItemSource['variants'][number] & Pick<PageVariant, 'selectedOptions'>)[];
}

/** A product that a shopper wants to save. */
export interface WishlistProduct {
  /** Numeric id. */
  id: string;
  handle: string;
  title: string;
  image: ProductImage | null;
  /** Numeric id of the chosen variant; null before a choice. */
  variantId: string | null;
  /** What only the product's page knows; null from a card, whose product is read first. */
  source: WishlistSource | null;
}

/** The product of a page. */
export function toWishlistProduct(product: ProductPage, variantId: string | null): WishlistProduct {
  const { id, handle, title, images } = product;
  return { id, handle, title, image: images[0] ?? null, variantId, source: product };
}

/** `[entity.site-state.8]` The wishlist modal is open while there is one. */
export const selectedWishlistProductAtom = atom<WishlistProduct | null>(null);

/** The product whose heart is pointed at: the closed modal is drawn with it, so that the click has only to open it. */
export const nearWishlistProductAtom = atom<WishlistProduct | null>(null);

/** Numeric id of the variant that is chosen on a product page. */
export const shownVariantIdAtom = atom<string | null>(null);

/** What other features add to every product card; null until it has come. */
export const cardActionsAtom = atom<{ Actions: ComponentType<{ card: ProductCard }> } | null>(null);
