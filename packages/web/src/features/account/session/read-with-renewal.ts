import type { createStore } from 'jotai';
import { findRenewedToken } from '../../../state/renewed-token.ts';
import { tokenAtom } from '../../../state/session-atoms.ts';
import { saveSession } from './save-session.ts';

/**
 * Reads something of the customer. Null means that the platform does not know the token: the read is repeated where it
 * was renewed meanwhile; otherwise the session ends in all tabs, the guard leads to the login and back, and the result is
 * null. Rejects as `read` does.
 */
export async function readWithRenewal<Value>(
  store: ReturnType<typeof createStore>,
  read: () => Promise<Value | null>,
): Promise<Value | null> {
  const token = store.get(tokenAtom);
  const value = await read();
  if (value !== null || token === null) return value;
  if ((await findRenewedToken(store, token)) !== null) return readWithRenewal(store, read);
  if (store.get(tokenAtom) === token) saveSession(store, null);
  return null;
}
