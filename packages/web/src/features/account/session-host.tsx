import { systemClock } from '@storefront/core/clock';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { tokenAtom, tokenExpiresAtAtom, userAtom } from '../../state/session-atoms.ts';
import { readStoredSession, storeSession } from './session-storage.ts';

/** Restores the session after first paint, and follows logins and logouts of other tabs. Shows nothing. */
export function SessionHost() {
  const store = useStore();
  useEffect(() => {
    const restore = () => {
      const { session } = readStoredSession(systemClock);
      store.set(userAtom, session.user);
      store.set(tokenAtom, session.token);
      store.set(tokenExpiresAtAtom, session.tokenExpiresAt);
      // What was found expired or unreadable is not left lying about.
      if (session.token === null) storeSession(session);
    };
    const onStorage = (event: StorageEvent) => {
      if (event.key === null || event.key === 'token') restore();
    };
    restore();
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [store]);
  return null;
}
