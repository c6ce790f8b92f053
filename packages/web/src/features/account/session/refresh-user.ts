import { readRefreshedUser, type Session } from '@storefront/core/account/session';
import { ApiError } from '../../../clients/api.ts';

export interface RefreshUserDeps {
  post: (path: string, body: object) => Promise<unknown>;
  /** The session at this moment: the shopper may log out, in another tab too, before the response arrives. */
  readToken: () => string | null;
  /** For a refused token: the one by which another tab has replaced it, of which this tab is notified, too. */
  findRenewedToken: (refused: string) => Promise<string | null>;
  saveSession: (session: Session | null) => void;
}

/**
 * `[state.session.5]` `[call.products-own-server.1]` Fetches the user of a stored token and saves both. `[error.3]` A
 * failure is logged and leaves the user unset; a 401 ends the session (null). Never rejects.
 */
export async function refreshUser(session: Session, deps: RefreshUserDeps): Promise<void> {
  const { token } = session;
  const isCurrent = () => deps.readToken() === token;
  try {
    const user = readRefreshedUser(await deps.post('/api/auth/user', { token }));
    if (isCurrent()) deps.saveSession({ ...session, user });
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 401;
    if (isRefused && token !== null && (await deps.findRenewedToken(token)) !== null) return;
    console.error('The user could not be refreshed', error);
    if (isRefused && isCurrent()) deps.saveSession(null);
  }
}
