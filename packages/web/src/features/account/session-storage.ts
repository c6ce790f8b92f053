import {
  NO_SESSION,
  type RestoredSession,
  restoreSession,
  type Session,
  sessionToStore,
} from '@storefront/core/account/session';
import type { Clock } from '@storefront/core/clock';

const KEYS = ['user', 'token', 'tokenExpiresAt'] as const;

/** `[state.session.4]`; a browser that refuses storage has no session to restore. */
export function readStoredSession(clock: Clock): RestoredSession {
  try {
    const stored = Object.fromEntries(KEYS.map((key) => [key, localStorage.getItem(key)]));
    const { user = null, token = null, tokenExpiresAt = null } = stored;
    return restoreSession({ user, token, tokenExpiresAt }, clock);
  } catch {
    return { session: NO_SESSION, mustRefreshUser: false, mustRenewToken: false, identifyPhone: null };
  }
}

/** `[state.session.1]`, `[state.session.2]`: what a login saves, a logout removes. */
export function storeSession(session: Session): void {
  const stored = sessionToStore(session);
  try {
    for (const key of KEYS) {
      const value = stored[key];
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    }
  } catch (error) {
    console.warn('This browser does not keep the session beyond this page', error);
  }
}
