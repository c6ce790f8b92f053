import Cookies from 'js-cookie';

/** Where the provider's own script kept its visitor, in shops that used it before. */
const REGID_COOKIE = 'swym-swymRegid';

/** `[state.wishlist.6]` The provider's identity of this browser before the login; null without one. */
export const guestIdentity = {
  read: (): string | null => Cookies.get(REGID_COOKIE) || null,
  /** The script may have set it for the whole domain. */
  drop(): void {
    const domains = [undefined, location.hostname, location.hostname.split('.').slice(-2).join('.')];
    for (const domain of domains) Cookies.remove(REGID_COOKIE, domain === undefined ? {} : { domain });
  },
};
