import { NO_SESSION, type Session } from '@storefront/core/account/session';
import type { Clock } from '@storefront/core/clock';
import type { createStore } from 'jotai';
import { tokenAtom, tokenExpiresAtAtom, userAtom } from '../../state/session-atoms.ts';
import { refreshUser } from './refresh-user.ts';
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
  let cancelRefresh = () => {};

  function show(session: Session) {
    store.set(userAtom, session.user);
    store.set(tokenAtom, session.token);
    store.set(tokenExpiresAtAtom, session.tokenExpiresAt);
  }

  function saveSession(session: Session | null) {
    show(session ?? NO_SESSION);
    storeSession(session ?? NO_SESSION);
  }

  function restore() {
    cancelRefresh();
    const { session, mustRefreshUser } = readStoredSession(clock);
    show(session);
    // Removes a token that has expired or cannot be read.
    if (session.token === null) storeSession(session);
    if (!mustRefreshUser) return;
    const deps = { post, readToken: () => store.get(tokenAtom), saveSession };
    cancelRefresh = whenIdle(() => void refreshUser(session, deps));
  }

  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === 'token') restore();
  };
  restore();
  addEventListener('storage', onStorage);
  return () => {
    cancelRefresh();
    removeEventListener('storage', onStorage);
  };
}
