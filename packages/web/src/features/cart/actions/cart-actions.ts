import { shownPieceOf } from '@storefront/core/cart/shown-piece';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { cartAtom, cartMessagesAtom, isFetchingAtom, removedLinesAtom } from '../cart-atoms.ts';
import { createAddActions } from './add-lines.ts';
import { createCarryActions } from './carry-over-cart.ts';
import { type CartActionDeps, createCartQueue, FROM_BAG } from './cart-queue.ts';
import { createAttributeActions } from './change-attributes.ts';
import { createDiscountActions } from './change-discount.ts';
import { createProtectionActions, type FindProtection } from './change-protection.ts';
import { createQuantityActions } from './change-quantity.ts';
import { keepUnsent, type LeavingDeps } from './keep-unsent.ts';

/** Never reject: a failure of what the shopper did becomes a message, and the cart stays as it was last returned. */
export type CartActions = ReturnType<typeof createCartActions>;

export function createCartActions(deps: CartActionDeps & LeavingDeps & { findProtection: FindProtection }) {
  const queue = createCartQueue(deps);
  const { store, currentCart, enqueue } = queue;
  const adding = createAddActions(queue);
  const { setQuantity, sendUnsent } = keepUnsent(deps, createQuantityActions(queue).setQuantity);

  return {
    ...adding,
    setQuantity,
    ...createDiscountActions(queue),
    ...createAttributeActions(queue),
    ...createCarryActions(queue),
    ...createProtectionActions(queue, deps.findProtection),

    /** Fetches the cart. A shown cart stays, with its messages, when that fails. */
    async restoreCart(): Promise<void> {
      const isFirst = store.get(cartAtom) === null;
      if (isFirst) {
        store.set(cartMessagesAtom, []);
        store.set(isFetchingAtom, true);
      }
      const failure = isFirst ? cartCopy.notFetched : null;
      await enqueue(async () => void (await currentCart.fetch()), failure);
      store.set(isFetchingAtom, false);
      await sendUnsent();
    },

    /** Undoes a removal: the same piece, quantity and attributes. */
    async putBack(lineId: string): Promise<void> {
      const rows = store.get(removedLinesAtom);
      const removed = rows.find(({ line }) => line.id === lineId);
      if (!removed) return;
      const { merchandise, quantity, attributes } = removed.line;
      const shown = shownPieceOf(removed.line);
      const piece = { merchandiseId: merchandise.id, quantity, attributes, shown };
      const { isReached } = await adding.addLines([piece], FROM_BAG);
      if (!isReached) store.set(removedLinesAtom, rows);
    },
  };
}
