import {
  type RestoredSession,
  restoreSession,
  type Session,
  sessionToStore,
} from '@storefront/core/account/session';
import type { User } from '@storefront/core/account/user';
import type { Clock } from '@storefront/core/clock';
import { localStore } from '../../../state/browser-storage.ts';

/** `[state.session.4]` A browser that refuses storage has no session to restore. */
export function readStoredSession(clock: Clock): RestoredSession {
  return restoreSession(
    {
      user: localStore.read('user'),
      token: localStore.read('token'),
      tokenExpiresAt: localStore.read('tokenExpiresAt'),
    },
    clock,
  );
}

export function storeUser(user: User): void {
  localStore.write('user', JSON.stringify(user));
}

/** `[state.session.1]`, `[state.session.2]`: what a login saves, a logout removes, the referral data with it. */
export function storeSession(session: Session): void {
  for (const [key, value] of Object.entries(sessionToStore(session))) localStore.write(key, value);
  if (session.token === null) localStore.write('friendbuy', null);
}
