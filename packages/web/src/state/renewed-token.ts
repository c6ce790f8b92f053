import { atom, type createStore } from 'jotai';
import { localStore } from './browser-storage.ts';
import { tokenAtom } from './session-atoms.ts';
import { withSessionLock } from './session-lock.ts';

type Store = ReturnType<typeof createStore>;

/** The renewal of the token that is under way: until it ends, a token that is refused may have been replaced. */
export const renewalAtom = atom<Promise<void> | null>(null);

/**
 * For a token that was refused: the one that has taken its place, after a renewal that is under way, in another tab too.
 * Null when the session is over, or still has this token.
 */
export async function findRenewedToken(store: Store, refused: string): Promise<string | null> {
  await store.get(renewalAtom);
  if (store.get(tokenAtom) === refused) {
    const stored = await withSessionLock(async () => localStore.read('token'));
    // This tab is notified of what another has stored a moment later.
    if (stored !== null && store.get(tokenAtom) === refused) store.set(tokenAtom, stored);
  }
  const token = store.get(tokenAtom);
  return token === refused ? null : token;
}

/** Calls one of our own endpoints as the customer, once more where the token was renewed meanwhile. */
export async function callWithToken<Result>(
  store: Store,
  call: (token: string) => Promise<Result>,
): Promise<Result> {
  const token = store.get(tokenAtom) ?? '';
  try {
    return await call(token);
  } catch (error) {
    // That of an `ApiError`.
    const isRefused = Reflect.get(Object(error), 'status') === 401;
    const renewed = isRefused ? await findRenewedToken(store, token) : null;
    if (renewed === null) throw error;
    return call(renewed);
  }
}
