import { readRefreshedUser } from '@storefront/core/account/session';
import type { User } from '@storefront/core/account/user';
import { ApiError } from '../../../clients/api.ts';

export interface RefreshUserDeps {
  post: (path: string, body: object) => Promise<unknown>;
  /** The session at this moment: the shopper may log out, in another tab too, before the response arrives. */
  readToken: () => string | null;
  /** For a refused token: the one by which another tab has replaced it, of which this tab is notified, too. */
  findRenewedToken: (refused: string) => Promise<string | null>;
  saveUser: (user: User) => void;
  endSession: () => void;
}

/**
 * `[state.session.5]` `[call.products-own-server.1]` Fetches the user of a stored token and saves it, without the token,
 * which another tab may replace meanwhile. `[error.3]` A failure is logged and leaves the user unset; a 401 ends the
 * session. Never rejects.
 */
export async function refreshUser(token: string | null, deps: RefreshUserDeps): Promise<void> {
  const isCurrent = () => deps.readToken() === token;
  try {
    const user = readRefreshedUser(await deps.post('/api/auth/user', { token }));
    if (isCurrent()) deps.saveUser(user);
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 401;
    if (isRefused && token !== null && (await deps.findRenewedToken(token)) !== null) return;
    console.error('The user could not be refreshed', error);
    if (isRefused && isCurrent()) deps.endSession();
  }
}
