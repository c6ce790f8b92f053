import { systemClock } from '@storefront/core/clock';
import { type PendingChange, withPending } from '@storefront/core/wishlist/pending-changes';
import type { Wishlist } from '@storefront/core/wishlist/wishlist';
import { atom } from 'jotai';
import { selectedWishlistProductAtom } from '../../state/wishlist-atoms.ts';

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
  /** In milliseconds since the epoch; the place of a note may change meanwhile. */
  endsAtMs: number;
  action: { text: string; href: string } | { text: string; onPress: () => void } | null;
  /** Numeric id of the product that was saved; null for other notes. */
  productId: string | null;
}

interface NewNote extends Pick<WishlistNote, 'text' | 'action'> {
  forMs: number;
  productId?: string;
}

const noteAtom = atom<WishlistNote | null>(null);

/** A note about one product is not shown beside another one that the shopper is about to save. */
export const wishlistNoteAtom = atom(
  (get) => {
    const note = get(noteAtom);
    const selectedId = get(selectedWishlistProductAtom)?.id ?? null;
    const isOfOther =
      note !== null && note.productId !== null && selectedId !== null && note.productId !== selectedId;
    return isOfOther ? null : note;
  },
  (get, set, note: NewNote | null) => {
    if (note === null) return set(noteAtom, null);
    const { text, action, forMs, productId = null } = note;
    const key = (get(noteAtom)?.key ?? 0) + 1;
    set(noteAtom, { key, text, action, productId, endsAtMs: systemClock.now() + forMs });
  },
);
