import { describe, expect, it } from 'vitest';
import type { SiteLink } from '../content/site-content.ts';
import { listAccountMenu, otherQuickLinks } from './account-menu.ts';

const returnsLink = { key: 'r', title: 'Returns & exchanges', href: 'https://returns.example/' };

describe('the account menu', () => {
  it('is a login link for guests [screen.site-shell-desktop-header.6] [role.1]', () => {
    expect(
      listAccountMenu({ userIsLoggedIn: false, firstName: 'Inès', returnsLink, hasWishlists: true }),
    ).toEqual([{ code: 'login', href: '/account/login' }]);
  });

  it('is a greeting and five links for customers [screen.site-shell-desktop-header.5] [role.2]', () => {
    expect(
      listAccountMenu({ userIsLoggedIn: true, firstName: ' Inès ', returnsLink, hasWishlists: true }),
    ).toEqual([
      { code: 'greeting', firstName: 'Inès', href: '/account' },
      { code: 'order-history', href: '/account/order-history' },
      { code: 'wishlist', href: '/account/wishlist' },
      { code: 'returns', ...returnsLink },
      { code: 'rewards', href: '/account/rewards' },
    ]);
  });

  it.each([[null], [''], ['  ']])('first name %j: no name in the greeting', (firstName) => {
    expect(
      listAccountMenu({ userIsLoggedIn: true, firstName, returnsLink, hasWishlists: true })[0],
    ).toMatchObject({
      firstName: null,
    });
  });

  it('has no returns link without a returns site', () => {
    const codes = listAccountMenu({
      userIsLoggedIn: true,
      firstName: null,
      returnsLink: null,
      hasWishlists: true,
    }).map(({ code }) => code);
    expect(codes).toEqual(['greeting', 'order-history', 'wishlist', 'rewards']);
  });

  it('[screen.route-table.16] has no link to wishlists without their provider', () => {
    const menu = listAccountMenu({ userIsLoggedIn: true, firstName: null, returnsLink, hasWishlists: false });
    expect(menu.map(({ code }) => code)).toEqual(['greeting', 'order-history', 'returns', 'rewards']);
  });

  it('[entity.cms-settings-document.16] ends with the editors’ other links', () => {
    const links = [
      { key: 'a', title: 'Addresses', href: '/account/addresses' },
      { key: 's', title: 'Styling', href: 'https://styling.example/' },
    ];
    const menu = listAccountMenu({
      userIsLoggedIn: true,
      firstName: null,
      returnsLink,
      links,
      hasWishlists: true,
    });
    expect(menu.slice(-2)).toEqual([
      { code: 'link', ...links[0] },
      { code: 'link', ...links[1] },
    ]);
  });
});

it('[entity.cms-settings-document.3] quick links leave out what the account shows, but no group of links', () => {
  const link = (href: string, subLinks: SiteLink[] = []) => ({ key: href, href, title: href, subLinks });
  const sub = { key: 's', href: '/account/order-history', title: 'Order history' };
  const group = link('/account/order-history', [sub]);
  const account = [{ href: '/account/order-history' }];
  expect(
    otherQuickLinks(
      [link('/account/login'), link('/account/order-history'), group, link('/pages/faq')],
      account,
    ),
  ).toEqual([group, link('/pages/faq')]);
});
