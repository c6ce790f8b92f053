import type { PieceToAdd } from '@storefront/core/cart/pending-piece';
import { atom } from 'jotai';
import { pendingPiecesAtom, shownLinesAtom } from '../cart-atoms.ts';
import { drawnPieceAtom, isOpenAheadAtom, preparedPieceAtom } from '../late-cart-atoms.ts';

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
