import type { Session } from '@storefront/core/account/session';
import type { Clock } from '@storefront/core/clock';
import type { createStore } from 'jotai';
import { localStore } from '../../../state/browser-storage.ts';
import { findRenewedToken, renewalAtom } from '../../../state/renewed-token.ts';
import {
  isFetchingUserAtom,
  sessionIsRestoredAtom,
  tokenAtom,
  tokenExpiresAtAtom,
  userAtom,
} from '../../../state/session-atoms.ts';
import { withSessionLock } from '../../../state/session-lock.ts';
import { refreshUser } from './refresh-user.ts';
import { renewToken } from './renew-token.ts';
import { saveSession, saveUser, showSession } from './save-session.ts';
import { readStoredSession, storeSession } from './session-storage.ts';

export interface FollowSessionDeps {
  store: ReturnType<typeof createStore>;
  clock: Clock;
  post: (path: string, body: object) => Promise<unknown>;
  /** Runs later, when the browser is idle. Returns a function that cancels it. */
  whenIdle: (work: () => void) => () => void;
}

/** Restores the stored session, and follows logins and logouts of other tabs. Returns a cleanup function. */
export function followSession({ store, clock, post, whenIdle }: FollowSessionDeps): () => void {
  let cancelPlan = () => {};
  const save = (session: Session | null) => saveSession(store, session);
  const readSession = (): Session => ({
    user: store.get(userAtom),
    token: store.get(tokenAtom),
    tokenExpiresAt: store.get(tokenExpiresAtAtom),
  });

  async function refresh(session: Session): Promise<void> {
    await refreshUser(session.token, {
      post,
      readToken: () => store.get(tokenAtom),
      findRenewedToken: (refused) => findRenewedToken(store, refused),
      saveUser: (user) => saveUser(store, user),
      endSession: () => save(null),
    });
    store.set(isFetchingUserAtom, false);
  }

  function restore() {
    cancelPlan();
    const { session, mustRefreshUser, mustRenewToken } = readStoredSession(clock);
    showSession(store, session);
    store.set(isFetchingUserAtom, mustRefreshUser);
    store.set(sessionIsRestoredAtom, true);
    // Removes a token that has expired or cannot be read.
    if (session.token === null) storeSession(session);
    if (!mustRefreshUser && !mustRenewToken) return;
    cancelPlan = whenIdle(async () => {
      if (mustRefreshUser) await refresh(session);
      if (!mustRenewToken) return;
      const readStoredToken = () => localStore.read('token');
      const renewal = withSessionLock(() =>
        renewToken({ post, readSession, readStoredToken, saveSession: save }),
      );
      store.set(renewalAtom, renewal);
      await renewal;
    });
  }

  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === 'token' || event.key === 'user') restore();
  };
  // A page that the browser had frozen was not notified of a logout meanwhile.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) restore();
  };
  restore();
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  return () => {
    cancelPlan();
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
  };
}
