import { readWishlists } from './read-wishlists.ts';
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

/** The response of our own endpoint; null when it cannot be read. */
export function readSharedWishlist(response: unknown): SharedWishlist | null {
  const { list }: Record<string, unknown> = Object(response);
  const { name, ownerFirstName, listcontents }: Record<string, unknown> = Object(list);
  if (typeof name !== 'string' || !Array.isArray(listcontents)) return null;
  // The rules of a list hold for what is on a shared one, too.
  const [read] = readWishlists([{ lid: 'shared', lname: name, listcontents }]).lists;
  if (read === undefined) return null;
  const owner = typeof ownerFirstName === 'string' ? ownerFirstName : null;
  return { name: read.lname, ownerFirstName: owner, listcontents: read.listcontents };
}
