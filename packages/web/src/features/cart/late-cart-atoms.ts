import type { PendingPiece, PieceToAdd } from '@storefront/core/cart/pending-piece';
import { atom } from 'jotai';
import { pendingPiecesAtom, shownLinesAtom } from './cart-atoms.ts';

/** A change was lost: until the cart is fetched nobody knows whether it arrived. */
export const cartIsUncertainAtom = atom(false);

/**
 * The piece whose button is pressed just now: the closed drawer is drawn with its line, so that the click has only to
 * open it. A drawer that was open before does not show it.
 */
export const preparedPieceAtom = atom<PendingPiece | null>(null);

/** What of it the closed drawer has drawn. */
export const drawnPieceAtom = atom<PendingPiece | null>(null);

/**
 * Whether the drawer has opened with the drawn piece, before the rest of its add is drawn. It stays until another piece is
 * prepared: a component that reads it in the frame that opens would read what the add has set meanwhile.
 */
export const isOpenAheadAtom = atom(false);

/**
 * For an add: returns whether its piece is drawn in the drawer already, so that what else it changes may follow after the
 * paint. A piece that joins a line is drawn with the add.
 */
export const openAheadAtom = atom(null, (get, set, lines: readonly PieceToAdd[]): boolean => {
  const [drawn, id] = [get(drawnPieceAtom), lines[0]?.merchandiseId];
  const isDrawn =
    lines.length === 1 &&
    drawn !== null &&
    drawn === get(preparedPieceAtom) &&
    drawn.merchandiseId === id &&
    !get(shownLinesAtom).some(({ merchandise }) => merchandise.id === id) &&
    !get(pendingPiecesAtom).some(({ merchandiseId }) => merchandiseId === id);
  set(isOpenAheadAtom, isDrawn);
  return isDrawn;
});
