import type { SiteLink } from '../content/site-content.ts';
import { isOtherSite } from './account-menu.ts';

/** Screens that the account menu has by itself, whatever the editors link to. */
const OWN_SCREENS = new Set([
  '/account',
  '/account/login',
  '/account/logout',
  '/account/order-history',
  '/account/wishlist',
  '/account/rewards',
]);

/**
 * `[entity.cms-settings-document.16]` Sorts the editors' account links. Returns and exchanges: the first link to another
 * site that speaks of them, or the first to another site. The shop's own screens, which the menu has already, are left out.
 */
export function sortAccountLinks(links: readonly SiteLink[]): {
  returnsLink: SiteLink | null;
  accountLinks: SiteLink[];
} {
  const others = links.filter(({ href }) => isOtherSite(href));
  const returnsLink =
    others.find(({ title, href }) => /return|exchange/i.test(`${title} ${href}`)) ?? others[0] ?? null;
  const accountLinks = links.filter((link) => link !== returnsLink && !OWN_SCREENS.has(link.href));
  return { returnsLink, accountLinks };
}
