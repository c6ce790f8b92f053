import { type PendingChange, withPending } from '@storefront/core/wishlist/pending-changes';
import type { Wishlist } from '@storefront/core/wishlist/wishlist';
import { atom } from 'jotai';

/** What the service was found to hold. `failed`: the request failed, and nothing is known. */
export interface ServiceLists {
  step: 'unknown' | 'loading' | 'failed' | 'ready';
  lists: readonly Wishlist[];
}

export const NO_LISTS: ServiceLists = { step: 'unknown', lists: [] };

export const serviceListsAtom = atom<ServiceLists>(NO_LISTS);

/** Changes that the service does not have yet. */
export const pendingChangesAtom = atom<readonly PendingChange[]>([]);

/** The customer's lists, newest first `[entity.wishlist-list.2]`, with what she has just changed. */
export const wishlistsAtom = atom((get) => {
  const { step, lists } = get(serviceListsAtom);
  return { step, lists: withPending(lists, get(pendingChangesAtom)) };
});

/** What was done just now, announced for a few seconds. */
export interface WishlistNote {
  /** Another one for each note, so that the same words are announced again. */
  key: number;
  text: string;
  forMs: number;
  action: { text: string; href: string } | { text: string; onPress: () => void } | null;
}

const noteAtom = atom<WishlistNote | null>(null);

export const wishlistNoteAtom = atom(
  (get) => get(noteAtom),
  (get, set, note: Omit<WishlistNote, 'key'> | null) =>
    set(noteAtom, note && { ...note, key: (get(noteAtom)?.key ?? 0) + 1 }),
);
