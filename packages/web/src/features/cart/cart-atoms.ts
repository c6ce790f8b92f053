import type { Cart, CartLine } from '@storefront/core/cart/cart';
import { piecesOf } from '@storefront/core/cart/shipping-protection';
import { atom } from 'jotai';
import { closePanelAtom, openPanelAtom, panelsAtom } from '../../state/panels-atoms.ts';

/** `[entity.cart-state]`: what the platform last said; null until the first answer. */
export const cartAtom = atom<Cart | null>(null);
export const cartIsBusyAtom = atom(false);
export const isAddingAtom = atom(false);
/** Nothing has been heard from the platform yet. */
export const isFetchingAtom = atom(true);

/** Wishes that the platform has not confirmed yet: line id → quantity. */
export const wishedQuantitiesAtom = atom<Record<string, number>>({});

/** A line taken out, kept in its place until it is put back or the next change. */
export interface RemovedLine {
  line: CartLine;
  place: number;
}
export const removedLinesAtom = atom<RemovedLine[]>([]);

/** What the shopper must hear: clamped quantities, refusals, a platform that does not answer. */
export const cartMessagesAtom = atom<string[]>([]);

/** `[entity.cart-state.3]` */
export const cartOpenAtom = atom(
  (get) => get(panelsAtom).cartOpen,
  (_get, set, isOpen: boolean) => set(isOpen ? openPanelAtom : closePanelAtom, 'cartOpen'),
);

/** Lines as the shopper sees them: with the quantities wished for, without the removed. */
export const shownLinesAtom = atom((get) => {
  const wished = get(wishedQuantitiesAtom);
  const cart = get(cartAtom);
  return (cart ? piecesOf(cart) : [])
    .map((line) => ({ line, quantity: wished[line.id] ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0);
});

/** `[entity.cart-state.2]` */
export const itemCountAtom = atom((get) =>
  get(shownLinesAtom).reduce((sum, { quantity }) => sum + quantity, 0),
);
