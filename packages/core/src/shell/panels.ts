import { sitePath } from './site-path.ts';

/** [const.timings.2], [state.cart-drawer-and-panels.3], [state.cart-drawer-and-panels.4] */
export const PANEL_DELAY_MS = 300;

/** What is open above the page ([entity.site-state.4], [entity.cart-state.3], [entity.cart-state.5]). */
export interface Panels {
  /** Key of the main menu's link whose dropdown is open; null while none is. */
  activeDropdown: string | null;
  mobileMenuOpen: boolean;
  searchOpen: boolean;
  newsletterOpen: boolean;
  accountMenuOpen: boolean;
  helpOpen: boolean;
  chatOpen: boolean;
  cartOpen: boolean;
  isGetTheSetOpen: boolean;
}

export type PanelName = Exclude<keyof Panels, 'activeDropdown'>;

const headerPanels: Omit<Panels, 'chatOpen' | 'cartOpen' | 'isGetTheSetOpen'> = {
  activeDropdown: null,
  mobileMenuOpen: false,
  searchOpen: false,
  newsletterOpen: false,
  accountMenuOpen: false,
  helpOpen: false,
};

export const ALL_CLOSED: Panels = {
  ...headerPanels,
  chatOpen: false,
  cartOpen: false,
  isGetTheSetOpen: false,
};

/**
 * What closes when a panel opens. Panels of the header exclude each other, as menu and search must
 * ([screen.site-shell-desktop-header.17]), and the bag; the set may lie on the bag, and the chat on everything.
 */
const closedBy: Record<PanelName, Partial<Panels>> = {
  mobileMenuOpen: { ...headerPanels, cartOpen: false },
  searchOpen: { ...headerPanels, cartOpen: false },
  newsletterOpen: { ...headerPanels, cartOpen: false },
  accountMenuOpen: { ...headerPanels, cartOpen: false },
  helpOpen: { ...headerPanels, cartOpen: false },
  chatOpen: headerPanels,
  cartOpen: headerPanels,
  isGetTheSetOpen: headerPanels,
};

/** Opens a panel and closes those it excludes; the bag never opens on `/cart` ([screen.cart-drawer.3]). */
export function openPanel(panels: Panels, panel: PanelName, path: string): Panels {
  if (panel === 'cartOpen' && isCartPage(path)) return panels;
  return { ...panels, ...closedBy[panel], [panel]: true };
}

export function closePanel(panels: Panels, panel: PanelName): Panels {
  return { ...panels, [panel]: false };
}

/** Menu, search, account, help, newsletter and chat open and close by the same control ([state.cart-drawer-and-panels.6]). */
export function togglePanel(panels: Panels, panel: Exclude<PanelName, 'cartOpen'>, path: string): Panels {
  return panels[panel] ? closePanel(panels, panel) : openPanel(panels, panel, path);
}

/** Selects a link of the main menu, which opens its dropdown; null selects none ([state.cart-drawer-and-panels.5]). */
export function selectDropdown(panels: Panels, key: string | null): Panels {
  if (key === null) return { ...panels, activeDropdown: null };
  return { ...panels, ...headerPanels, cartOpen: false, activeDropdown: key };
}

/** The header's `menuOpen`: derived, so that it cannot disagree with the dropdown. */
export function isMenuOpen(panels: Panels): boolean {
  return panels.activeDropdown !== null;
}

/** `[screen.site-shell-desktop-header.14]` Whether a panel of the header is open, which makes the header white. */
export function isHeaderOpen(panels: Panels): boolean {
  const { mobileMenuOpen, searchOpen, accountMenuOpen, helpOpen } = panels;
  return isMenuOpen(panels) || mobileMenuOpen || searchOpen || accountMenuOpen || helpOpen;
}

export interface CartToggle {
  panels: Panels;
  /** Milliseconds until the bag is to be toggled again, because the set closes first; null when it is done. */
  againAfterMs: number | null;
}

/**
 * 'Bag', its close button or its mask ([state.cart-drawer-and-panels.1]): ignored on `/cart`
 * ([state.cart-drawer-and-panels.2]); closes an open set first ([state.cart-drawer-and-panels.3]).
 */
export function toggleCart(panels: Panels, path: string): CartToggle {
  if (isCartPage(path)) return { panels, againAfterMs: null };
  if (panels.isGetTheSetOpen) {
    return { panels: closePanel(panels, 'isGetTheSetOpen'), againAfterMs: PANEL_DELAY_MS };
  }
  const toggled = panels.cartOpen ? closePanel(panels, 'cartOpen') : openPanel(panels, 'cartOpen', path);
  return { panels: toggled, againAfterMs: null };
}

/** Any change of route closes everything ([screen.cart-drawer.2]); a conversation in the chat goes on. */
export function closeAfterNavigation(panels: Panels): Panels {
  return { ...ALL_CLOSED, chatOpen: panels.chatOpen };
}

/** Wide and narrow header have menus of their own: all close when the width changes from one to the other. */
export function closeHeaderMenus(panels: Panels): Panels {
  return {
    ...panels,
    activeDropdown: null,
    mobileMenuOpen: false,
    accountMenuOpen: false,
    helpOpen: false,
  };
}

function isCartPage(path: string): boolean {
  return sitePath(path) === '/cart';
}
