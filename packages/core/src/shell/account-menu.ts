export type AccountMenuItem =
  | { code: 'greeting'; firstName: string | null; href: '/account' }
  | { code: 'order-history'; href: '/account/order-history' }
  | { code: 'wishlist'; href: '/account/wishlist' }
  /** Another site, in a new tab. */
  | { code: 'returns'; href: string; opensNewTab: true }
  | { code: 'rewards'; href: '/account/rewards' }
  | { code: 'login'; href: '/account/login' };

/**
 * `[screen.site-shell-desktop-header.5]` `[screen.site-shell-desktop-header.6]` The header's account menu: 'Login' for
 * guests, five links for customers. Without `returnsUrl` there is no returns link, and without a provider of wishlists
 * none to them.
 */
export function listAccountMenu({
  userIsLoggedIn,
  firstName,
  returnsUrl,
  hasWishlists,
}: {
  userIsLoggedIn: boolean;
  firstName: string | null;
  returnsUrl: string | null;
  hasWishlists: boolean;
}): AccountMenuItem[] {
  if (!userIsLoggedIn) return [{ code: 'login', href: '/account/login' }];
  return [
    { code: 'greeting', firstName: firstName?.trim() || null, href: '/account' },
    { code: 'order-history', href: '/account/order-history' },
    ...(hasWishlists ? [{ code: 'wishlist' as const, href: '/account/wishlist' as const }] : []),
    ...(returnsUrl ? [{ code: 'returns' as const, href: returnsUrl, opensNewTab: true as const }] : []),
    { code: 'rewards', href: '/account/rewards' },
  ];
}
