const LOGIN = '/account/login';

/** Screens that need no login, and that nobody is sent back to after one. */
const openScreens =
  /^\/account\/(login|logout|create-account|reset-password|reset|activate)(\/|$)|^\/(_t|api)(\/|$)/;

/** Any origin serves: what matters is whether an address leaves it. */
const HERE = 'https://here.invalid';

/**
 * A place to go to after login when it is a page of ours, in the form browsers understand it; null for anything
 * that leads elsewhere, however disguised, and for the login's own screens.
 */
export function safeReturnPath(next: unknown): string | null {
  if (typeof next !== 'string' || next.length > 2000 || !next.startsWith('/')) return null;
  if (!URL.canParse(next, HERE)) return null;
  const url = new URL(next, HERE);
  // A path that begins with two slashes is another host's address once it stands alone.
  if (url.origin !== HERE || url.pathname.startsWith('//') || openScreens.test(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

export interface Return {
  path: string;
  /** Open the wishlist modal there: a guest wanted to save this product. */
  opensWishlist: boolean;
}

/**
 * Where a login leads: to the product of `?wishlistHandle` with its modal open ([screen.route-table.9]), to
 * `?next`, or to the account.
 *
 * @param query the login page's query string
 */
export function returnAfterLogin(query: string): Return {
  const params = new URLSearchParams(query);
  const handle = params.get('wishlistHandle')?.trim() ?? '';
  if (handle !== '' && !/[/\\]|^\.+$/.test(handle)) {
    return { path: `/products/${encodeURIComponent(handle)}`, opensWishlist: true };
  }
  return { path: safeReturnPath(params.get('next')) ?? '/account', opensWishlist: false };
}

/** The login page that leads back to `path`. */
export function loginHref(path: string): string {
  const next = safeReturnPath(path);
  return next === null || next === '/account' ? LOGIN : `${LOGIN}?next=${encodeURIComponent(next)}`;
}

/**
 * Where a visitor must go instead of the account screen asked for; null where nothing stands in the way
 * ([role.4]). Guests log in and come back; customers need no login or registration.
 *
 * @param address path with query
 */
export function redirectFromAccount(address: string, isLoggedIn: boolean): string | null {
  const bare = address.replace(/#.*$/s, '');
  const path = bare.replace(/\?.*$/s, '');
  if (!/^\/account(\/|$)/.test(path)) return null;
  if (!isLoggedIn) return openScreens.test(path) ? null : loginHref(address);
  return /^\/account\/(login|create-account)\/?$/.test(path)
    ? returnAfterLogin(bare.slice(path.length)).path
    : null;
}
