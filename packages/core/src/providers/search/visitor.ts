import { searchCookies } from './search.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * `[entity.browser-storage-and-cookies.4]` Who visits, by the page's cookies, and the cookies to be set for what
 * was missing. Only to be called once the visitor agreed to them.
 */
export function nameVisitor(
  cookies: string,
  makeId: () => string,
): { userId: string; sessionId: string; missingCookies: string[] } {
  const held = new Map(
    cookies.split(';').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name.trim(), value.trim()];
    }),
  );
  const [knownUser, knownSession] = [held.get(searchCookies.userId), held.get(searchCookies.sessionId)];
  const userId = knownUser || makeId();
  const sessionId = knownSession || makeId();
  return {
    userId,
    sessionId,
    missingCookies: [
      ...(knownUser
        ? []
        : [`${searchCookies.userId}=${userId}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`]),
      ...(knownSession ? [] : [`${searchCookies.sessionId}=${sessionId}; path=/; samesite=lax`]),
    ],
  };
}
