import { readWishlists } from '../../wishlist/read-wishlists.ts';
import type { Wishlist, WishlistItem } from '../../wishlist/wishlist.ts';
import { outsideFault } from '../outside-fault.ts';
import type { Read } from '../read-answer.ts';
import type { listShape } from './wire.ts';
import type { WishlistIdentity } from './wishlist.ts';

/** The most pieces that one call may change. */
const MOST_ITEMS = 10;

/** The property of shared lists that holds the owner's first name. */
const SHARED_BY = 'sharedBy';

export function toIdentity({ regid, sessionid }: { regid: string; sessionid: string }): WishlistIdentity {
  return { regid, sessionId: sessionid };
}

/** All lists, newest first. Throws a `Fault` of kind `outside` when one has no name or holds a piece without ids. */
export function toLists(answer: readonly Read<typeof listShape>[]): Wishlist[] {
  const { lists, dropped } = readWishlists(answer);
  if (dropped === 0) return lists;
  throw outsideFault('wishlist', 'unavailable', 'returned a list without a name, or a piece without ids');
}

/** The same for one list. */
export function toList(answer: Read<typeof listShape>): Wishlist {
  const [list] = toLists([answer]);
  if (list === undefined) throw outsideFault('wishlist', 'unavailable', 'returned no list');
  return list;
}

/** `[entity.wishlist-list.3]` Pieces as the service takes them, in groups that it takes at once. */
export function toItemGroups(items: readonly WishlistItem[]): WishlistItem[][] {
  const plain = items.map(({ epi, empi, du }) => ({ epi, empi, du }));
  const groups = Array.from({ length: Math.ceil(plain.length / MOST_ITEMS) }, (_, at) => at * MOST_ITEMS);
  return groups.map((from) => plain.slice(from, from + MOST_ITEMS));
}

/** The properties of a shared list; an e-mail address is no name. */
export function toListProps(ownerFirstName: string | null): string {
  const name = ownerFirstName?.trim() ?? '';
  return JSON.stringify({ [SHARED_BY]: name.includes('@') ? '' : name });
}

/** Whose list it is; null for one that nobody shared, which must not be shown even if the service returns it. */
export function readShare(props: unknown): { ownerName: string | null } | null {
  const fields: Record<string, unknown> = Object(typeof props === 'string' ? parse(props) : props);
  const name = fields[SHARED_BY];
  if (typeof name !== 'string') return null;
  return { ownerName: name === '' || name.includes('@') ? null : name };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
