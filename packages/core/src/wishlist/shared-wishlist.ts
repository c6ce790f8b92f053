import { shownListName } from './saved.ts';
import type { Wishlist, WishlistItem } from './wishlist.ts';

/** The public view of a list: read-only, with no more of the owner than the first name. */
export interface SharedWishlist {
  name: string;
  ownerFirstName: string | null;
  listcontents: WishlistItem[];
}

/** @param ownerName from the service or the account; an e-mail address is never shown as a name */
export function toSharedWishlist(
  list: Wishlist,
  ownerName: string | null,
  savedItems: string,
): SharedWishlist {
  return {
    name: shownListName(list, savedItems),
    ownerFirstName: firstNameOf(ownerName),
    listcontents: list.listcontents,
  };
}

function firstNameOf(name: string | null): string | null {
  const [first = ''] = (name ?? '').trim().split(/\s+/);
  return first === '' || name?.includes('@') ? null : first;
}
