import type { SiteLink } from '../content/site-content.ts';
import { isOtherSite } from './account-links.ts';

export type AccountMenuItem =
  | { code: 'greeting'; firstName: string | null; href: '/account' }
  | { code: 'order-history'; href: '/account/order-history' }
  | { code: 'wishlist'; href: '/account/wishlist' }
  | { code: 'rewards'; href: '/account/rewards' }
  /** Named by the editors; another site opens in a new tab. */
  | { code: 'returns' | 'link'; key: string; title: string; href: string; opensNewTab: boolean }
  | { code: 'login'; href: '/account/login' };

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
  const named = (code: 'returns' | 'link', { key, title, href }: SiteLink) => ({
    code,
    key,
    title,
    href,
    opensNewTab: isOtherSite(href),
  });
  return [
    { code: 'greeting', firstName: firstName?.trim() || null, href: '/account' },
    { code: 'order-history', href: '/account/order-history' },
    ...(hasWishlists ? [{ code: 'wishlist' as const, href: '/account/wishlist' as const }] : []),
    ...(returnsLink ? [named('returns', returnsLink)] : []),
    { code: 'rewards', href: '/account/rewards' },
    ...links.map((link) => named('link', link)),
  ];
}
