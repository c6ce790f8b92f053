import { useStore } from 'jotai';
import { useCallback } from 'react';
import { tokenAtom, tokenExpiresAtAtom } from '../../state/session-atoms.ts';
import { saveSession } from './session/save-session.ts';
import { useDetails } from './use-details.ts';

/** After a change of the customer's data: all tabs, the header among them, show it. Never rejects. */
export function useRefreshUser(): () => Promise<void> {
  const store = useStore();
  const details = useDetails();
  return useCallback(async () => {
    const token = store.get(tokenAtom);
    try {
      const user = await details((service, own, country) => service.customer(own, country));
      if (user === null || store.get(tokenAtom) !== token) return;
      saveSession(store, { user, token, tokenExpiresAt: store.get(tokenExpiresAtAtom) });
    } catch (error) {
      console.warn('The customer could not be read again', error);
    }
  }, [store, details]);
}
