import { atom } from 'jotai';
import { closePanelAtom, openPanelAtom, panelsAtom } from '../../../state/panels-atoms.ts';

/** `[entity.cart-state.5]` The handle of the product whose set is to be offered. */
export const getTheSetProductAtom = atom<string | null>(null);

/** `[entity.cart-state.5]` */
export const isGetTheSetOpenAtom = atom(
  (get) => get(panelsAtom).isGetTheSetOpen,
  (_get, set, isOpen: boolean) => set(isOpen ? openPanelAtom : closePanelAtom, 'isGetTheSetOpen'),
);
