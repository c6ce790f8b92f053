import type { PieceToAdd } from '@storefront/core/cart/pending-piece';
import { atom } from 'jotai';
import { pendingPiecesAtom, shownLinesAtom } from '../cart-atoms.ts';
import { drawnPieceAtom, preparedPieceAtom } from '../late-cart-atoms.ts';

/**
 * For a click that adds: opens the closed drawer where it has drawn the piece, before anything is drawn again. Returns
 * whether it did: what else the add changes, that the bag is open among it, follows after that frame. A piece that joins
 * a line is drawn with the add.
 */
export const openDrawnAtom = atom(null, (get, _set, lines: readonly PieceToAdd[]): boolean => {
  const [drawn, id] = [get(drawnPieceAtom), lines[0]?.merchandiseId];
  const isDrawn =
    lines.length === 1 &&
    drawn !== null &&
    drawn.piece === get(preparedPieceAtom) &&
    drawn.piece.merchandiseId === id &&
    !drawn.isOpen() &&
    !get(shownLinesAtom).some(({ merchandise }) => merchandise.id === id) &&
    !get(pendingPiecesAtom).some(({ merchandiseId }) => merchandiseId === id);
  if (isDrawn) drawn.open();
  return isDrawn;
});
