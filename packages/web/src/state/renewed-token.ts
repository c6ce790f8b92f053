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
    if (stored === refused) await tokenIsReplaced(store, refused);
    if (stored !== null && store.get(tokenAtom) === refused) store.set(tokenAtom, stored);
  }
  const token = store.get(tokenAtom);
  return token === refused ? null : token;
}

/** What another tab has stored is read here, and notified to this tab, a moment later. */
const NOTIFIED_MS = 1_000;

/** Resolves once this tab has another token, or would have been notified of it. */
function tokenIsReplaced(store: Store, token: string): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(end, NOTIFIED_MS);
    const unsubscribe = store.sub(tokenAtom, () => {
      if (store.get(tokenAtom) !== token) end();
    });
  });
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
