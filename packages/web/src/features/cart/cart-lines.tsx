import type { CartLine as Line } from '@storefront/core/cart/cart';
import type { PendingPiece } from '@storefront/core/cart/pending-piece';
import { stockLimit } from '@storefront/core/cart/quantity';
import { useAtomValue } from 'jotai';
import { memo, useCallback, useState } from 'react';
import { cartCopy } from '../../copy/cart-copy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import {
  isAddingAtom,
  pendingPiecesAtom,
  removedLinesAtom,
  shownLinesAtom,
  shownPendingAtom,
} from './cart-atoms.ts';
import styles from './cart-line.module.css';
import { CartLine } from './cart-line.tsx';
import { cartRows } from './cart-rows.ts';
import { lineOrderAtom } from './line-order-atom.ts';
import { PendingLine } from './pending-line.tsx';
import { selectedPreorderVariantAtom } from './preorder-atom.ts';
import { useCart } from './use-cart.ts';

/** What was pressed, a line's removal, is there no more. */
function takeLostFocus(undo: HTMLElement | null): void {
  if (document.activeElement === document.body) undo?.focus();
}

/** The newest first, as the platform has them, so that no piece changes its place when it is confirmed. */
export const CartLines = memo(function CartLines({ prepared = null }: { prepared?: PendingPiece | null }) {
  const shown = useAtomValue(shownLinesAtom);
  const pending = useAtomValue(shownPendingAtom);
  const removed = useAtomValue(removedLinesAtom);
  const order = useAtomValue(lineOrderAtom);
  const hasPending = useAtomValue(pendingPiecesAtom).length > 0;
  const isAddingUnknown = useAtomValue(isAddingAtom) && !hasPending;
  const preorder = useAtomValue(selectedPreorderVariantAtom);
  const { setQuantity, putBack } = useCart();
  const [said, setSaid] = useState('');
  const change = useCallback(
    (line: Line, quantity: number) => {
      setSaid(stockLimit(line) === quantity ? cartCopy.lastOnes(quantity) : '');
      void setQuantity(line.id, quantity);
    },
    [setQuantity],
  );
  return (
    <>
      <p role="status" className="sr">
        {said}
      </p>
      <p role="status" className="sr">
        {preorder && cartCopy.preorder(preorder.shown.title)}
      </p>
      <ul tabIndex={-1} aria-label={cartCopy.pieces}>
        {isAddingUnknown && (
          <li className={styles.line} aria-busy="true">
            <Skeleton className={styles.skeleton} />
            <div>
              <Skeleton className={styles.skeletonLine} />
              <Skeleton className={styles.skeletonLine} />
            </div>
          </li>
        )}
        {cartRows({ shown, pending: prepared ? [...pending, prepared] : pending, removed }, order).map(
          (row) =>
            'piece' in row ? (
              <PendingLine key={row.piece.key} piece={row.piece} />
            ) : 'removed' in row ? (
              <li key={row.removed.id} className={styles.undo}>
                <span role="status">{cartCopy.removed(row.removed.merchandise.product.title)}</span>
                <button
                  type="button"
                  className="link"
                  ref={takeLostFocus}
                  onClick={({ currentTarget }) => {
                    currentTarget.closest('ul')?.focus();
                    void putBack(row.removed.id);
                  }}
                >
                  {cartCopy.undo}
                  <span className="sr"> {row.removed.merchandise.product.title}</span>
                </button>
              </li>
            ) : (
              <CartLine key={row.line.id} line={row.line} onQuantity={change} />
            ),
        )}
      </ul>
    </>
  );
});
