import {
  ALL_CLOSED,
  closeAfterNavigation,
  closePanel,
  openPanel,
  type PanelName,
  type Panels,
  selectDropdown,
  togglePanel,
} from '@storefront/core/shell/panels';
import { atom } from 'jotai';

/**
 * What is open above the page. Features open panels too (the bag opens on an add), and the shell must not be
 * imported by them: that is why this lives in `state` and not in `shell`.
 */
export const panelsAtom = atom<Panels>(ALL_CLOSED);

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

export const closeAfterNavigationAtom = atom(null, (get, set) =>
  set(panelsAtom, closeAfterNavigation(get(panelsAtom))),
);
