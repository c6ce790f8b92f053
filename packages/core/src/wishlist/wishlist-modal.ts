import { holdsVariant, shownListName } from './saved.ts';
import type { Wishlist } from './wishlist.ts';

/** The modal's tabs: 'Lists' and 'New List' `[state.wishlist.2]` `[screen.product-detail-page.20]`. */
export type WishlistTab = 'select' | 'new';

export function defaultTab(lists: readonly Wishlist[]): WishlistTab {
  return lists.length === 0 ? 'new' : 'select';
}

export interface ListOption {
  lid: string;
  name: string;
  /** Disabled and marked '(added)' `[state.wishlist.5]`. */
  isAdded: boolean;
}

/** The choices of the list dropdown for a variant; before one is chosen, none is added. */
export function listOptions(
  lists: readonly Wishlist[],
  variantId: string | null,
  savedItems: string,
): ListOption[] {
  return lists.map((list) => ({
    lid: list.lid,
    name: shownListName(list, savedItems),
    isAdded: variantId !== null && holdsVariant(list, variantId),
  }));
}

/** `[rule.wishlist.1]` Whether 'Save to list' is enabled: a variant and a list without it are chosen. */
export function canSaveToList(
  lists: readonly Wishlist[],
  chosen: { lid: string | null; variantId: string | null },
): boolean {
  const list = lists.find(({ lid }) => lid === chosen.lid);
  return list !== undefined && chosen.variantId !== null && !holdsVariant(list, chosen.variantId);
}

/** The wishlist service's limits for a name, in characters. */
export const LIST_NAME_MIN = 3;
export const LIST_NAME_MAX = 50;

export type ListNameProblem = 'empty' | 'too-short' | 'too-long' | 'taken';

/** The name as it is sent and compared: trimmed, with single spaces. */
export function tidyListName(name: string): string {
  return name.replace(/\s+/g, ' ').trim();
}

/**
 * The problem with the name of a new or renamed list; null when it can be used. Names are compared as they are
 * displayed, without case. `ownLid` is the list that is renamed.
 */
export function checkListName(
  name: string,
  lists: readonly Wishlist[],
  { savedItems, ownLid = null }: { savedItems: string; ownLid?: string | null },
): ListNameProblem | null {
  const tidy = tidyListName(name);
  const length = Array.from(tidy).length;
  if (length === 0) return 'empty';
  if (length < LIST_NAME_MIN) return 'too-short';
  if (length > LIST_NAME_MAX) return 'too-long';
  const wanted = sameName(shownListName({ lname: tidy }, savedItems));
  const isTaken = lists.some(
    (list) => list.lid !== ownLid && sameName(shownListName(list, savedItems)) === wanted,
  );
  return isTaken ? 'taken' : null;
}

function sameName(name: string): string {
  return tidyListName(name).toLowerCase();
}

/** The login page for a guest who saves to a wishlist `[screen.product-detail-page.24]` `[role.1]`. */
export function guestLoginHref(handle: string): string {
  return `/account/login?wishlistHandle=${encodeURIComponent(handle)}`;
}
