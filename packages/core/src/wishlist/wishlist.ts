/** A saved variant, as the wishlist service names its parts ([entity.wishlist-list.3]). */
export interface WishlistItem {
  /** Numeric id of the variant. */
  epi: number;
  /** Numeric id of the product. */
  empi: number;
  /** Absolute address of the product. */
  du: string;
}

/** [entity.wishlist-list]: the owner's e-mail, which the service sends along, is no part of it. */
export interface Wishlist {
  lid: string;
  lname: string;
  /** Creation time in milliseconds since the epoch; 0 when it is not known. */
  cts: number;
  listcontents: WishlistItem[];
}
