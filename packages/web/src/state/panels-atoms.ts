import {
  ALL_CLOSED,
  closeAfterNavigation,
  closeHeaderMenus,
  closePanel,
  isHeaderOpen,
  openPanel,
  type PanelName,
  type Panels,
  selectDropdown,
  toggleCart,
  togglePanel,
} from '@storefront/core/shell/panels';
import { atom } from 'jotai';

/**
 * What is open above the page. Features open panels too (the bag opens on an add), and the shell must not be
 * imported by them: that is why this lives in `state` and not in `shell`.
 */
export const panelsAtom = atom<Panels>(ALL_CLOSED);

/** What the header itself depends on: it is not drawn anew for anything else that opens. */
export const mobileMenuOpenAtom = atom((get) => get(panelsAtom).mobileMenuOpen);
export const headerOpenAtom = atom((get) => isHeaderOpen(get(panelsAtom)));

/**
 * Whether what opens by hovering may open: not over an open search, whose typed words would be gone because a mouse
 * has crossed the header. A click or a key still opens it.
 */
export const hoverMayOpenAtom = atom((get) => !get(panelsAtom).searchOpen);

/** Whether the mobile menu has been fetched ahead of the click, and so is drawn, unseen, before it is opened. */
export const mobileMenuIsNearAtom = atom(false);

const path = () => window.location.pathname;

export const openPanelAtom = atom(null, (get, set, panel: PanelName) =>
  set(panelsAtom, openPanel(get(panelsAtom), panel, path())),
);

export const closePanelAtom = atom(null, (get, set, panel: PanelName) =>
  set(panelsAtom, closePanel(get(panelsAtom), panel)),
);

export const togglePanelAtom = atom(null, (get, set, panel: Exclude<PanelName, 'cartOpen'>) =>
  set(panelsAtom, togglePanel(get(panelsAtom), panel, path())),
);

export const selectDropdownAtom = atom(null, (get, set, key: string | null) =>
  set(panelsAtom, selectDropdown(get(panelsAtom), key)),
);

/** The bag's opening or closing that waits until the set has closed. */
const waitingToggleAtom = atom<ReturnType<typeof setTimeout> | undefined>(undefined);

/** 'Bag' ([state.cart-drawer-and-panels.1] to [state.cart-drawer-and-panels.3]). */
export const toggleCartAtom = atom(null, (get, set) => {
  clearTimeout(get(waitingToggleAtom));
  const { panels, againAfterMs } = toggleCart(get(panelsAtom), path());
  set(panelsAtom, panels);
  if (againAfterMs === null) return;
  // What the shopper sees when asking is what is undone: an add may open the bag meanwhile.
  const change = panels.cartOpen ? closePanelAtom : openPanelAtom;
  set(
    waitingToggleAtom,
    setTimeout(() => set(change, 'cartOpen'), againAfterMs),
  );
});

export const closeAfterNavigationAtom = atom(null, (get, set) => {
  clearTimeout(get(waitingToggleAtom));
  set(panelsAtom, closeAfterNavigation(get(panelsAtom)));
});

/** 'Close all' ([state.cart-drawer-and-panels.6]): what a change of route closes, and the chat. */
export const closeAllAtom = atom(null, (_get, set) => {
  set(closeAfterNavigationAtom);
  set(panelsAtom, ALL_CLOSED);
});

export const closeHeaderMenusAtom = atom(null, (get, set) =>
  set(panelsAtom, closeHeaderMenus(get(panelsAtom))),
);
