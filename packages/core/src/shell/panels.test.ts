import { describe, expect, it } from 'vitest';
import type { PanelName, Panels } from './panels.ts';
import {
  ALL_CLOSED,
  closeAfterNavigation,
  closeHeaderMenus,
  closePanel,
  isHeaderOpen,
  isMenuOpen,
  openPanel,
  selectDropdown,
  toggleCart,
  togglePanel,
} from './panels.ts';

const open = (...names: (PanelName | 'dropdown')[]): Panels => {
  const panels = { ...ALL_CLOSED };
  for (const name of names) {
    if (name === 'dropdown') panels.activeDropdown = 'lingerie';
    else panels[name] = true;
  }
  return panels;
};

describe('opening one panel closes others', () => {
  it.each<[string, PanelName, Panels, Panels]>([
    [
      '[screen.site-shell-desktop-header.17] menu and search',
      'mobileMenuOpen',
      open('searchOpen'),
      open('mobileMenuOpen'),
    ],
    [
      '[screen.site-shell-desktop-header.17] search and menu',
      'searchOpen',
      open('mobileMenuOpen'),
      open('searchOpen'),
    ],
    ['search and a dropdown', 'searchOpen', open('dropdown'), open('searchOpen')],
    ['account and help', 'accountMenuOpen', open('helpOpen'), open('accountMenuOpen')],
    ['help and account', 'helpOpen', open('accountMenuOpen'), open('helpOpen')],
    ['newsletter and search', 'newsletterOpen', open('searchOpen'), open('newsletterOpen')],
    ['bag and help', 'cartOpen', open('helpOpen'), open('cartOpen')],
    ['search and bag', 'searchOpen', open('cartOpen'), open('searchOpen')],
    ['the chat from the help menu', 'chatOpen', open('helpOpen'), open('chatOpen')],
    ['the chat stays', 'searchOpen', open('chatOpen'), open('chatOpen', 'searchOpen')],
    ['the chat beside the bag', 'chatOpen', open('cartOpen'), open('cartOpen', 'chatOpen')],
    ['the set on the bag', 'isGetTheSetOpen', open('cartOpen'), open('cartOpen', 'isGetTheSetOpen')],
  ])('%s', (_, panel, before, after) => {
    expect(openPanel(before, panel, '/')).toEqual(after);
  });

  it('[state.cart-drawer-and-panels.6] menu and search open and close', () => {
    const opened = togglePanel(ALL_CLOSED, 'searchOpen', '/');
    expect(opened).toEqual(open('searchOpen'));
    expect(togglePanel(opened, 'searchOpen', '/')).toEqual(ALL_CLOSED);
  });

  it('closing one leaves the others as they are', () => {
    expect(closePanel(open('helpOpen', 'chatOpen'), 'helpOpen')).toEqual(open('chatOpen'));
  });
});

describe('the main menu [state.cart-drawer-and-panels.5]', () => {
  it('selects one link with its dropdown, or none', () => {
    const selected = selectDropdown(open('searchOpen', 'cartOpen'), 'lingerie');
    expect(selected).toEqual(open('dropdown'));
    expect(isMenuOpen(selected)).toBe(true);
    expect(selectDropdown(selected, 'swim').activeDropdown).toBe('swim');
    expect(selectDropdown(selected, null)).toEqual(ALL_CLOSED);
    expect(isMenuOpen(ALL_CLOSED)).toBe(false);
  });

  it('leaving the menu closes nothing else', () => {
    expect(selectDropdown(open('helpOpen'), null)).toEqual(open('helpOpen'));
  });
});

describe('a header with an open panel is white [screen.site-shell-desktop-header.14]', () => {
  it.each([['dropdown'], ['mobileMenuOpen'], ['searchOpen'], ['accountMenuOpen'], ['helpOpen']] as const)(
    '%s',
    (panel) => {
      expect(isHeaderOpen(open(panel))).toBe(true);
    },
  );

  it('is not white for the bag or the newsletter', () => {
    expect(isHeaderOpen(open('cartOpen', 'newsletterOpen'))).toBe(false);
  });
});

describe('the bag’s toggle [const.timings.2]', () => {
  it.each<[string, Panels, string, Panels, number | null]>([
    ['[state.cart-drawer-and-panels.1] opens', ALL_CLOSED, '/', open('cartOpen'), null],
    ['[state.cart-drawer-and-panels.1] closes', open('cartOpen'), '/', ALL_CLOSED, null],
    ['[state.cart-drawer-and-panels.2] is ignored on /cart', ALL_CLOSED, '/cart', ALL_CLOSED, null],
    ['[state.cart-drawer-and-panels.2] also with a query', ALL_CLOSED, '/cart?discount=X', ALL_CLOSED, null],
    [
      '[state.cart-drawer-and-panels.2] not on a path that begins so',
      ALL_CLOSED,
      '/cartography',
      open('cartOpen'),
      null,
    ],
    ['[state.cart-drawer-and-panels.3] closes the set first', open('isGetTheSetOpen'), '/', ALL_CLOSED, 300],
    [
      '[state.cart-drawer-and-panels.3] and the bag later',
      open('cartOpen', 'isGetTheSetOpen'),
      '/',
      open('cartOpen'),
      300,
    ],
  ])('%s', (_, before, path, panels, againAfterMs) => {
    expect(toggleCart(before, path)).toEqual({ panels, againAfterMs });
  });

  it('[screen.cart-drawer.3] an add does not open it on /cart', () => {
    expect(openPanel(ALL_CLOSED, 'cartOpen', '/cart')).toEqual(ALL_CLOSED);
  });
});

describe('a change of route [screen.cart-drawer.2]', () => {
  it('closes everything except the chat', () => {
    const everything = open(
      'dropdown',
      'mobileMenuOpen',
      'searchOpen',
      'newsletterOpen',
      'accountMenuOpen',
      'helpOpen',
      'chatOpen',
      'cartOpen',
      'isGetTheSetOpen',
    );
    expect(closeAfterNavigation(everything)).toEqual(open('chatOpen'));
    expect(closeAfterNavigation(open('cartOpen'))).toEqual(ALL_CLOSED);
  });
});

describe('a change between wide and narrow header', () => {
  it('closes the menus of each, and keeps what both have open', () => {
    const menus: PanelName[] = ['mobileMenuOpen', 'accountMenuOpen', 'helpOpen'];
    const others: PanelName[] = ['searchOpen', 'newsletterOpen', 'chatOpen', 'cartOpen', 'isGetTheSetOpen'];
    expect(closeHeaderMenus(open('dropdown', ...menus, ...others))).toEqual(open(...others));
  });
});
