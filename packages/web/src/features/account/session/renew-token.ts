import type { AccessToken } from '@storefront/core/account/access-token';
import { readAccessToken, type Session } from '@storefront/core/account/session';

export interface RenewTokenDeps {
  post: (path: string, body: object) => Promise<unknown>;
  /** The session at this moment: another tab may have renewed or ended it. */
  readSession: () => Session;
  /** The token that all tabs have, before this one is notified of it. */
  readStoredToken: () => string | null;
  saveSession: (session: Session) => void;
}

/**
 * Replaces a token in its last week by one that lasts longer. A failure is logged: the token works until it expires, and
 * the next page tries again. Never rejects.
 */
export async function renewToken(deps: RenewTokenDeps): Promise<void> {
  const { post, readSession, saveSession } = deps;
  const { token } = readSession();
  if (token === null || deps.readStoredToken() !== token) return;
  try {
    const renewed: AccessToken = readAccessToken(await post('/api/auth/renew', { token }));
    const session = readSession();
    if (session.token === token) saveSession({ ...session, ...renewed });
  } catch (error) {
    console.warn('The session could not be renewed', error);
  }
}
