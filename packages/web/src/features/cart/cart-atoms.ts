import type { Cart, CartLine } from '@storefront/core/cart/cart';
import type { DiscountOutcome } from '@storefront/core/cart/discount-code';
import { joinPending } from '@storefront/core/cart/join-pending';
import type { PendingPiece } from '@storefront/core/cart/pending-piece';
import { piecesOf } from '@storefront/core/cart/shipping-protection';
import type { StoredCart } from '@storefront/core/cart/stored-cart';
import { withQuantities } from '@storefront/core/cart/with-quantities';
import { atom } from 'jotai';
import { closePanelAtom, openPanelAtom, panelsAtom } from '../../state/panels-atoms.ts';

/** `[entity.cart-state.1]`: as the platform last returned it; null before the first response. */
export const cartAtom = atom<Cart | null>(null);
export const cartIdAtom = atom((get) => get(cartAtom)?.id ?? null);
/** The country of the cart's prices; null where it is not known. */
export const cartCountryAtom = atom((get) => get(cartAtom)?.buyerIdentity.countryCode ?? null);
/** What was stored for all tabs when this tab last received the cart. */
export const seenCartAtom = atom<StoredCart>({ id: null, revision: null });
export const cartIsBusyAtom = atom(false);
export const isAddingAtom = atom(false);
/** The first response is still awaited. */
export const isFetchingAtom = atom(true);
/** Whether the shopper is about to open the drawer. */
export const cartIsNearAtom = atom(false);
/** Whether this browser has a cart that this tab has not seen yet. */
export const hasStoredCartAtom = atom(false);

/** Quantities that the platform has not confirmed yet, by line id. */
export const requestedQuantitiesAtom = atom<Record<string, number>>({});

/** Pieces that were added and that the platform has not confirmed yet. */
export const pendingPiecesAtom = atom<readonly PendingPiece[]>([]);

/** The outcome of the code that the shopper last gave, in this tab. */
export const discountResultAtom = atom<{
  code: string;
  outcome: DiscountOutcome | 'unreadable' | 'unreachable';
} | null>(null);

/** Whether the shopper wants shipping protection, until the platform confirms it. */
export const requestedProtectionAtom = atom<boolean | null>(null);

/** Removed lines; the undo row of each stays in its place until the next change. */
export const removedLinesAtom = atom<CartLine[]>([]);

/** Messages to the shopper: reduced quantities, refusals, a platform out of reach. */
export const cartMessagesAtom = atom<string[]>([]);

/** `[entity.cart-state.3]` */
export const cartOpenAtom = atom(
  (get) => get(panelsAtom).cartOpen,
  (_get, set, isOpen: boolean) => set(isOpen ? openPanelAtom : closePanelAtom, 'cartOpen'),
);

/** The cart as the shopper sees it: with the requested quantities, without the removed lines. */
const shownCartAtom = atom((get) => {
  const cart = get(cartAtom);
  return cart && withQuantities(cart, get(requestedQuantitiesAtom));
});

const shownAtom = atom((get) => {
  const cart = get(shownCartAtom);
  return joinPending(cart ? piecesOf(cart) : [], get(pendingPiecesAtom), get(requestedQuantitiesAtom));
});

export const shownLinesAtom = atom((get) => get(shownAtom).lines);

/** Pieces that become lines of their own. */
export const shownPendingAtom = atom((get) => get(shownAtom).pieces);

/** `[entity.cart-state.2]` */
export const itemCountAtom = atom((get) => {
  const { lines, pieces } = get(shownAtom);
  return [...lines, ...pieces].reduce((count, { quantity }) => count + quantity, 0);
});

/** The count as the shop says it; null while nobody knows what is in a stored cart. */
export const knownCountAtom = atom((get) => {
  const count = get(itemCountAtom);
  return count === 0 && get(cartAtom) === null && get(hasStoredCartAtom) ? null : count;
});
