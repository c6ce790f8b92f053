import Cookies from 'js-cookie';
import { searchCookies } from './search.ts';

const YEAR_DAYS = 365;

/**
 * `[entity.browser-storage-and-cookies.4]` The ids of this browser and this visit, from their cookies; missing
 * cookies are set. Call it only once the visitor has allowed them.
 */
export function identifyVisitor(makeId: () => string): { userId: string; sessionId: string } {
  return {
    userId: readOrSet(searchCookies.userId, makeId, { expires: YEAR_DAYS }),
    sessionId: readOrSet(searchCookies.sessionId, makeId),
  };
}

function readOrSet(name: string, makeId: () => string, attributes: Cookies.CookieAttributes = {}): string {
  const known = Cookies.get(name);
  if (known) return known;
  const id = makeId();
  Cookies.set(name, id, { path: '/', sameSite: 'lax', ...attributes });
  return id;
}
