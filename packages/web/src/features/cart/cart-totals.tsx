import { cartTotals } from '@storefront/core/cart/totals';
import { formatAmount } from '@storefront/core/market/price';
import { useAtomValue } from 'jotai';
import { cartCopy } from '../../copy/cart-copy.ts';
import { cartAtom } from './cart-atoms.ts';
import styles from './cart-totals.module.css';

/** Subtotal and, where there are reductions, one row each. */
export function CartTotals() {
  const cart = useAtomValue(cartAtom);
  if (!cart) return null;
  const { subtotal, discounts } = cartTotals(cart);
  return (
    <div className={styles.totals}>
      <div>
        <span>{cartCopy.subtotal}</span>
        <span>{formatAmount(subtotal)}</span>
      </div>
      {discounts.map(({ label, amount }) => (
        <div key={label} className={styles.off}>
          <span>{label}</span>
          <span>−{formatAmount(amount)}</span>
        </div>
      ))}
    </div>
  );
}

export function CartTotal() {
  const cart = useAtomValue(cartAtom);
  if (!cart) return null;
  return (
    <div className={styles.totals}>
      <div className={styles.total}>
        <span>{cartCopy.total}</span>
        <span>{formatAmount(cart.cost.totalAmount)}</span>
      </div>
    </div>
  );
}
