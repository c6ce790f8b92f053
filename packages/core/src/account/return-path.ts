const LOGIN = '/account/login';
const ORDERS = '/account/order-history';

/** Paths that need no login and are no target after one. */
const openScreens =
  /^\/account\/(login|logout|create-account|reset-password|reset|activate)(\/|$)|^\/(_t|api)(\/|$)/;

/** An arbitrary origin, to find out whether an address leaves it. */
const HERE = 'https://here.invalid';

/**
 * A target after login, normalised as browsers do; null for anything that leaves this site, however disguised, and
 * for the login's own screens.
 */
export function safeReturnPath(next: unknown): string | null {
  if (typeof next !== 'string' || next.length > 2000 || !next.startsWith('/')) return null;
  if (!URL.canParse(next, HERE)) return null;
  const url = new URL(next, HERE);
  // On its own, a path that begins with two slashes is the address of another host.
  if (url.origin !== HERE || url.pathname.startsWith('//') || openScreens.test(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** What opens the wishlist modal of the product page in whose address it stands. */
export const OPEN_WISHLIST = 'wishlist=open';

/**
 * The target after a login: the product of `?wishlistHandle` with its wishlist modal open, because a guest wanted to
 * save it `[screen.route-table.9]`; `?next`; or the account.
 *
 * @param query the login page's query string
 */
export function returnAfterLogin(query: string): string {
  const params = new URLSearchParams(query);
  const handle = params.get('wishlistHandle')?.trim() ?? '';
  if (handle !== '' && !/[/\\]|^\.+$/.test(handle)) {
    return `/products/${encodeURIComponent(handle)}?${OPEN_WISHLIST}`;
  }
  return safeReturnPath(params.get('next')) ?? '/account';
}

/** The login page that returns to `path`. */
export function loginHref(path: string): string {
  const next = safeReturnPath(path);
  return next === null || next === '/account' ? LOGIN : `${LOGIN}?next=${encodeURIComponent(next)}`;
}

/**
 * `[role.4]` The redirect of a visitor who requests an account screen; null when the screen may be shown. Guests are
 * sent to the login and back; customers are sent away from login and registration, and to all their orders from the
 * address of one that names none.
 *
 * @param address path with query
 */
export function redirectFromAccount(address: string, isLoggedIn: boolean): string | null {
  const bare = address.replace(/#.*$/s, '');
  const path = bare.replace(/\?.*$/s, '');
  if (!/^\/account(\/|$)/.test(path)) return null;
  if (!isLoggedIn) return openScreens.test(path) ? null : loginHref(address);
  if (/^\/account\/orders\/?$/.test(path)) return ORDERS;
  return /^\/account\/(login|create-account)\/?$/.test(path)
    ? returnAfterLogin(bare.slice(path.length))
    : null;
}
