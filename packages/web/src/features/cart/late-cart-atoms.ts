import type { PendingPiece } from '@storefront/core/cart/pending-piece';
import { atom } from 'jotai';

/** A change was lost: until the cart is fetched nobody knows whether it arrived. */
export const cartIsUncertainAtom = atom(false);

/**
 * The piece whose button is pressed just now: the closed drawer is drawn with its line, so that the click has only to
 * open it. A drawer that was open before does not show it.
 */
export const preparedPieceAtom = atom<PendingPiece | null>(null);

/** The closed drawer that has drawn it. */
export interface DrawnPiece {
  piece: PendingPiece;
  /** Whether the drawer is shown: it is before it is drawn as open. */
  isOpen: () => boolean;
  /** Shows it without drawing anything again. */
  open: () => void;
}

export const drawnPieceAtom = atom<DrawnPiece | null>(null);

/** Whether the drawer shows, or is about to show, a piece that its sums do not know yet. */
export const isShownAheadAtom = atom((get) => get(drawnPieceAtom) !== null);
