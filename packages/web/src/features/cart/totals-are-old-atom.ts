import { atom } from 'jotai';
import {
  isAddingAtom,
  pendingPiecesAtom,
  requestedProtectionAtom,
  requestedQuantitiesAtom,
} from './cart-atoms.ts';
import { isShownAheadAtom } from './late-cart-atoms.ts';

/** Whether the lines show a change that the platform's sums do not know yet. */
export const totalsAreOldAtom = atom(
  (get) =>
    get(isAddingAtom) ||
    get(isShownAheadAtom) ||
    get(pendingPiecesAtom).length > 0 ||
    Object.keys(get(requestedQuantitiesAtom)).length > 0 ||
    get(requestedProtectionAtom) !== null,
);
