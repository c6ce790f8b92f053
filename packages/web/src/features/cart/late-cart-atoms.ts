import type { PendingPiece } from '@storefront/core/cart/pending-piece';
import { atom } from 'jotai';
import { cartOpenAtom } from './cart-atoms.ts';

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

/** Not while the drawer is closed: a press that ended beside its button leaves the piece drawn there. */
export const isShownAheadAtom = atom((get) => get(cartOpenAtom) && get(drawnPieceAtom) !== null);
