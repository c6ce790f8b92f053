import type { Clock } from '../clock.ts';
import { Fault } from '../fault.ts';
import type { AccessToken } from './access-token.ts';
import { readUser, type User } from './user.ts';

/** The session in local storage, by its keys `[entity.user-session.12]`; null where there is nothing. */
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

export interface RestoredSession {
  session: Session;
  /** `[state.session.5]` The user must be fetched with the token. */
  mustRefreshUser: boolean;
  mustRenewToken: boolean;
  /** `[state.session.6]` The phone number that identifies the visitor to the SMS service; null when unknown. */
  identifyPhone: string | null;
}

/**
 * `[state.session.3]` `[state.session.4]` The session on load. An expired or unreadable token ends it; a stored user
 * without a token is dropped.
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
    identifyPhone: phoneOf(user),
  };
}

/** The customer's own phone number, otherwise that of the address; null when unknown. */
export function phoneOf(user: User | null): string | null {
  return user?.phone ?? user?.defaultAddress?.phone ?? null;
}

/**
 * `[call.products-own-server.2]` The user in a response of `POST /api/auth/user`. Throws a `Fault` of kind `outside`
 * when there is none.
 */
export function readRefreshedUser(body: unknown): User {
  const { user: wire }: { user?: unknown } = Object(body);
  const user = readUser(wire);
  if (user !== null) return user;
  throw new Fault({ code: 'user-missing', kind: 'outside', say: '/api/auth/user returned no user.' });
}

/** The token in a response of `POST /api/auth/renew`. Throws a `Fault` of kind `outside` when there is none. */
export function readAccessToken(body: unknown): AccessToken {
  const { token: wire, tokenExpiresAt }: { token?: unknown; tokenExpiresAt?: unknown } = Object(body);
  const token = typeof wire === 'string' ? readToken(wire) : null;
  if (token !== null && typeof tokenExpiresAt === 'string') return { token, tokenExpiresAt };
  throw new Fault({ code: 'token-missing', kind: 'outside', say: 'The server returned no session.' });
}

/** The session in a response of `POST /api/auth/{login,reset,activate}`; throws as the other two do. */
export function readStartedSession(body: unknown): Session {
  return { user: readRefreshedUser(body), ...readAccessToken(body) };
}

/**
 * The values for local storage; null removes the key. Logging in saves user and token `[state.session.1]`, logging
 * out removes both `[state.session.2]`.
 */
export function sessionToStore({ user, token, tokenExpiresAt }: Session): StoredSession {
  return { user: user === null ? null : JSON.stringify(user), token, tokenExpiresAt };
}

/** A token is one word; other code may have stored it as JSON. */
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
