import { readStartedSession } from '@storefront/core/account/session';
import { useStore } from 'jotai';
import { postOwn } from '../../../clients/api.ts';
import { saveSession } from '../session/save-session.ts';

/** Sends a form that starts a session, and saves it for all tabs `[state.session.1]`. Rejects as `postOwn` does. */
export function useSignIn() {
  const store = useStore();
  return async (path: string, body: object): Promise<void> => {
    const session = readStartedSession(await postOwn(path, body));
    saveSession(store, session);
  };
}
