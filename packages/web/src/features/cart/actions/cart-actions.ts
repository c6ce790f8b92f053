import type { PieceToAdd } from '@storefront/core/cart/pending-piece';
import { shownPieceOf } from '@storefront/core/cart/shown-piece';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { paths } from '../../../paths.ts';
import { cartAtom, isFetchingAtom, removedLinesAtom } from '../cart-atoms.ts';
import { type AddOutcome, createAddActions } from './add-lines.ts';
import { type AddSource, FROM_BAG } from './add-source.ts';
import { createCarryActions } from './carry-over-cart.ts';
import { type CartActionDeps, createCartQueue } from './cart-queue.ts';
import { createAttributeActions } from './change-attributes.ts';
import { createDiscountActions } from './change-discount.ts';
import { createProtectionActions, type FindProtection } from './change-protection.ts';
import { createQuantityActions } from './change-quantity.ts';
import { handOnAdds } from './hand-on-adds.ts';
import { inShownCurrency } from './in-shown-currency.ts';
import { keepLostAdd } from './keep-lost-add.ts';
import { keepUnsent, type LeavingDeps } from './keep-unsent.ts';
import { openDrawnAtom } from './open-drawn.ts';

/** Never reject: a failure of what the shopper did becomes a message, and the cart stays as it was last returned. */
export type CartActions = ReturnType<typeof createCartActions>;

export function createCartActions(deps: CartActionDeps & LeavingDeps & { findProtection: FindProtection }) {
  const queue = createCartQueue(deps);
  const { store, currentCart, enqueue, clearMessages, recordArrived, takeBack } = queue;
  const adding = createAddActions(queue, keepLostAdd(deps));
  const { addLines: add, prepareAdd } = adding;
  const carryActions = createCarryActions(queue);
  const fetchCart = (failure: string | null) =>
    enqueue(async () => void (await currentCart.fetch()), failure);
  const addShown = (pieces: readonly PieceToAdd[], source?: AddSource, isOpening?: boolean) =>
    add(
      pieces.map((piece) => inShownCurrency(store, piece)),
      source,
      isOpening,
    );
  const quantityActions = createQuantityActions(queue, adding.aroundQuantity);
  const { setQuantity, sendUnsent } = keepUnsent(deps, quantityActions.setQuantity);
  const finishUnsent = handOnAdds(deps, {
    addLines: addShown,
    takeUnconfirmed: adding.takeUnconfirmed,
    recordArrived,
    fetchCart: () => fetchCart(null),
    sendQuantities: sendUnsent,
  });

  return {
    /** Opens the bag that has drawn the piece; whether it did is for `addLines`. */
    openDrawn: (pieces: readonly PieceToAdd[]): boolean => store.set(openDrawnAtom, pieces),

    async addLines(
      pieces: readonly PieceToAdd[],
      source?: AddSource,
      isOpening?: boolean,
    ): Promise<AddOutcome> {
      clearMessages();
      if (store.get(removedLinesAtom).length > 0) store.set(removedLinesAtom, []);
      currentCart.order.forgetRemoved();
      return addShown(pieces, source, isOpening);
    },

    /** Not on the bag's own page, where the drawer never opens. */
    prepareAdd(piece: PieceToAdd): void {
      if (window.location.pathname !== paths.cart) prepareAdd(inShownCurrency(store, piece));
    },

    /** Absolute; 0 removes. */
    async setQuantity(lineId: string, quantity: number): Promise<void> {
      clearMessages();
      await setQuantity(lineId, quantity);
    },

    ...createDiscountActions(queue, deps),
    ...createAttributeActions(queue),
    ...carryActions,
    ...createProtectionActions(queue, deps.findProtection),

    /** Fetches the cart. A shown cart stays, with its messages, when that fails; else none of them says that it is out of reach. */
    async restoreCart(): Promise<void> {
      const isFirst = store.get(cartAtom) === null;
      if (isFirst) {
        clearMessages();
        store.set(isFetchingAtom, true);
      }
      const failure = isFirst ? cartCopy.notFetched : null;
      const isFetched = await fetchCart(failure);
      store.set(isFetchingAtom, false);
      if (isFetched) takeBack(cartCopy.notFetched);
      // What a cart of a while ago does not hold may have arrived since.
      await Promise.all([finishUnsent(isFetched), isFetched && carryActions.followCountry()]);
    },

    /** Undoes a removal: the same piece, quantity and attributes. */
    async putBack(lineId: string): Promise<void> {
      const rows = store.get(removedLinesAtom);
      const removed = rows.find(({ id }) => id === lineId);
      if (!removed) return;
      clearMessages();
      store.set(
        removedLinesAtom,
        rows.filter((row) => row !== removed),
      );
      const { merchandise, quantity, attributes } = removed;
      const shown = shownPieceOf(removed);
      const piece = { merchandiseId: merchandise.id, quantity, attributes, shown };
      const { isReached } = await add([piece], FROM_BAG);
      if (isReached) return;
      const now = store.get(removedLinesAtom);
      const others = now.filter((row) => !rows.includes(row));
      store.set(removedLinesAtom, [...rows.filter((row) => row === removed || now.includes(row)), ...others]);
    },
  };
}
