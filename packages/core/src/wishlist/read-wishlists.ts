import { toNumericId } from '../product/identifiers.ts';
import type { Wishlist, WishlistItem } from './wishlist.ts';

/**
 * The lists in a response of the wishlist service or of our own endpoint, newest first `[entity.wishlist-list.2]`.
 * Private fields, such as the owner's e-mail, are left out; lists without an id or name and
 * items without ids are dropped and counted.
 */
export function readWishlists(response: unknown): { lists: Wishlist[]; dropped: number } {
  const lists: Wishlist[] = [];
  let dropped = 0;
  for (const value of Array.isArray(response) ? response : []) {
    const { lid, lname, cts, listcontents }: Record<string, unknown> = Object(value);
    if (typeof lid !== 'string' || lid === '' || typeof lname !== 'string' || lname.trim() === '') {
      dropped += 1;
      continue;
    }
    const contents: unknown[] = Array.isArray(listcontents) ? listcontents : [];
    const items = contents.map(readItem).filter((item) => item !== null);
    dropped += contents.length - items.length;
    lists.push({ lid, lname: lname.trim(), cts: readTime(cts), listcontents: items });
  }
  return { lists: lists.toSorted((a, b) => b.cts - a.cts), dropped };
}

function readItem(value: unknown): WishlistItem | null {
  const { epi, empi, du }: Record<string, unknown> = Object(value);
  const variantId = readId(epi);
  const productId = readId(empi);
  if (variantId === null || productId === null) return null;
  return { epi: variantId, empi: productId, du: typeof du === 'string' ? du : '' };
}

function readId(value: unknown): number | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const id = Number(toNumericId(value));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

function readTime(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
}
