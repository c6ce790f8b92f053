/** `[entity.wishlist-list.3]` A saved variant, with the wishlist service's field names. */
export interface WishlistItem {
  /** Numeric id of the variant. */
  epi: number;
  /** Numeric id of the product. */
  empi: number;
  /** Absolute address of the product. */
  du: string;
}

/** `[entity.wishlist-list.1]` `[entity.wishlist-list.2]`: without the owner's e-mail, which the service sends too. */
export interface Wishlist {
  lid: string;
  lname: string;
  /** Creation time in milliseconds since the epoch; 0 when it is not known. */
  cts: number;
  listcontents: WishlistItem[];
}
