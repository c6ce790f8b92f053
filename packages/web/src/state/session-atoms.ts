import { userIsLoggedIn } from '@storefront/core/account/logged-in';
import type { User } from '@storefront/core/account/user';
import { atom } from 'jotai';

/** Who shops here; both null for a guest. */
export const userAtom = atom<User | null>(null);
export const tokenAtom = atom<string | null>(null);
/** ISO 8601; null when it is not known. */
export const tokenExpiresAtAtom = atom<string | null>(null);

/** Whether the session that this browser has stored was read. */
export const sessionIsRestoredAtom = atom(false);
/** `[entity.user-session.7]` Whether the user of a token is on the way. */
export const isFetchingUserAtom = atom(false);

/** `[entity.user-session.8]` What the referral provider knows of the customer. */
export const friendbuyAtom = atom<Record<string, unknown> | null>(null);

/** `[entity.user-session.10]` */
export const userIsLoggedInAtom = atom((get) =>
  userIsLoggedIn({ user: get(userAtom), token: get(tokenAtom) }),
);
