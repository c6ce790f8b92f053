import { NO_SESSION, type Session } from '@storefront/core/account/session';
import type { User } from '@storefront/core/account/user';
import type { createStore } from 'jotai';
import { tokenAtom, tokenExpiresAtAtom, userAtom } from '../../../state/session-atoms.ts';
import { storeSession, storeUser } from './session-storage.ts';

type Store = ReturnType<typeof createStore>;

/** Shows a session in this tab only. */
export function showSession(store: Store, session: Session): void {
  store.set(userAtom, session.user);
  store.set(tokenAtom, session.token);
  store.set(tokenExpiresAtAtom, session.tokenExpiresAt);
}

/** `[state.session.5]` Completes the session of all tabs. */
export function saveUser(store: Store, user: User): void {
  store.set(userAtom, user);
  storeUser(user);
}

/** `[state.session.1]` `[state.session.2]` Starts a session in all tabs; null ends it. */
export function saveSession(store: Store, session: Session | null): void {
  showSession(store, session ?? NO_SESSION);
  storeSession(session ?? NO_SESSION);
}
