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
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';

/**
 * What is open above the page. It lives in `state`, not in `shell`, because features open panels too and may not
 * import the shell.
 */
export const panelsAtom = atom<Panels>(ALL_CLOSED);

/** One part of what is open: its component is not drawn again for anything else that opens. */
export function usePanel<Name extends keyof Panels>(name: Name): Panels[Name] {
  return useAtomValue(useMemo(() => atom((get) => get(panelsAtom)[name]), [name]));
}

/** What the header itself depends on: it is not drawn again for anything else that opens. */
export const mobileMenuOpenAtom = atom((get) => get(panelsAtom).mobileMenuOpen);
export const headerOpenAtom = atom((get) => isHeaderOpen(get(panelsAtom)));

/**
 * Whether hovering may open a menu: not over an open search, whose words would be lost because the mouse crossed the
 * header. A click or a key still opens it.
 */
export const hoverMayOpenAtom = atom((get) => !get(panelsAtom).searchOpen);

/** Whether the mobile menu was prefetched, and so is drawn hidden before it is opened. */
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

/** The timer of a toggle of the bag that waits until the set has closed. */
const waitingToggleAtom = atom<ReturnType<typeof setTimeout> | undefined>(undefined);

/** `[state.cart-drawer-and-panels.1]` `[state.cart-drawer-and-panels.2]` `[state.cart-drawer-and-panels.3]` */
export const toggleCartAtom = atom(null, (get, set) => {
  clearTimeout(get(waitingToggleAtom));
  const { panels, againAfterMs } = toggleCart(get(panelsAtom), path());
  set(panelsAtom, panels);
  if (againAfterMs === null) return;
  // It reverses what the shopper saw at the click: an add may open the bag meanwhile.
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

/** `[state.cart-drawer-and-panels.6]` 'Close all': what a change of route closes, and the chat. */
export const closeAllAtom = atom(null, (_get, set) => {
  set(closeAfterNavigationAtom);
  set(panelsAtom, ALL_CLOSED);
});

export const closeHeaderMenusAtom = atom(null, (get, set) =>
  set(panelsAtom, closeHeaderMenus(get(panelsAtom))),
);
