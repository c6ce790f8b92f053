import { cleanId } from '@storefront/core/account/user';
import { systemClock } from '@storefront/core/clock';
import { holdsChanges } from '@storefront/core/wishlist/pending-changes';
import { atom, type createStore, useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { changeOwnAs, getOwnAs } from '../../clients/api.ts';
import { type BrowserStorage, localStore } from '../../state/browser-storage.ts';
import { callWithToken } from '../../state/renewed-token.ts';
import { tokenAtom, userAtom } from '../../state/session-atoms.ts';
import { WISHLIST_CHANGES_KEY } from '../../state/wishlist-atoms.ts';
import { createWishlists, type Wishlists } from './create-wishlists.ts';
import { followTabs } from './follow-tabs.ts';
import { guestIdentity } from './guest-identity.ts';

type Store = ReturnType<typeof createStore>;

/** Numeric id of the customer; null for a guest, and until the user of a token is known. */
const customerIdAtom = atom((get) => (get(tokenAtom) === null ? null : cleanId(get(userAtom))));

/** The operations of the customer's wishlists; null for a guest. */
export const customerWishlistsAtom = atom<Wishlists | null>(null);

function openWishlists(store: Store, customerId: string, endSession: (store: Store) => void): Wishlists {
  return createWishlists({
    store,
    customerId,
    storage: localStore,
    clock: systemClock,
    guest: guestIdentity,
    call: (method, path, body) =>
      callWithToken(store, (token) =>
        method === 'GET' ? getOwnAs(token, path) : changeOwnAs(token, method, path, body),
      ),
    endSession: () => endSession(store),
  });
}

/** Of a customer who has not come back: nobody else reads what she left. */
export function forgetOldChanges(storage: BrowserStorage, nowMs: number): void {
  const stored = storage.read(WISHLIST_CHANGES_KEY);
  if (stored !== null && !holdsChanges(stored, nowMs)) storage.write(WISHLIST_CHANGES_KEY, null);
}

/** Keeps the wishlists those of whoever is signed in; `endSession` must not change between renders. */
export function useCustomerWishlists(endSession: (store: Store) => void): void {
  const store = useStore();
  const customerId = useAtomValue(customerIdAtom);
  useEffect(() => {
    if (customerId === null) return forgetOldChanges(localStore, systemClock.now());
    const wishlists = openWishlists(store, customerId, endSession);
    store.set(customerWishlistsAtom, wishlists);
    void wishlists.load().then(() => wishlists.send());
    const onOnline = () => void wishlists.load().then(() => wishlists.send());
    addEventListener('online', onOnline);
    const unfollow = followTabs(wishlists, () => store.get(tokenAtom) !== null);
    return () => {
      removeEventListener('online', onOnline);
      unfollow();
      wishlists.end();
      store.set(customerWishlistsAtom, null);
    };
  }, [store, customerId, endSession]);
}
