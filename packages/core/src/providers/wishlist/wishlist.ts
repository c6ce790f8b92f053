import type { Wishlist, WishlistItem } from '../../wishlist/wishlist.ts';

/** An identity at the service: a customer by e-mail, or a visitor before the login. Never shown to browsers whole. */
export interface WishlistIdentity {
  regid: string;
  sessionId: string;
}

export interface OwnedWishlist {
  list: Wishlist;
  /** The first name that the owner shared the list under; null when none was given. */
  ownerName: string | null;
}

/**
 * Wishlists by our nouns. Every method rejects with a `Fault`: of kind `outside` when the service fails;
 * `wishlist-identity-unknown` (refused) when it does not know the identity any more: identify again;
 * `wishlist-list-unknown` (absent); `wishlist-name-refused` (input) for a name that is too short, too long or
 * taken, or when the list to be renamed is not there. The owner's e-mail, which the service sends along, is never passed on.
 */
export interface WishlistService {
  /** The customer's identity: the same one for the same e-mail. */
  identify(email: string): Promise<WishlistIdentity>;
  /** `[call.wishlist-service.1]` Newest first. */
  fetchLists(identity: WishlistIdentity): Promise<Wishlist[]>;
  /** `[call.wishlist-service.2]` */
  createList(identity: WishlistIdentity, name: string): Promise<Wishlist>;
  renameList(identity: WishlistIdentity, lid: string, name: string): Promise<void>;
  deleteList(identity: WishlistIdentity, lid: string): Promise<void>;
  /** `[call.wishlist-service.3]` Any number of pieces; one that is already there stays once. */
  addProductsToList(identity: WishlistIdentity, lid: string, items: readonly WishlistItem[]): Promise<void>;
  removeProductsFromList(
    identity: WishlistIdentity,
    lid: string,
    items: readonly WishlistItem[],
  ): Promise<void>;
  /** Lets anybody who knows the `lid` read the list, under the owner's first name. */
  shareList(identity: WishlistIdentity, lid: string, ownerFirstName: string | null): Promise<void>;
  /** A list that was shared; null for any other. */
  fetchSharedList(lid: string): Promise<OwnedWishlist | null>;
  /**
   * `[call.wishlist-service.4]` Moves a visitor's lists to the customer, whose identity it returns and which takes
   * the visitor's place. Rejects with `wishlist-guest-unknown` (absent).
   */
  mergeGuestWithEmail(guestRegid: string, email: string): Promise<WishlistIdentity>;
}
