import type { Clock } from '../clock.ts';
import type { User } from './user.ts';
import { readUser } from './user.ts';

/** What local storage holds of a session, by its keys there ([entity.user-session.12]); null where there is nothing. */
export interface StoredSession {
  /** JSON. */
  user: string | null;
  token: string | null;
  /** ISO 8601. */
  tokenExpiresAt: string | null;
}

export interface Session {
  user: User | null;
  token: string | null;
  /** ISO 8601; null when it is not known. */
  tokenExpiresAt: string | null;
}

export const NO_SESSION: Session = { user: null, token: null, tokenExpiresAt: null };

/** A token is renewed in its last week. */
export const RENEW_TOKEN_BEFORE_MS = 7 * 24 * 60 * 60 * 1000;

/** True when both are present ([entity.user-session.10]). */
export function userIsLoggedIn({ user, token }: Pick<Session, 'user' | 'token'>): boolean {
  return user !== null && token !== null && token !== '';
}

export interface RestoredSession {
  session: Session;
  /** Ask the server for the user with the token ([state.session.5]). */
  mustRefreshUser: boolean;
  mustRenewToken: boolean;
  /** The telephone number by which the SMS service is told who visits ([state.session.6]); null when unknown. */
  identifyPhone: string | null;
}

/**
 * The session on load ([state.session.3]). An expired or unreadable token ends it: a user that is left over without
 * one is nobody's, and is forgotten.
 */
export function restoreSession(stored: StoredSession, clock: Clock): RestoredSession {
  const token = readToken(stored.token);
  const expires = Date.parse(stored.tokenExpiresAt ?? '');
  if (token === null || expires <= clock.now()) {
    return { session: NO_SESSION, mustRefreshUser: false, mustRenewToken: false, identifyPhone: null };
  }
  const user = readUser(parse(stored.user));
  return {
    session: { user, token, tokenExpiresAt: Number.isNaN(expires) ? null : stored.tokenExpiresAt },
    mustRefreshUser: user === null,
    mustRenewToken: expires - clock.now() <= RENEW_TOKEN_BEFORE_MS,
    identifyPhone: user?.phone ?? user?.defaultAddress?.phone ?? null,
  };
}

/**
 * What to write into local storage for a session; null removes the key. Logging in saves user and token
 * ([state.session.1]), logging out removes both ([state.session.2]).
 */
export function sessionToStore({ user, token, tokenExpiresAt }: Session): StoredSession {
  return { user: user === null ? null : JSON.stringify(user), token, tokenExpiresAt };
}

/** A token is one word; other tools of the browser's may have stored it as JSON. */
function readToken(stored: string | null): string | null {
  const value = stored?.startsWith('"') ? parse(stored) : stored;
  return typeof value === 'string' && /^[\w.~+/=-]+$/.test(value) && value !== 'null' && value !== 'undefined'
    ? value
    : null;
}

function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}
