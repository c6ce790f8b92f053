import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { selectedWishlistProductAtom } from '../../state/wishlist-atoms.ts';
import { wishlistNoteAtom } from './lists-atoms.ts';

const product = (id: string) => ({
  ...{ id, handle: id, title: id, image: null, variantId: null, source: null },
});
const added = { text: 'Added to list', action: null, forMs: 4000, productId: '7' };

describe('[state.wishlist.4] a note', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('[const.timings.4] ends four seconds after the piece was saved, wherever it is shown', () => {
    const store = createStore();
    store.set(wishlistNoteAtom, added);
    vi.advanceTimersByTime(3_000);
    expect(store.get(wishlistNoteAtom)).toMatchObject({ text: 'Added to list', endsAtMs: 5_000 });
  });

  it('has another key each time', () => {
    const store = createStore();
    const keys = [added, added].map((note) => {
      store.set(wishlistNoteAtom, note);
      return store.get(wishlistNoteAtom)?.key;
    });
    expect(keys).toEqual([1, 2]);
    store.set(wishlistNoteAtom, null);
    expect(store.get(wishlistNoteAtom)).toBeNull();
  });

  it('of a saved piece is not shown beside another product', () => {
    const store = createStore();
    store.set(wishlistNoteAtom, added);
    store.set(selectedWishlistProductAtom, product('7'));
    expect(store.get(wishlistNoteAtom)).not.toBeNull();
    store.set(selectedWishlistProductAtom, product('8'));
    expect(store.get(wishlistNoteAtom)).toBeNull();
    store.set(wishlistNoteAtom, { text: 'Deleted', action: null, forMs: 4000 });
    expect(store.get(wishlistNoteAtom)).not.toBeNull();
  });
});
