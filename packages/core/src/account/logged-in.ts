import type { Session } from './session.ts';

/** `[entity.user-session.10]` True when both are present. */
export function userIsLoggedIn({ user, token }: Pick<Session, 'user' | 'token'>): boolean {
  return user !== null && token !== null && token !== '';
}
