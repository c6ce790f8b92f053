import type { SiteLink } from '../content/site-content.ts';

export type AccountMenuItem =
  | { code: 'greeting'; firstName: string | null; href: '/account' }
  | { code: 'order-history'; href: '/account/order-history' }
  | { code: 'wishlist'; href: '/account/wishlist' }
  | { code: 'rewards'; href: '/account/rewards' }
  /** Named by the editors. */
  | ({ code: 'returns' | 'link' } & SiteLink)
  | { code: 'login'; href: '/account/login' };

/** Whether a link leaves the shop, for a new tab. */
export const isOtherSite = (href: string): boolean => /^https?:/i.test(href);

/**
 * `[screen.site-shell-desktop-header.5]` `[screen.site-shell-desktop-header.6]` The header's account menu: 'Login' for
 * guests; for customers the shop's own screens, the editors' returns link where there is one, and what else they link to.
 * Without a provider of wishlists there is no link to them.
 */
export function listAccountMenu({
  userIsLoggedIn,
  firstName,
  returnsLink,
  links = [],
  hasWishlists,
}: {
  userIsLoggedIn: boolean;
  firstName: string | null;
  returnsLink: SiteLink | null | undefined;
  links?: readonly SiteLink[] | undefined;
  hasWishlists: boolean;
}): AccountMenuItem[] {
  if (!userIsLoggedIn) return [{ code: 'login', href: '/account/login' }];
  return [
    { code: 'greeting', firstName: firstName?.trim() || null, href: '/account' },
    { code: 'order-history', href: '/account/order-history' },
    ...(hasWishlists ? [{ code: 'wishlist' as const, href: '/account/wishlist' as const }] : []),
    ...(returnsLink ? [{ code: 'returns' as const, ...returnsLink }] : []),
    { code: 'rewards', href: '/account/rewards' },
    ...links.map((link) => ({ code: 'link' as const, ...link })),
  ];
}

/** The editors' quick links that the account's own do not show already; a group of links stays, wherever it leads. */
export function otherQuickLinks<Row extends SiteLink & { subLinks: SiteLink[] }>(
  quickLinks: readonly Row[],
  account: readonly Pick<AccountMenuItem, 'href'>[],
): Row[] {
  const shown = new Set<string>(['/account/login', ...account.map(({ href }) => href)]);
  return quickLinks.filter(({ href, subLinks }) => subLinks.length > 0 || !shown.has(href));
}
