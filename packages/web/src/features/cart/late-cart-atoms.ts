import type { PendingPiece } from '@storefront/core/cart/pending-piece';
import { atom } from 'jotai';
import { cartOpenAtom } from './cart-atoms.ts';

/** A change was lost: until the cart is fetched nobody knows whether it arrived. */
export const cartIsUncertainAtom = atom(false);

/**
 * The piece that the shopper is about to add: the closed drawer is drawn with its line, so that the click has only to
 * open it. A drawer that was open before does not show it.
 */
export const preparedPieceAtom = atom<PendingPiece | null>(null);

/** Whether the closed drawer has a line that its sums do not know. */
export const isShownAheadAtom = atom((get) => get(preparedPieceAtom) !== null && !get(cartOpenAtom));

/** The closed drawer that has drawn it. */
export interface DrawnPiece {
  piece: PendingPiece;
  /** Whether the drawer is shown: it is before it is drawn as open. */
  isOpen: () => boolean;
  /** Shows it without drawing anything again. */
  open: () => void;
}

export const drawnPieceAtom = atom<DrawnPiece | null>(null);
