import { useAtomValue } from 'jotai';
import { cartCopy } from '../../copy/cart-copy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { isAddingAtom, removedLinesAtom, shownLinesAtom } from './cart-atoms.ts';
import styles from './cart-line.module.css';
import { CartLine } from './cart-line.tsx';
import { cartRows } from './cart-rows.ts';
import { useCart } from './use-cart.ts';

/** The lines in the platform's order, with the undo rows of removed lines. */
export function CartLines() {
  const shown = useAtomValue(shownLinesAtom);
  const removed = useAtomValue(removedLinesAtom);
  const isAdding = useAtomValue(isAddingAtom);
  const { setQuantity, putBack } = useCart();
  return (
    <ul aria-label={cartCopy.pieces}>
      {cartRows(shown, removed).map((row) =>
        'removed' in row ? (
          <li key={row.removed.id} className={styles.undo}>
            <span role="status">{cartCopy.removed(row.removed.merchandise.product.title)}</span>
            <button type="button" className="link" onClick={() => void putBack(row.removed.id)}>
              {cartCopy.undo}
              <span className="sr"> {row.removed.merchandise.product.title}</span>
            </button>
          </li>
        ) : (
          <CartLine
            key={row.line.id}
            line={row.line}
            onQuantity={(quantity) => void setQuantity(row.line.id, quantity)}
          />
        ),
      )}
      {isAdding && (
        <li className={styles.line} aria-busy="true">
          <Skeleton className={styles.skeleton} />
          <div>
            <Skeleton className={styles.skeletonLine} />
            <Skeleton className={styles.skeletonLine} />
          </div>
        </li>
      )}
    </ul>
  );
}
