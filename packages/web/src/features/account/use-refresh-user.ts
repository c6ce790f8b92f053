import { readUser } from '@storefront/core/account/user';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { tokenAtom, tokenExpiresAtAtom } from '../../state/session-atoms.ts';
import { saveSession } from './session/save-session.ts';
import { useDetails } from './use-details.ts';

/** Reads the customer anew: all tabs show it, or, where the token is over, the login. Never rejects. */
export function useRefreshUser(): () => Promise<void> {
  const store = useStore();
  const details = useDetails();
  return useCallback(async () => {
    const token = store.get(tokenAtom);
    try {
      const user = readUser(await details((service, own, country) => service.customer(own, country)));
      if (store.get(tokenAtom) !== token) return;
      const tokenExpiresAt = store.get(tokenExpiresAtAtom);
      saveSession(store, user && { user, token, tokenExpiresAt });
    } catch (error) {
      console.warn('The customer could not be read again', error);
    }
  }, [store, details]);
}
